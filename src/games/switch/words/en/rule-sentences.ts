import type { RulebookWords } from '../text-types/rulebook.ts';

/** Every rule of Switch in a sentence or two of English. */
export const rules: RulebookWords['rules'] = {
  'the-cards': 'Switch is played with 52 cards: four suits of 13 ranks, each card once.',
  'deal-hands': 'Two or three players are dealt 7 cards each, four to six players 5 cards each.',
  'turn-up': 'The first card of the deck is turned up and begins the stack of played cards.',
  'no-trick-turned-up':
    'If the card turned up is a trick card (2, 3, 5♥, 7, 8, Jack, Ace), it goes to the bottom of the deck and the next one is turned up.',
  'first-player': 'Player 1 begins, and the turn goes to Player 2, Player 3 and so on.',
  turns: 'The players act one after the other in the direction of play. In a turn you play or you draw.',
  'own-cards': 'You play cards from your own hand.',
  'match-top':
    'A card may be played if it has the suit or the rank that has to be matched: as a rule, that of the top card.',
  'same-rank': 'You may play several cards of one rank in one turn. You never have to.',
  'last-on-top':
    'You choose the order of several cards: the first has to fit what lies there, and the last lies on top.',
  'draw-one':
    'Instead of playing you may always draw. If nothing more is owed it is one card, and your turn is over.',
  reshuffle:
    'If a drawing needs more cards than the deck has, the played cards under the top one are shuffled and become the new deck. What has to be matched stays what it was.',
  'draw-what-there-is':
    'If there are not enough cards even so, you draw those that there are; the rest is let off.',
  pass: 'If there is nothing left to draw, your turn passes.',
  'twos-penalty': 'For each 2 that is played the next player has two cards to pick up; the numbers add up.',
  'twos-answer': 'To an active 2 you may answer with any 2, or several; otherwise you pick the penalty up.',
  'penalty-served': 'Whoever does not answer picks the whole penalty up, and the turn is over.',
  'twos-dead':
    'Once the penalty is picked up the 2s are dead: they match like any card, and a new 2 begins again with two cards.',
  'five-hearts-penalty':
    'The 5♥ gives the next player five cards to pick up, besides those that are waiting. It goes on any 5 and on any heart.',
  'five-hearts-answer': 'The only answer to the 5♥ is the 2♥, and further 2s with it.',
  'five-hearts-on-two': 'On active 2s the 5♥ may be played only where the 2♥ lies on top.',
  'five-hearts-last': 'Among several 5s the 5♥ counts, and goes on top.',
  'five-hearts-dead': 'Once its penalty is picked up the 5♥ is dead and matches like any card.',
  'run-begins': 'One or more 3s that fit begin a run. From then on suits do not matter.',
  'run-follow':
    'In a run you play the rank on which it stands or the next one: 3, 4, 5 and so on up to King, Ace.',
  'run-one-rank': 'In one turn of a run you may play any number of cards, but all of one rank.',
  'run-no-two': 'A 2 never fits a run: after the Ace nothing follows.',
  'run-ace':
    'An Ace may be played in a run only on a King or on an Ace. It ends the run, and no suit is chosen: the suit of the Ace on top follows, or any Ace.',
  'run-powerless': 'Cards played in a run have no powers, only their rank.',
  'run-fails':
    'Whoever does not go on picks up as many cards as the rank is worth on which the run stands (Jack 11, Queen 12, King 13). The run is over, and its top card is matched like any other.',
  'run-mistake':
    'At a cut-throat table a play that does not follow in a run has its price: the cards return to the hand, and their player picks up as many cards as the next rank is worth and 2 more; for an Ace that comes too early 13, 2 and the rank on which the run stands. The turn is over, and the run stands.',
  'seven-anywhere': 'A 7 goes on any card, whatever its suit and rank.',
  'seven-mirrors':
    'A 7 takes the rank and the suit of what lies below it, for matching only. What lies below may be a 7 too, or an Ace with its chosen suit.',
  'seven-no-counter': 'A 7 answers neither an active 2 nor the 5♥.',
  'eights-reverse': 'An odd number of 8s turns the direction of play.',
  'eights-again': 'An even number of 8s turns it twice over: the same player goes again.',
  'jacks-skip': 'Each Jack skips one turn. Whoever skips everybody else goes again.',
  'ace-anywhere': 'An Ace goes on any card, whatever its suit and rank.',
  'ace-suit':
    'Whoever plays one or several Aces chooses a suit: it has to be matched, or another Ace is played.',
  'ace-no-counter': 'An Ace answers neither an active 2 nor the 5♥.',
  'last-card': 'A last card is seen by everybody. Nothing has to be called.',
  'last-card-wins': 'The first to play the last card of the hand wins.',
  'no-trick-last':
    'A trick card as the last card does not win, and neither does any card played in a run: it takes effect, then its player draws 1 card and the game goes on.',
  'fewest-cards':
    'When as many turns in a row as there are players have brought neither a play nor a card, the game is over: the fewest cards win, and if several have as few it is a draw.',
  'game-over': 'Once somebody has won, nothing more is played.',
};
