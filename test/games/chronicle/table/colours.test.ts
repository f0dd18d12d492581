import { readFileSync } from 'node:fs';
import { converter, differenceCiede2000, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';

/** The inks of Chronicle: whether they can be read, and whether suits stay apart, without colours too. */

const SHEETS = ['styles/design-tokens.css', 'games/chronicle/table/suits.css']
  .map((sheet) => readFileSync(new URL(`../../../../src/${sheet}`, import.meta.url), 'utf8'))
  .join('');
const INKS = ['love', 'power', 'wisdom', 'wild'] as const;
const SUITS = INKS.slice(0, 3);

function token(name: string, theme: 'light' | 'dark'): string {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(SHEETS) ?? [];
  const colour = theme === 'light' ? light : dark;
  if (colour === undefined) throw new Error(`There is no colour --${name}`);
  return colour;
}

const lightness = converter('lab65');
const apart = differenceCiede2000();

/** What is left of a colour without any cones: its lightness. */
const grey = (colour: string) => ({ mode: 'lab65' as const, l: lightness(colour)?.l ?? 0, a: 0, b: 0 });

describe.each(['light', 'dark'] as const)('In the %s theme', (theme) => {
  test.each(['', 'card-'])('the suits (%s) stay apart, by their lightness alone as well', (prefix) => {
    for (const [index, one] of SUITS.entries())
      for (const other of SUITS.slice(index + 1)) {
        const [here, there] = [token(prefix + one, theme), token(prefix + other, theme)];
        expect(apart(here, there), `${one}, ${other}`).toBeGreaterThan(20);
        expect(apart(grey(here), grey(there)), `${one}, ${other} in grey`).toBeGreaterThan(5);
      }
  });

  test('every ink has a contrast of 4.5 and more on what it stands on', () => {
    for (const paper of ['paper', 'paper-raised', 'paper-sunken'])
      for (const ink of INKS)
        expect(
          wcagContrast(token(ink, theme), token(paper, theme)),
          `${ink} on ${paper}`,
        ).toBeGreaterThanOrEqual(4.5);
    for (const ink of INKS)
      expect(
        wcagContrast(token(`card-${ink}`, theme), token('card-paper', theme)),
        `${ink} on cards`,
      ).toBeGreaterThanOrEqual(4.5);
  });
});
