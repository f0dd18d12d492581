import type { SwitchExercise, SwitchExercises } from '#games/switch/exercises/types';
import { statechartMachine } from '#games/switch/machine-with-statechart';
import type { Switch } from '#games/switch/rules/game-types';
import { view, type View } from '#games/switch/rules/view';
import { QuizAnswerLabel } from '#games/switch/table/QuizAnswerLabel.tsx';
import { Refusals } from '#games/switch/table/Refusals.tsx';
import { RuleLink } from '#games/switch/table/RuleLink.tsx';
import { Table } from '#games/switch/table/Table.tsx';
import { voice } from '#games/switch/move-and-event-texts.tsx';
import { words } from '#said/switch/exercises';
import { words as pointers } from '#said/switch/question-hints';
import { words as table } from '#said/switch/table-and-replay-steps';
import { punctuation } from '#said/punctuation';
import type { Quiz } from '#widgets/quiz/quiz-adapter.ts';
import { say } from '#words/sentence-per-type';

/** How questions about Switch are asked and answered. */
export const quiz: Quiz<Switch, SwitchExercises> = {
  face: { ...voice, machine: statechartMachine, Table, Refusals },
  RuleLink,
  QuizAnswerLabel,
  posed,
  words: {
    proposal: ({ kind, proposed }) =>
      proposed.map((move) => punctuation.ended(say(kind === 'verdict' ? words.wanted : table.moves, move))),
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

/** The position as it is asked about. Of a deal that is to be made nothing lies there yet, and the cards are the choices. */
function posed({ before, viewer }: SwitchExercise): View {
  return view(before, viewer);
}
