import type { QuestionHintsWords } from '../text-types/question-hints.ts';

/** English. */
export const words: QuestionHintsWords = {
  winner: 'Is a Potion among the two cards? Then only the numbers count. If not: one suit, or two?',
  playable: 'Has a suit been led or named? Then see first whether this hand holds it.',
  ranking:
    'Take the two cards one after the other: which of their suits has no token yet? Then look whether Wrath meets a Potion.',
  effect: 'Look for the Potion, and then at the card that it meets.',
  tricks: 'First, who wins this trick? Then, does anything happen to an earlier one?',
  leader: 'Is it the first trick of a round, or has a trick just been won?',
  count: 'In the preparation look at the round; in a Greed exchange at the cards that each has left.',
  gift: 'Count first: how many are due? Then look at the Potions.',
  greedGift:
    'This is not the preparation. How many cards does Greed ask for? And does any rule here say which?',
  marker: 'Count the tricks of both after this one: what is the gap?',
  ending: 'Count the tricks of both, let the marker walk by the gap, and look at the round.',
  verdict: 'Ask in order: whose turn is it, are the cards in that hand, and does the suit allow it?',
  giftVerdict:
    'Ask in order: are the cards in that hand, and are they as many as are due? In the preparation, then look at the Potions.',
  deal: 'Count the cards of each hand. Then look for one that lies in both.',
  deck: 'Each card exists once. Which of these lie open before you?',
  match: 'In which of the two games did each player win as Hyde, and after how many rounds?',
};
