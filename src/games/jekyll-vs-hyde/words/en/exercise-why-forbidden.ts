import type { ForbiddingRule } from '#games/jekyll-vs-hyde/exercises/forbidding-rule-type';

/** What a rule has against a move that it forbids, in English. */
export const forbids: Readonly<Record<ForbiddingRule, string>> = {
  'the-cards': 'a card is there twice',
  'deal-ten': 'that is not ten cards each',
  'give-count': 'that is not how many are given',
  'give-together': 'whoever gives has chosen already',
  'forced-potion': 'a Potion has to be given',
  'own-cards': 'that hand does not hold it',
  turns: 'it is not the turn for that',
  'name-suit': 'a Potion, and nothing else, names a suit',
  'follow-suit': 'the suit that was led must be followed',
  'follow-named': 'the named suit must be played',
  'potion-barred': 'no Potion may answer here',
  'greed-exchanges': 'Greed asks for another number',
  'game-over': 'the game is over',
};
