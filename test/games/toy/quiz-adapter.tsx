import { toyFace } from './face.tsx';
import type { Quiz } from '#widgets/quiz/quiz-adapter.ts';
import { say } from '#words/sentence-per-type';
import type { ToyExercises } from './exercises.ts';
import { toy, type Toy } from './rules.ts';
import { words } from './words.ts';

/** How questions about the toy game are drawn and spoken of. */
export const toyQuiz: Quiz<Toy, ToyExercises> = {
  face: toyFace,
  RuleLink: toyFace.RuleLink,
  QuizAnswerLabel: ({ choice }) => <b>{say(words.choices, choice)}</b>,
  posed: ({ before, viewer }) => toy.view(before, viewer),
  words: {
    proposal: ({ kind, proposed }) => proposed.map(kind === 'verdict' ? words.wanted : toyFace.words.move),
    question: ({ kind, viewer }) => words.questions[kind](viewer),
    pointer: () => words.pointer,
    choice: (choice) => say(words.choices, choice),
    reason: (reason, choices) =>
      words.reasons[reason.type](choices.map((choice) => say(words.choices, choice)).join(', ')),
    beside: ({ kind }) => (kind === 'choosable' ? words.anyOther : null),
  },
};
