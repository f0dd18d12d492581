import tokens from '../../styles/design-tokens.css?raw';

/** The colours and rules of the site's stylesheets, by daylight, as a picture takes them along: with no variables left. */

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

/** Gives a colour by its name, as in `card-paper`. Refuses (throws) one that is not there. */
export type Ink = (name: string) => string;

/** The colours of the site, and of further style sheets. */
export function inksOf(sheets = ''): Ink {
  const colours = new Map(
    Array.from(
      `${tokens}${sheets}`.matchAll(/--([\w-]+): light-dark\((#\w+),/g),
      ([, name = '', light = '']) => [name, light],
    ),
  );
  return (name) => {
    const colour = colours.get(name);
    if (colour === undefined) throw new Error(`There is no colour --${name}`);
    return colour;
  };
}

/** What stands in the `<style>` of a picture: how the cards of a game are drawn, and its suits, each in its ink. */
export function pictureStyle(drawings: string, suits: readonly string[], ink: Ink): string {
  return [
    drawings.replace(/\/\*[^]*?\*\//g, '').replace(/\s+/g, ' '),
    ...suits.map((suit) => `[data-suit='${suit}'] { color: var(--card-${suit}) }`),
    '.card-back { color: var(--card-back) }',
    '.on-night { color: var(--card-paper) }',
    'text { font-family: var(--font-text) }',
    '.display { font-family: var(--font-display) }',
  ]
    .join('\n')
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => FACES[name] ?? ink(name));
}
