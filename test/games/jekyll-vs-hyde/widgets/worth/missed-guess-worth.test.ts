import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { MissedGuessVerdict } from '#games/jekyll-vs-hyde/widgets/worth/MissedGuessWorth.tsx';
import { words } from '#said/jekyll-vs-hyde/missed-move-guess';
import { costlyPositions } from '../../analysis/costly-moves.ts';

/** What is said of a guess that was not what was played. */

test('A guess that costs something is said to be judged with both hands open: the reasons name cards of the other', () => {
  const [costly] = costlyPositions(createSolver(), 4).take(1);
  const [continuations] = costly?.all ?? [];
  if (continuations === undefined) throw new Error('No move costs anything');
  const said = renderToString(
    h(MissedGuessVerdict, {
      worth: { type: 'costly', continuations },
      panel: {
        places: { hand: null, told: null, course: null, note: null, line: null },
        show: () => undefined,
      },
    }),
  );
  expect(said).toContain(words.judgedOpenly);
});
