import type { ChronicleExercise, ChronicleExercises, KindId } from '#games/chronicle/exercises/types';
import { statechartMachine } from '#games/chronicle/machine-with-statechart';
import { apply } from '#games/chronicle/rules/apply';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { bySeat } from '#games/chronicle/rules/seats';
import type { Action } from '#games/chronicle/rules/state';
import { view, type View } from '#games/chronicle/rules/view';
import { QuizAnswerLabel } from '#games/chronicle/table/QuizAnswerLabel.tsx';
import { Refusals } from '#games/chronicle/table/Refusals.tsx';
import { RuleLink } from '#games/chronicle/table/RuleLink.tsx';
import { Table } from '#games/chronicle/table/Table.tsx';
import { voice } from '#games/chronicle/move-and-event-texts.tsx';
import { words } from '#said/chronicle/exercises';
import { words as pointers } from '#said/chronicle/question-hints';
import { words as game } from '#said/chronicle/names';
import { words as table } from '#said/chronicle/table-and-replay-steps';
import { punctuation } from '#said/punctuation';
import type { Quiz } from '#widgets/quiz/quiz-adapter.ts';
import { say } from '#words/sentence-per-type';

/** How questions about Chronicle are asked and answered. */
export const quiz: Quiz<Chronicle, ChronicleExercises> = {
  face: { ...voice, machine: statechartMachine, Table, Refusals },
  RuleLink,
  QuizAnswerLabel,
  posed,
  words: {
    proposal: ({ proposed }) =>
      proposed.map((move) => punctuation.ended(proposedBy(move, proposed.length > 1))),
    question: (exercise) => words.questions[exercise.kind](exercise),
    pointer: ({ kind }) => pointers[kind],
    choice: (choice) => say(words.choices, choice),
    reason: (reason, choices) =>
      say(words.reasons, {
        ...reason,
        choice: punctuation.list(choices.map((choice) => say(words.choices, choice))),
      }),
    beside: () => null,
  },
};

/** What is played, in few words where it is a whole Meeting. */
function proposedBy(move: Action, briefly: boolean): string {
  return briefly && move.type === 'play'
    ? table.table.laid(move.by, game.card(move.card), move.down === true)
    : say(table.moves, move);
}

/** Whose right answer is who gets Fame, or follows from it. */
const ASKING_FAME: readonly KindId[] = ['fame', 'ending'];

/**
 * The table while the question is open: it does not say who gets Fame where that is asked. Of a deal that is asked about those sit there who will get cards, and the history card lies
 * there; who leads first is asked with the hands dealt, and nobody marked as next.
 */
function posed({ kind, before, viewer, proof: [move] }: ChronicleExercise): View {
  if (ASKING_FAME.includes(kind)) return { ...view(before, viewer), isFameAsked: true };
  if (move?.type !== 'deal') return view(before, viewer);
  const dealt = { ...view(apply(before, move).state, viewer), leader: null, toAct: [] };
  return kind === 'first' ? dealt : { ...dealt, hands: bySeat(dealt.seats, () => []), aside: null };
}
