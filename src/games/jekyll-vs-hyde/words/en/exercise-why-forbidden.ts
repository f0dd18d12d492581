import type { ForbiddingRuleId } from '#games/jekyll-vs-hyde/exercises/forbidding-rule-id';

/** What a rule has against a move that it forbids, in English. */
export const forbids: Readonly<Record<ForbiddingRuleId, string>> = {
  'the-cards': 'a card is there twice',
  'deal-ten': 'that is not ten cards each',
  'give-count': 'that is the wrong number of cards',
  'give-together': 'this player has laid cards down already',
  'forced-potion': 'a Potion has to be given',
  'own-cards': 'there is no such card in that hand',
  turns: 'it is the other player’s turn, or not the time for that',
  'name-suit': 'a led Potion must name a suit, and no other card may',
  'follow-suit': 'the suit that was led must be followed',
  'follow-named': 'the named suit must be played',
  'potion-barred': 'no Potion may answer here',
  'greed-exchanges': 'that is the wrong number for Greed',
  'game-over': 'the game is over',
};
