import type { ChronicleExercise, ChronicleExercises } from '#games/chronicle/exercises/types';
import { playingMachine } from '#games/chronicle/playing-machine';
import { apply } from '#games/chronicle/rules/apply';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { view, type View } from '#games/chronicle/rules/view';
import { ChoiceLabel } from '#games/chronicle/table/ChoiceLabel.tsx';
import { Refusals } from '#games/chronicle/table/Refusals.tsx';
import { RuleLink } from '#games/chronicle/table/RuleLink.tsx';
import { Table } from '#games/chronicle/table/Table.tsx';
import { voice } from '#games/chronicle/face-without-pictures.tsx';
import { words } from '#said/chronicle/exercises';
import { words as table } from '#said/chronicle/table';
import { punctuation } from '#said/punctuation';
import type { Quiz } from '#widgets/quiz/quiz.ts';
import { say } from '#words/sentences';

/** How questions about Chronicle are asked and answered. */
export const quiz: Quiz<Chronicle, ChronicleExercises> = {
  face: { ...voice, machine: playingMachine, Table, Refusals },
  RuleLink,
  ChoiceLabel,
  posed,
  words: {
    proposal: ({ proposed }) => proposed.map((move) => punctuation.ended(say(table.moves, move))),
    question: (exercise) => words.questions[exercise.kind](exercise),
    choice: (choice) => say(words.choices, choice),
    reason: (reason, choices) =>
      say(words.reasons, {
        ...reason,
        choice: punctuation.list(choices.map((choice) => say(words.choices, choice))),
      }),
    beside: () => null,
  },
};

/** The table while the question is open: who leads first is asked with the hands dealt, and nobody marked as next. */
function posed({ kind, before, viewer, proof: [move] }: ChronicleExercise): View {
  if (kind !== 'first' || move === undefined) return view(before, viewer);
  return { ...view(apply(before, move).state, viewer), leader: null, toAct: [] };
}
