import type { RulebookWords } from '../text-types/rulebook.ts';

/** The house answers in English: what no source says, and what we suggest. */
export const house: RulebookWords['house'] = {
  'five-unseen': {
    question: 'May anybody look at the five cards that are set aside?',
    answer: 'Nobody does, until they are shuffled in again.',
  },
  'choice-stands': {
    question: 'May cards that lie face down for an exchange still be changed?',
    answer: 'No. A choice stands once it lies there.',
  },
  'gifts-face-down': {
    question: 'Do the cards of a Greed exchange lie face down as well?',
    answer: 'Yes, as in the preparation: otherwise the choices would not be made at the same time.',
  },
  'count-open': {
    question: 'Is it open how many tricks each player has?',
    answer: 'Yes. The tricks lie face down, but anybody may count them.',
  },
  'proof-of-void': {
    question: 'Must a player who does not follow show that the suit is missing?',
    answer: 'No. Nobody shows a hand; when the round is over, the cards that were played show it.',
  },
  renaming: {
    question: 'May a suit that was named be changed?',
    answer: 'No, but for a slip of the tongue that is put right in the same breath.',
  },
  'named-token': {
    question: 'Does a named suit get a token where the Potion counts as a card of it?',
    answer:
      'No; and where only one of the two suits has a rank, the higher number wins. The Japanese summary can be read otherwise: it plays the Potion as a card of the named suit and places a token for each card’s colour, so that suit would get its rank at once. Settle it beforehand.',
  },
  'wiped-ranks': {
    question: 'Where ranks decide against a led Potion: what if Wrath has just wiped them?',
    answer: 'Then nothing is left to compare, and the higher number wins.',
  },
  'second-game': {
    question: 'How does the second game of a return match begin?',
    answer:
      'As a game of its own: the marker at Jekyll’s end, the new Hyde deals, the new Jekyll leads. It is played even if the second Hyde can no longer be faster.',
  },
  'drawn-match': {
    question: 'A return match in which both needed the same number of rounds, or neither won as Hyde?',
    answer: 'It is drawn.',
  },

  misdeal: {
    question: 'The deal was wrong.',
    answer:
      'Before anybody has seen a card that is not theirs, deal again. Noticed after the exchange, the round is dealt again too, and the marker stays.',
  },
  'potion-kept': {
    question: 'Somebody forgot to give the forced Potion.',
    answer:
      'While nobody has picked up what was given, choose again. After that the round is dealt again, and the marker stays.',
  },
  'wrong-number': {
    question: 'Somebody gave too few cards, or too many.',
    answer:
      'While nobody has picked up what was given, put it right. After that the round is dealt again, and the marker stays.',
  },
  'early-card': {
    question: 'A card was shown too early.',
    answer: 'It goes back to the hand, and its owner is not bound to it. What the other has seen stays seen.',
  },
  'wrong-leader': {
    question: 'The wrong player led.',
    answer: 'Not answered yet, the card goes back. Answered, the round is dealt again, and the marker stays.',
  },
  'unnamed-potion': {
    question: 'A led Potion was answered before a suit was named.',
    answer:
      'The round is dealt again, and the marker stays: a name given now would be given to a known card.',
  },
  revoke: {
    question: 'Somebody did not follow, although it was possible.',
    answer:
      'Noticed before the next card is led, the card goes back and the right one is played. Later the round is dealt again, and the marker stays.',
  },
  'card-too-many': {
    question: 'Within the tricks one player holds more cards than the other.',
    answer: 'The round is dealt again, and the marker stays.',
  },
  'token-forgotten': {
    question: 'A token was not placed, or placed wrongly.',
    answer:
      'Rebuild the ranking from the order in which the suits were played. If a trick has gone to the wrong player meanwhile, the round is dealt again, and the marker stays.',
  },
  'theft-forgotten': {
    question: 'The trick that Pride takes was forgotten.',
    answer:
      'Until the marker moves, hand it over: the count is exact. If the marker has moved already, put it where it would stand.',
  },
  'marker-misplaced': {
    question: 'The marker was moved by the wrong number.',
    answer: 'Put it where it belongs. If the wrong player has led a round since, that round is dealt again.',
  },
};
