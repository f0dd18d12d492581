/**
 * The manual by its headings. It gives the frame of the game whole, and the text of hardly any card. Whoever cites a section cites one
 * that is listed here; what no section says, and every table has to settle, has no source.
 */
export const SECTIONS = [
  'Lore & Objective',
  'Components',
  'Setup: Reveal History Card',
  'Setup: Deal Character Cards',
  'Setup: Determine First Leader',
  'Gameplay: Lead and Play Cards',
  'Gameplay: Resolve Immediate Abilities',
  'Gameplay: Resolve End-of-Meeting Abilities',
  'Gameplay: Determine Meeting Winner',
  'Gameplay: Collect Cards and Pass Lead',
  'Gameplay: Repeat',
  'Core: Suits and Following Suit',
  'Core: Wild Cards',
  'Core: Card Abilities',
  'Core: Fame Points',
  'Scoring: Remaining Hand Cards',
  'Scoring: Angel Effect',
  'Scoring: Evil Disqualification',
  'Scoring: Normal Scoring',
  'Scoring: Special Evil Victory',
  'End of Game',
  'FAQ',
  // Not in the manual: what the designer’s page and reviews tell of single cards.
  'Designer and reviews',
] as const;
export type Section = (typeof SECTIONS)[number];

/** What is no part of the manual. */
export const OUTSIDE_MANUAL: readonly Section[] = ['Designer and reviews'];

/** What the manual calls itself. */
export const MANUAL_TITLE = 'Comprehensive Reference Manual';
