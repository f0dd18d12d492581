import type { RulebookWords } from '../text-types/rulebook.ts';

/** What the sources word differently, in English. */
export const wordings: RulebookWords['wordings'] = {
  'who-deals': {
    question: 'Does Hyde deal every round?',
    answer:
      'Yes. Only the manual names the dealer: Hyde, in its setup, which it has repeated for every round. The list and the Japanese summary say how many cards each player gets, and not who deals them. No source has the deal alternate.',
  },
  'between-rounds': {
    question: 'What is cleared between two rounds?',
    answer:
      'The tokens come off, and all 25 cards are shuffled: the manual and the list say both. The Japanese summary tells of tokens and shuffling only where a game is prepared; its rounds begin with ten cards each. It is silent there, and contradicts nobody.',
  },
  'leader-again': {
    question: 'If the setup is repeated, does Jekyll lead every round?',
    answer:
      'No. The manual has Jekyll lead in its setup because the marker lies on Jekyll’s side then; in every round, all three say, its place decides who leads.',
  },
  'cards-given': {
    question: 'How many cards are given in the preparation, and how do they lie?',
    answer:
      'As many as the number of the round: so the manual and the Japanese summary, while the list gives no number. Face down: so the list and the summary, while the manual has them given at the same time and no more.',
  },
  'token-first': {
    question: 'Is the token placed before a Potion’s effect?',
    answer:
      'Yes. Only the Japanese summary has the order: the card and its token, then what a Potion does, before the trick is decided. The manual and the list put the effect before the winner and say nothing of the token.',
  },
  'and-a-half': {
    question: 'Does a Potion win a tie, or is it worth a half more?',
    answer:
      'It comes to the same. The Japanese summary lets a Potion win against the same number; the manual and the list give it a half more. Either way a Potion beats its own number and loses to the next, and there are no two Potions of one number.',
  },
  'called-suit': {
    question: 'Can the suit that was only named decide the effect?',
    answer:
      'No. The heading of the manual speaks of the card or the called suit; its own text, its answers and the Japanese summary say that the suit actually played decides. Whoever follows plays the named suit, and against a Potion there is no effect, so the name alone never decides.',
  },
  'without-potion': {
    question: 'Does every Pride card steal a trick?',
    answer:
      'No, only one that meets a Potion. The list says what each suit does without saying again that it takes a Potion; but it speaks of the Potion’s effect, and of two Potions that cancel each other. The manual and the Japanese summary say it outright.',
  },
  'effect-and-winner': {
    question: 'How can the effect come first, if Pride serves the winner?',
    answer:
      'Who wins is settled by the cards on the table, and Pride changes neither them nor the ranks. So the winner first takes an earlier trick, then the one on the table, and then leads. The sources say “first the effect” and “the winner takes” beside each other and leave it at that.',
  },
  'last-cards': {
    question: 'One card if only one is left, or all if there are two or fewer?',
    answer:
      'It comes to the same. The manual and the list have two cards exchanged, or one if only one is left; the Japanese summary has all of them where there are two or fewer. Two of three in the seventh trick, both in the eighth, the one in the ninth.',
  },
  'nothing-to-take': {
    question: 'Who says that Pride takes nothing where there is nothing?',
    answer:
      'The Japanese summary alone, in so many words. The manual and the list have a trick taken from those that the other player has won, and do not speak of there being none.',
  },
  'at-any-point': {
    question: 'Can Hyde win in the middle of a round?',
    answer:
      'No, whatever the tricks stand at. The manual says that Hyde wins when the marker reaches the last space at any point, but it moves only after the ten tricks; so says the list, and the Japanese summary looks at the end of each round.',
  },
};
