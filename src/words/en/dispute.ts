import type { DisputeWords } from '../text-types/dispute.ts';

/** English. */
export const words: DisputeWords = {
  title: 'Who is right?',
  description: 'Tap what lies there and what is played: the rules say who is right, and by which rule.',
  otherSubjects: 'Not about a card played?',
  search: 'Or ask in words',
  arguing: 'What are you arguing about?',
  verdict: 'the verdict',
  said: 'What you have told',
  change: (what, told) => `${what}: ${told}. Change it`,
  again: 'Start again',
  refine: 'What else can matter',
  rules: 'Also at work',
  case: 'The case that says so',
  related: 'A similar case',
  elsewhere: 'Who reads it so',
  sameOutcome: 'Some tables give another reason, and the outcome is the same.',
  yes: 'Yes',
  readings: 'At some tables',
  eitherWay: 'The same words: they can be read either way.',
  sandbox: 'Open in the sandbox',
  playedOut: 'Played out, with cards that fit what you told',
  hangsOn: (question) => `It hangs on this: ${question}`,
  ifAllowed: 'Where it may be played',
  noScript: 'The verdicts need JavaScript. The questions and the rulebook can be read without it.',
  places: 'Look it up',
};
