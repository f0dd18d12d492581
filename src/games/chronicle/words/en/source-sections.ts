import type { RulebookWords } from '../text-types/rulebook.ts';

/** The sections of the manual, by what they are about. */
export const sections: RulebookWords['sections'] = {
  'Lore & Objective': 'The aim',
  Components: 'Components',
  'Setup: Reveal History Card': 'Setup: the history card',
  'Setup: Deal Character Cards': 'Setup: the deal',
  'Setup: Determine First Leader': 'Setup: the first leader',
  'Gameplay: Lead and Play Cards': 'Play: leading and playing',
  'Gameplay: Resolve Immediate Abilities': 'Play: abilities at once',
  'Gameplay: Resolve End-of-Meeting Abilities': 'Play: abilities at the end of a Meeting',
  'Gameplay: Determine Meeting Winner': 'Play: the winner of a Meeting',
  'Gameplay: Collect Cards and Pass Lead': 'Play: collecting and leading on',
  'Gameplay: Repeat': 'Play: how long it goes on',
  'Core: Suits and Following Suit': 'Core: suits',
  'Core: Wild Cards': 'Core: Wilds',
  'Core: Card Abilities': 'Core: abilities',
  'Core: Fame Points': 'Core: Fame',
  'Scoring: Remaining Hand Cards': 'Scoring: cards left in hand',
  'Scoring: Angel Effect': 'Scoring: the Angel',
  'Scoring: Evil Disqualification': 'Scoring: who is shut out',
  'Scoring: Normal Scoring': 'Scoring: the condition',
  'Scoring: Special Evil Victory': 'Scoring: all four Evil cards',
  'End of Game': 'The end of the game',
  FAQ: 'FAQ',
  'Designer and reviews': 'The designer’s page and reviews',
};
