import type { JekyllVsHydeWords } from '../jekyll-vs-hyde.ts';

/** The rulebook in English: a name to call each rule by, and the rule. */
export const rules: JekyllVsHydeWords['rules'] = {
  'the-cards': {
    name: 'The cards',
    text: 'There are 25 cards: Wrath, Greed and Pride, each numbered 1 to 7, and the Potions 2+, 3+, 4+ and 5+. Each exists once.',
  },
  'deal-ten': {
    name: 'The deal',
    text: 'Hyde shuffles all 25 cards and deals ten to each player. The other five are set aside, and nobody looks at them.',
  },
  'give-count': {
    name: 'As many as the round',
    text: 'Before the first trick of a round both players give each other cards: one in round 1, two in round 2, three in round 3.',
  },
  'give-together': {
    name: 'Chosen together, face down',
    text: 'Both choose at the same time and lay their cards face down; a choice stands. What you receive cannot be part of the same exchange.',
  },
  'forced-potion': {
    name: 'The forced Potion',
    text: 'Whoever is dealt two or more Potions must give at least one of them in the preparation.',
  },
  'own-cards': {
    name: 'Your own cards',
    text: 'You give and play cards from your own hand.',
  },
  turns: {
    name: 'The order of play',
    text: 'Deal, preparation, ten tricks, the marker: each thing in its turn. In a trick the leader plays first and the other player second.',
  },
  'first-leader': {
    name: 'Who leads first',
    text: 'The first trick of a round is led by the player on whose side of the track the marker stands. In round 1 that is Jekyll.',
  },
  'winner-leads': {
    name: 'The winner leads',
    text: 'Whoever wins a trick leads to the next.',
  },
  'lead-any': {
    name: 'Lead anything',
    text: 'The leader may play any card.',
  },
  'name-suit': {
    name: 'Naming a suit',
    text: 'Whoever leads a Potion names one of the three suits, any of them. With any other card no suit is named.',
  },
  'follow-suit': {
    name: 'Follow suit',
    text: 'When a suit is led and you hold a card of it, play one, or a Potion.',
  },
  'potion-instead': {
    name: 'A Potion instead',
    text: 'When a suit is led you may answer with a Potion even though you hold the suit.',
  },
  'follow-named': {
    name: 'Follow the named suit',
    text: 'When a Potion is led and you hold a card of the suit it names, you must play one.',
  },
  'potion-barred': {
    name: 'No Potion against a Potion',
    text: 'When a Potion is led and you hold the named suit, you may not answer with a Potion.',
  },
  'void-plays-any': {
    name: 'Void: play anything',
    text: 'If you hold no card of the suit that is asked for, you may play any card, a Potion too.',
  },
  'rank-lowest': {
    name: 'First is lowest',
    text: 'No suit has a rank until a card of it is played. The first suit played becomes the lowest.',
  },
  'rank-middle': {
    name: 'Second is middle',
    text: 'The second suit played becomes the middle one.',
  },
  'rank-highest': {
    name: 'The third follows at once',
    text: 'As soon as two suits have ranks, the third becomes the highest without being played.',
  },
  'rank-leader-first': {
    name: 'The leader’s suit first',
    text: 'If both cards of a trick bring a new suit, the leader’s suit gets its token first.',
  },
  'rank-no-potion': {
    name: 'Potions have no rank',
    text: 'A Potion places no token, and neither does the suit it names.',
  },
  'same-suit': {
    name: 'One suit: the higher number',
    text: 'Of two cards of one suit the higher number wins.',
  },
  'higher-rank': {
    name: 'Two suits: the higher rank',
    text: 'Of two cards of different suits the one whose suit ranks higher wins, whatever the numbers.',
  },
  'potion-number': {
    name: 'With a Potion: the number',
    text: 'If one of the two cards is a Potion, ranks do not matter: the higher number wins. A Potion is worth its number and a half.',
  },
  'two-potions': {
    name: 'Two Potions: the higher',
    text: 'Of two Potions the higher wins.',
  },
  'off-suit-answer': {
    name: 'Another suit than the one named',
    text: 'When a Potion is led and a follower without the named suit plays another suit, the higher number wins. (A table may rule otherwise: then the Potion counts as a card of the named suit, and the ranks decide where both suits have one.)',
  },
  'take-trick': {
    name: 'Taking the trick',
    text: 'The winner takes both cards of the trick and lays them face down; how many tricks each player has is open.',
  },
  'effect-first': {
    name: 'The effect comes first',
    text: 'A Potion and a card of a suit bring about that suit’s effect before the trick is decided. It is not optional.',
  },
  'effect-actual-suit': {
    name: 'The suit played counts',
    text: 'If the named suit was not followed, the effect is that of the suit that was really played.',
  },
  'pride-takes': {
    name: 'Pride takes a trick',
    text: 'Pride: the winner of this trick also takes one earlier trick from the loser.',
  },
  'pride-nothing': {
    name: 'Nothing to take',
    text: 'Pride does nothing where the loser has no trick.',
  },
  'greed-exchanges': {
    name: 'Greed exchanges cards',
    text: 'Greed: both players choose two cards from their hands, or the one they have left, and exchange them at the same time. Cards on the table are not in hand.',
  },
  'greed-any-card': {
    name: 'Any card will do',
    text: 'In a Greed exchange any card may be given, a Potion or none: the forced Potion belongs to the preparation alone.',
  },
  'greed-nothing': {
    name: 'Greed with empty hands',
    text: 'In the tenth trick no cards are left in hand, and Greed does nothing.',
  },
  'wrath-clears': {
    name: 'Wrath wipes the board',
    text: 'Wrath: all tokens leave the board, and the next suit played becomes the lowest.',
  },
  'wrath-own-token': {
    name: 'Wrath’s own token goes too',
    text: 'A token that the Wrath card itself had just placed leaves with the others: the board ends empty.',
  },
  'potions-cancel': {
    name: 'Two Potions cancel',
    text: 'Two Potions in one trick have no effect.',
  },
  'gap-moves': {
    name: 'The gap moves the marker',
    text: 'After ten tricks the marker moves towards Hyde by the difference in tricks, whoever has more. It never moves back.',
  },
  'hyde-wins': {
    name: 'Hyde wins',
    text: 'When the marker reaches the last space, Hyde wins at once.',
  },
  'next-round': {
    name: 'The next round',
    text: 'Otherwise another round follows, three at the most: the tokens come off the board and all 25 cards are shuffled again.',
  },
  'jekyll-wins': {
    name: 'Jekyll wins',
    text: 'If the marker has not reached the last space after the third round, Jekyll wins.',
  },
  'game-over': {
    name: 'The game is over',
    text: 'Once somebody has won, nothing more is dealt or played.',
  },
  'roles-change': {
    name: 'The players change roles',
    text: 'In a return match each player is Hyde once: after the first game the players change roles and play another.',
  },
  'fewer-rounds': {
    name: 'Fewer rounds as Hyde',
    text: 'A return match goes to the player who needed fewer rounds to win as Hyde; if both needed as many, or neither won, it is drawn.',
  },
};
