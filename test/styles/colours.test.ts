import { readFileSync } from 'node:fs';
import { converter, differenceCiede2000, wcagContrast, type Rgb } from 'culori';
import { describe, expect, test } from 'vitest';

/** The colours of the site and of the suits: whether they can be read, and whether suits stay apart for eyes that see fewer colours. */

const TOKENS = ['styles/design-tokens.css', 'games/jekyll-vs-hyde/table/suits.css']
  .map((sheet) => readFileSync(new URL(`../../src/${sheet}`, import.meta.url), 'utf8'))
  .join('');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

function token(name: string, theme: Theme): string {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(TOKENS) ?? [];
  const colour = theme === 'light' ? light : dark;
  if (colour === undefined) throw new Error(`There is no colour --${name}`);
  return colour;
}

const SUITS = ['wrath', 'greed', 'pride', 'potion'] as const;
const PAPERS = ['paper', 'paper-raised', 'paper-sunken'] as const;

/**
 * What is left of red, green and blue light where one kind of cone is missing: the matrices of G. M. Machado, M. M. Oliveira
 * and L. A. F. Fernandes, “A Physiologically-based Model for Simulation of Color Vision Deficiency”, IEEE Transactions on
 * Visualization and Computer Graphics 15 (2009), at full severity. Without any cones only luminance is left (Rec. 709).
 */
const VISIONS = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
} as const;
type Vision = keyof typeof VISIONS;

/** How far apart two inks have to stay (CIEDE2000, where 1 is just noticed side by side), beside shape and letter. */
const APART: Readonly<Record<Vision, number>> = {
  protanopia: 7,
  deuteranopia: 7,
  tritanopia: 7,
  achromatopsia: 5,
};

const toLight = converter('lrgb');
const toScreen = converter('rgb');
const difference = differenceCiede2000();

function seenBy(vision: Vision, colour: string): Rgb {
  const light = toLight(colour);
  if (light === undefined) throw new Error(`${colour} is no colour`);
  const [r, g, b] = VISIONS[vision].map(([red, green, blue]) =>
    Math.min(1, Math.max(0, red * light.r + green * light.g + blue * light.b)),
  );
  return toScreen({ mode: 'lrgb', r: r ?? 0, g: g ?? 0, b: b ?? 0 });
}

describe.each(THEMES)('In the %s theme', (theme) => {
  test.each(Object.keys(VISIONS) as Vision[])('suits stay apart with %s, in text and on cards', (vision) => {
    for (const prefix of ['', 'card-']) {
      const inks = SUITS.map((suit) => ({ suit, seen: seenBy(vision, token(`${prefix}${suit}`, theme)) }));
      for (const [index, one] of inks.entries()) {
        for (const another of inks.slice(index + 1)) {
          const pair = `${prefix}${one.suit} and ${another.suit}`;
          expect(difference(one.seen, another.seen), pair).toBeGreaterThan(APART[vision]);
        }
      }
    }
  });

  test('Pride is the darkest suit and Greed the lightest', () => {
    for (const prefix of ['', 'card-']) {
      const lightness = (suit: string) => wcagContrast(token(`${prefix}${suit}`, theme), '#000000');
      const ladder = SUITS.toSorted((a, b) => lightness(a) - lightness(b));
      expect([ladder[0], ladder.at(-1)]).toEqual(['pride', 'greed']);
    }
  });

  test('text has a contrast of 4.5 and more on every paper it stands on', () => {
    for (const paper of PAPERS) {
      for (const ink of ['ink', 'ink-soft', 'link', ...SUITS]) {
        const contrast = wcagContrast(token(ink, theme), token(paper, theme));
        expect(contrast, `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    for (const ink of ['card-ink', ...SUITS.map((suit) => `card-${suit}`)]) {
      const contrast = wcagContrast(token(ink, theme), token('card-paper', theme));
      expect(contrast, `${ink} on cards`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('the lines of fields and buttons, and what marks the focus, have a contrast of 3 and more', () => {
    for (const paper of PAPERS) {
      for (const line of ['rule-strong', 'focus']) {
        const contrast = wcagContrast(token(line, theme), token(paper, theme));
        expect(contrast, `${line} on ${paper}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
