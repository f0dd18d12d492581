import drawings from '../drawings.css?raw';
import suits from '../suits.css?raw';
import tokens from '../../../../styles/tokens.css?raw';

/** The colours and rules of the site's stylesheets, by daylight, as a picture takes them along: with no variables left. */

const COLOURS = new Map(
  Array.from(
    `${tokens}${suits}`.matchAll(/--([\w-]+): light-dark\((#\w+),/g),
    ([, name = '', light = '']) => [name, light],
  ),
);
/** What most machines have. Behind the Latin faces stand those with Japanese letters, first the one that we build with. */
const COMMON = [
  "Georgia, 'Times New Roman', 'Zen Antique'",
  "'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif CJK JP', 'Noto Serif JP', serif",
].join(', ');
/** The faces of the site where a machine has them. */
const FACES: Readonly<Record<string, string>> = {
  'font-text': `'Crimson Pro', ${COMMON}`,
  'font-display': `'Abril Fatface', ${COMMON}`,
};

/** A colour of `tokens.css` or of the suits by its name, as in `card-paper`. Refuses (throws) one that is not there. */
export function ink(name: string): string {
  const colour = COLOURS.get(name);
  if (colour === undefined) throw new Error(`There is no colour --${name}`);
  return colour;
}

const SUITS = ['wrath', 'greed', 'pride', 'potion'];

/** What stands in the `<style>` of a picture. */
export const STYLE = [
  drawings.replace(/\/\*[^]*?\*\//g, '').replace(/\s+/g, ' '),
  ...SUITS.map((suit) => `[data-suit='${suit}'] { color: var(--card-${suit}) }`),
  '.card-back { color: var(--card-back) }',
  '.on-night { color: var(--card-paper) }',
  'text { font-family: var(--font-text) }',
  '.display { font-family: var(--font-display) }',
]
  .join('\n')
  .replace(/var\(--([\w-]+)\)/g, (_, name: string) => FACES[name] ?? ink(name));
