import type { JekyllVsHydeExercise, JekyllVsHydeExercises } from '#games/jekyll-vs-hyde/exercises/types';
import { statechartMachine } from '#games/jekyll-vs-hyde/machine-with-statechart';
import { bySeat, sorted } from '#games/jekyll-vs-hyde/rules/cards';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import { options } from '#games/jekyll-vs-hyde/rules/what-seat-may-do-by-rule';
import { view, type View } from '#games/jekyll-vs-hyde/rules/view';
import { QuizAnswerLabel } from '#games/jekyll-vs-hyde/table/QuizAnswerLabel.tsx';
import { Refusals } from '#games/jekyll-vs-hyde/table/Refusals.tsx';
import { RuleLink } from '#games/jekyll-vs-hyde/table/RuleLink.tsx';
import { Table } from '#games/jekyll-vs-hyde/table/Table.tsx';
import { voice } from '#games/jekyll-vs-hyde/move-and-event-texts.tsx';
import { words } from '#said/jekyll-vs-hyde/exercises';
import { words as pointers } from '#said/jekyll-vs-hyde/question-hints';
import { words as legality } from '#said/jekyll-vs-hyde/legality';
import { words as reasons } from '#said/jekyll-vs-hyde/exercise-reasons';
import { punctuation } from '#said/punctuation';
import type { Quiz } from '#widgets/quiz/quiz-adapter.ts';
import { say } from '#words/sentence-per-type';

/** How questions about Jekyll vs Hyde are asked and answered. */
export const quiz: Quiz<JekyllVsHyde, JekyllVsHydeExercises> = {
  face: { ...voice, machine: statechartMachine, Table, Refusals },
  RuleLink,
  QuizAnswerLabel,
  posed,
  tells: (reason, { type }) =>
    reason.type === 'loses' || reason.type === 'other-winner'
      ? type === 'won'
      : reason.type === 'other-gap' && reason.marker >= reason.from && type === 'gap',
  words: {
    proposal: ({ kind, proposed }) =>
      proposed.map((move) => say(kind === 'verdict' ? words.wanted : words.supposed, move)),
    question: (exercise) => words.questions[exercise.kind](exercise),
    pointer: (exercise) => pointers[pointedAt(exercise)],
    choice: (choice) => say(words.choices, choice),
    reason: (reason, choices) =>
      say(reasons, {
        ...reason,
        choice: punctuation.list(choices.map((choice) => say(words.choices, choice))),
      }),
    beside: ({ kind, before, viewer }) => {
      const open = kind === 'playable' && viewer !== 'all' ? options(before, viewer) : null;
      return open && say(legality.options, open);
    },
  },
};

/** Where to look: not every question of a kind hangs on the same. */
function pointedAt({ kind, before, proposed: [move] }: JekyllVsHydeExercise): keyof typeof pointers {
  if (kind === 'verdict' && move?.type === 'deal') return 'deal';
  if (kind === 'verdict' && move?.type === 'exchange') return 'giftVerdict';
  return kind === 'gift' && before.phase === 'greed' ? 'greedGift' : kind;
}

/** The card that the question supposes to be played lies beside the led one already, and hands to be judged lie open. */
function posed({ before, viewer, proposed: [move] }: JekyllVsHydeExercise): View {
  const seen = view(before, viewer);
  if (move?.type === 'deal') return { ...seen, hands: bySeat((seat) => sorted(move[seat])) };
  if (move?.type !== 'follow' || seen.led === null) return seen;
  const hands = { ...seen.hands, [move.by]: seen.hands[move.by].filter((card) => card !== move.card) };
  return { ...seen, hands, followed: move.card };
}
