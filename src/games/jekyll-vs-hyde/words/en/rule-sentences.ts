import type { RulebookWords } from '../text-types/rulebook.ts';

/** The rules in English. */
export const rules: RulebookWords['rules'] = {
  'the-cards':
    'There are 25 cards: Wrath, Greed and Pride, each numbered 1 to 7, and the Potions 2+, 3+, 4+ and 5+. Each exists once.',
  'deal-ten': 'All 25 cards are shuffled, and Hyde deals ten to each player. The other five are set aside.',
  'give-count':
    'Before the first trick of a round both players give each other cards: one in round 1, two in round 2, three in round 3.',
  'give-together':
    'Both choose at the same time and lay their cards face down. What you receive cannot be part of the same exchange.',
  'forced-potion': 'Whoever is dealt two or more Potions must give at least one of them in the preparation.',
  'own-cards': 'You give and play cards from your own hand.',
  turns:
    'Deal, preparation, ten tricks, the marker: each thing in its turn. In a trick the leader plays first and the other player second.',
  'first-leader':
    'The first trick of a round is led by the player on whose side of the track the marker stands. In round 1 that is Jekyll.',
  'winner-leads': 'Whoever wins a trick leads the next.',
  'lead-any': 'The leader may play any card.',
  'name-suit':
    'Whoever leads a Potion names one of the three suits, any of them. With any other card no suit is named.',
  'follow-suit': 'When a suit is led and you hold a card of it, play one, or a Potion.',
  'potion-instead': 'When a suit is led you may answer with a Potion even though you hold the suit.',
  'follow-named': 'When a Potion is led and you hold a card of the suit it names, you must play one.',
  'potion-barred': 'When a Potion is led and you hold the named suit, you may not answer with a Potion.',
  'void-plays-any': 'If you hold no card of the suit that is asked for, you may play any card, a Potion too.',
  'rank-lowest': 'No suit has a rank until a card of it is played. The first suit played becomes the lowest.',
  'rank-middle': 'The second suit played becomes the middle one.',
  'rank-highest': 'As soon as two suits have ranks, the third becomes the highest without being played.',
  'rank-leader-first': 'If both cards of a trick bring a new suit, the leader’s suit gets its token first.',
  'rank-no-potion': 'A Potion places no token, and neither does the suit it names.',
  'same-suit': 'Of two cards of one suit the higher number wins.',
  'higher-rank':
    'Of two cards of different suits the one whose suit ranks higher wins, whatever the numbers.',
  'potion-number':
    'If one of the two cards is a Potion, ranks do not matter: the higher number wins. A Potion is worth its number and a half.',
  'two-potions': 'Of two Potions the higher wins.',
  'off-suit-answer':
    'When a Potion is led and a follower without the named suit plays another suit, the higher number wins. (A table may rule otherwise: then the Potion counts as a card of the named suit, and the ranks decide.)',
  'take-trick': 'The winner takes both cards of the trick and lays them face down.',
  'effect-first':
    'A Potion and a card of a suit bring about that suit’s effect before the trick is decided; only Pride waits until it is known who wins. An effect is not optional.',
  'effect-actual-suit':
    'If the named suit was not followed, the effect is that of the suit that was really played.',
  'pride-takes': 'Pride: the winner of this trick also takes one earlier trick from the loser.',
  'pride-nothing': 'Pride does nothing where the loser has no trick.',
  'greed-exchanges':
    'Greed: both players choose two cards from their hands, or the one they have left, and exchange them at the same time. Cards on the table are not in hand.',
  'greed-any-card':
    'In a Greed exchange any card may be given, a Potion or none: the forced Potion belongs to the preparation alone.',
  'greed-nothing': 'In the tenth trick no cards are left in hand, and Greed does nothing.',
  'wrath-clears': 'Wrath: all tokens leave the board, and the next suit played becomes the lowest.',
  'wrath-own-token':
    'A token that the Wrath card itself had just placed leaves with the others: the board ends empty.',
  'potions-cancel': 'Two Potions in one trick have no effect.',
  'gap-moves':
    'After ten tricks the marker moves towards Hyde by the difference in tricks, whoever has more. It never moves back.',
  'hyde-wins': 'When the marker reaches the last space, Hyde wins at once.',
  'next-round':
    'Otherwise another round follows, three at the most: the tokens come off the board and all 25 cards are shuffled again.',
  'jekyll-wins': 'If the marker has not reached the last space after the third round, Jekyll wins.',
  'game-over': 'Once somebody has won, nothing more is dealt or played.',
  'roles-change':
    'In a return match each player is Hyde once: after the first game the players change roles and play another.',
  'fewer-rounds':
    'A return match goes to the player who needed fewer rounds to win as Hyde. If only one of them won as Hyde, that player needed fewer.',
};
