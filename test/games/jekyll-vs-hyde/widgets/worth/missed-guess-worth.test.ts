import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { explainCost } from '#games/jekyll-vs-hyde/analysis/cost-explanation';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { GuessedMoveVerdict } from '#games/jekyll-vs-hyde/widgets/worth/GuessedMoveWorth.tsx';
import { TriedMoveVerdict } from '#games/jekyll-vs-hyde/widgets/worth/TriedMoveVerdict.tsx';
import { words as cost } from '#said/jekyll-vs-hyde/cost-explanation';
import { words } from '#said/jekyll-vs-hyde/guessed-move-worth';
import { words as play } from '#said/jekyll-vs-hyde/play-against-computer';
import { costlyPositions } from '../../analysis/positions-with-costly-moves.ts';

/** What is said of a move that is tried, or of a guess that was not what was played. */

test('A guess that costs something is told how the round ends, judged with both hands open, and no card of the other unasked', () => {
  const [costly] = costlyPositions(createSolver(), 4).take(1);
  const [continuations] = costly?.all ?? [];
  if (continuations === undefined) throw new Error('No move costs anything');
  const said = renderToString(
    h(GuessedMoveVerdict, {
      worth: { type: 'costly', continuations },
      panel: {
        places: { hand: null, told: null, course: null, note: null, line: null },
        show: () => undefined,
      },
    }),
  );
  expect(said).toContain(words.judgedOpenly);
  expect(said).toContain(words.showOpenly);
  const text = said.replaceAll(/<[^>]+>/g, '');
  for (const claim of explainCost(continuations))
    expect(text.includes(cost.says(claim))).toBe(claim.type === 'ends');
});

test.each([
  ['the better one by what was seen is no mistake', true],
  ['another than that is one', false],
])('Tried again, %s, and what both hands open say is told apart', (_, isBetterBySight) => {
  const [costly] = costlyPositions(createSolver(), 4).take(1);
  const [continuations] = costly?.all ?? [];
  if (continuations === undefined) throw new Error('No move costs anything');
  const worth = { type: 'costly', continuations } as const;
  const openly = play.review.betterOpenly(isBetterBySight);
  const said = renderToString(h(TriedMoveVerdict, { worth, isBetterBySight, introduction: openly }));
  expect(said).toContain(openly);
  expect(said.includes('data-kind="mistake"')).toBe(!isBetterBySight);
  const [first] = explainCost(continuations).map(cost.says);
  expect(said.indexOf(openly)).toBeLessThan(said.indexOf(first ?? ''));
});
