import type { RulebookWords } from '../text-types/rulebook.ts';

/** Every rule of Chronicle in a sentence or two of English. */
export const rules: RulebookWords['rules'] = {
  'history-card':
    'Each round begins with a history card. It names the Lead Card and what earns Fame in this round.',
  'the-cards':
    'There are 36 characters, each once: red Love, blue Power and green Wisdom from 1 to 10, and six Wilds: Sage, Fool, Angel, Demon, Dragon and King.',
  'deal-hands': 'All cards are dealt: 12 each to 3 players, 9 to 4, 7 to 5, 6 to 6.',
  'five-aside': 'With five players one card is laid aside face up before the deal.',
  'aside-not-lead':
    'If the card to be laid aside is the Lead Card, it is shuffled back in and another one is laid aside.',
  'first-leader': 'Whoever holds the Lead Card shows it and leads the first Meeting.',
  'lead-any': 'The leader plays any card of the hand, face up. It need not be the Lead Card.',
  'winner-leads': 'The winner of a Meeting leads the next.',
  turns: 'The others play one card each, clockwise.',
  'own-cards': 'You play a card of your own hand.',
  'follow-suit': 'If you have a card of the lead suit, you play one face up, or a Wild.',
  'void-down':
    'If you have none, you play any other card face down. It has no strength and no ability, and nobody sees it until it is collected.',
  'void-wild':
    'Whoever is void in the lead suit and has a Wild may play the Wild face up or another card face down.',
  'wild-open': 'A Wild may be played at any time, always face up. It has neither suit nor strength.',
  'wild-led':
    'If a Wild is led, the first card that is no Wild sets the lead suit. Until then any card goes, face up.',
  'no-card-no-turn': 'Whoever has lost the last card to an ability is passed over.',
  'highest-wins': 'The highest strength of the lead suit that lies face up wins the Meeting.',
  'leader-wins': 'If no card has strength in the lead suit, as when only Wilds were played, the leader wins.',
  'ability-played': 'Most abilities take place as soon as their card is played face up.',
  'ability-end-of-meeting':
    'Some take place when all have played, in the order in which their cards were played, and before the winner is found.',
  'ability-end-of-round':
    'Some take place at the end of the round, for whoever has the card among the allies.',
  'ability-must': 'An ability that can be applied must be, as fully as possible.',
  'ability-impossible': 'A card may be played even if its ability cannot be applied; then nothing happens.',
  'open-slot':
    'The texts of most cards are in no source that we have. Until a table fills them in, those cards do nothing.',
  'take-unseen': 'Strength 8: whoever plays it takes a card unseen from another hand that has one.',
  'give-card': 'The owner gives a card from hand to somebody else.',
  'look-at-hand': 'Another hand is looked at.',
  'discard-own-ally': 'The owner discards one of the own allies.',
  'discard-ally': 'An ally of somebody else is discarded.',
  'take-ally': 'The owner takes an ally of somebody else.',
  'give-ally': 'The owner gives an ally to somebody else.',
  'exchange-ally': 'The owner exchanges an ally for one of somebody else.',
  'take-discard': 'The owner takes the top card of the discard pile as an ally.',
  'take-from-meeting': 'The owner takes a card that somebody else has played in this Meeting as an ally.',
  'discard-meeting':
    'The cards of this Meeting are discarded instead of collected. Its winner leads all the same.',
  'owner-wins':
    'The owner wins the Meeting, whatever the strengths. Of several such abilities the last one counts.',
  'lowest-wins': 'The lowest strength of the lead suit wins the Meeting.',
  nothing: 'The card does nothing.',
  'winner-collects':
    'The winner collects all cards of the Meeting, those face down too. Allies lie face up, for all to see.',
  'round-ends': 'The round ends with the Meeting after which somebody who played in it has no card.',
  'leftover-hand': 'Cards left in hand become allies.',
  'angel-discards':
    'Whoever has the Angel among the allies discards all Evil cards: the three 1s and the Demon.',
  'evil-victory':
    'If one player has all four Evil cards even so, that is worth 2 Fame, and nobody else gets any.',
  'evil-excludes': 'Otherwise whoever has an Evil card is shut out of scoring.',
  'condition-fame':
    'Of the others, those who fulfil the condition best get 1 Fame each. Having none counts as 0, and all who tie score; several conditions count each for itself. Wilds have no suit.',
  'evil-wanted': 'A condition that asks for Evil cards is open to those who have them.',
  'three-fame': 'When somebody has 3 Fame or more after a round, the game is over and the most Fame wins.',
  'tie-plays-on': 'If several have the most, another round is played.',
  'game-over': 'Once somebody has won, nothing more is played.',
};
