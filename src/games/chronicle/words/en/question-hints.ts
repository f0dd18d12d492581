import type { QuestionHintsWords } from '../text-types/question-hints.ts';

/** English. */
export const words: QuestionHintsWords = {
  size: 'It hangs on how many sit at the table: the more players, the fewer cards each.',
  aside: 'Hold the card that is revealed first against the Lead Card.',
  first: 'Look for the Lead Card: in whose hand is it?',
  way: 'Which suit is the lead suit, and does this hand hold any of it?',
  next: 'Is the Meeting complete? And does whoever comes next hold a card?',
  time: 'Is it something that happens as a card is played, after a Meeting, or after a round?',
  hands: 'Whose hands are other hands, and which of them hold a card?',
  ability: 'Read the ability, and see whether it can be applied here.',
  over: 'Count what each of those who have played holds now.',
  discards: 'Find who has the Angel, and look at the allies that lie there.',
  ending: 'Count the Fame of each, with what this round brings. How much is needed?',
  playable: 'Which suit is the lead suit, and does this hand hold any of it?',
  winner: 'What lies face up? Look at the lead suit and at the Wild cards, then at the numbers.',
  fame: 'Read the history card: what does it count, and with whom does that lie?',
};
