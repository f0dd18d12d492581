import { expect, test } from 'vitest';
import { words as chronicleTable } from '#games/chronicle/words/ja/table-and-replay-steps';
import { words as chronicle } from '#games/chronicle/words/ja/names';
import { words as jekyllVsHyde } from '#games/jekyll-vs-hyde/words/ja/names';
import { words as sandboxEditor } from '#games/jekyll-vs-hyde/words/ja/sandbox-editor';
import { words as switchTable } from '#games/switch/words/ja/table-and-replay-steps';
import { words as switchGame } from '#games/switch/words/ja/names';
import { words as keys } from '#words/ja/keyboard-shortcuts';
import { words as hub } from '#words/ja/game-hub';
import { words as site } from '#words/ja/site';

/** How long the words of narrow places may be. Every letter and sign of Japanese fills a square, so that can be told without a font. */

function ems(text: string): number {
  return Array.from(text, (sign) => (/\p{ASCII}/u.test(sign) ? 0.55 : 1)).reduce((a, b) => a + b, 0);
}

test.each([
  ['the button of the keys, beside who plays', keys.open, 5],
  ['what stands in the field for questions, beside its button', hub.askText, 10],
  ['an empty hand among several in Chronicle', chronicleTable.table.emptyHand('p6'), 5],
  ['an empty hand among several in Switch', switchTable.table.emptyHand('p6'), 5],
])('%s: “%s” fits its place', (_, text, most) => {
  expect(ems(text)).toBeLessThanOrEqual(most);
});

test('The games and the questions stand beside each other at the foot of a phone 360 px wide', () => {
  const names = [jekyllVsHyde.title, switchGame.title, chronicle.title, site.page.places.ask];
  // Letters of 13.6 px, and as much again between two names.
  expect((names.map(ems).reduce((a, b) => a + b) + names.length - 1) * 13.6).toBeLessThanOrEqual(360);
});

test('The places of a sandbox of Jekyll vs Hyde, four beside each other, take two lines at most', () => {
  // A phone 360 px wide gives each 80 px, for letters of 13.6 px.
  for (const name of Object.values(sandboxEditor.spots)) expect(ems(name)).toBeLessThanOrEqual(2 * 5);
});
