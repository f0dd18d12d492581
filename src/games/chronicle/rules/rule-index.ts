import type { RulingId } from './ruling-readings.ts';
import type { Section } from './source-sections.ts';

/** The chapters, in the order in which a learner meets them; each is a file of pure functions beside this one. */
export const CHAPTERS = [
  'history',
  'deal',
  'leading',
  'following',
  'winning',
  'abilities',
  'effects',
  'allies',
  'evil',
  'fame',
  'ending',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

export interface Rule {
  readonly chapter: Chapter;
  /** Empty where no source says anything and the point is settled here. */
  readonly sources: readonly Section[];
  /** The ruling under which the rule stands, where the manual is silent or contradicts itself. */
  readonly ruling?: RulingId;
}

/** An effect of the fixed set: what a table can fill an open slot with. No source says that any card does it, but for the 8. */
const EFFECT = { chapter: 'effects', sources: [] } as const;

/**
 * Every rule of Chronicle. The id is what the engine, the lessons, the exercises, the refusals and the cases cite; the
 * sentence that goes with it is in `words`.
 */
export const RULEBOOK = {
  'history-card': { chapter: 'history', sources: ['Components', 'Setup: Reveal History Card'] },

  'the-cards': { chapter: 'deal', sources: ['Components', 'Designer and reviews'] },
  'deal-hands': { chapter: 'deal', sources: ['Setup: Deal Character Cards', 'Designer and reviews'] },
  'five-aside': { chapter: 'deal', sources: ['Setup: Deal Character Cards'] },
  'aside-not-lead': { chapter: 'deal', sources: ['Setup: Deal Character Cards', 'FAQ'] },

  'first-leader': { chapter: 'leading', sources: ['Setup: Determine First Leader', 'FAQ'] },
  'lead-any': { chapter: 'leading', sources: ['Setup: Determine First Leader', 'Gameplay: Lead and Play Cards', 'FAQ'] },
  'winner-leads': { chapter: 'leading', sources: ['Gameplay: Collect Cards and Pass Lead'] },

  turns: { chapter: 'following', sources: ['Gameplay: Lead and Play Cards'] },
  'own-cards': { chapter: 'following', sources: ['Gameplay: Lead and Play Cards'] },
  'follow-suit': { chapter: 'following', sources: ['Gameplay: Lead and Play Cards', 'Core: Suits and Following Suit'] },
  'void-down': { chapter: 'following', sources: ['Gameplay: Lead and Play Cards', 'Core: Suits and Following Suit', 'FAQ'] },
  'void-wild': { chapter: 'following', sources: ['Gameplay: Lead and Play Cards'], ruling: 'void-with-wild' },
  'wild-open': { chapter: 'following', sources: ['Gameplay: Lead and Play Cards', 'Core: Wild Cards', 'FAQ'], ruling: 'wild-never-down' },
  'wild-led': { chapter: 'following', sources: ['Gameplay: Lead and Play Cards', 'Core: Wild Cards'] },
  'no-card-no-turn': { chapter: 'following', sources: ['Gameplay: Lead and Play Cards', 'FAQ'] },

  'highest-wins': { chapter: 'winning', sources: ['Gameplay: Determine Meeting Winner', 'FAQ'] },
  'leader-wins': { chapter: 'winning', sources: ['Gameplay: Determine Meeting Winner'], ruling: 'all-wild' },

  'ability-played': { chapter: 'abilities', sources: ['Gameplay: Resolve Immediate Abilities', 'Core: Card Abilities'] },
  'ability-end-of-meeting': { chapter: 'abilities', sources: ['Gameplay: Resolve End-of-Meeting Abilities', 'Core: Card Abilities'] },
  'ability-end-of-round': { chapter: 'abilities', sources: ['Core: Card Abilities'] },
  'ability-must': { chapter: 'abilities', sources: ['Gameplay: Resolve Immediate Abilities'] },
  'ability-impossible': { chapter: 'abilities', sources: ['Gameplay: Resolve Immediate Abilities'] },
  'open-slot': { chapter: 'abilities', sources: [] },

  'take-unseen': { chapter: 'effects', sources: ['Core: Card Abilities', 'Designer and reviews'] },
  'give-card': EFFECT,
  'look-at-hand': EFFECT,
  'discard-own-ally': EFFECT,
  'discard-ally': EFFECT,
  'take-ally': EFFECT,
  'give-ally': EFFECT,
  'exchange-ally': EFFECT,
  'take-discard': EFFECT,
  'take-from-meeting': EFFECT,
  'discard-meeting': EFFECT,
  'owner-wins': { chapter: 'effects', sources: ['Gameplay: Determine Meeting Winner'] },
  'lowest-wins': { chapter: 'effects', sources: ['Gameplay: Determine Meeting Winner'] },
  nothing: EFFECT,

  'winner-collects': { chapter: 'allies', sources: ['Gameplay: Collect Cards and Pass Lead', 'Components'] },
  'round-ends': { chapter: 'allies', sources: ['Gameplay: Repeat'] },
  'leftover-hand': { chapter: 'allies', sources: ['Scoring: Remaining Hand Cards'], ruling: 'leftover-hand' },

  'angel-discards': { chapter: 'evil', sources: ['Scoring: Angel Effect', 'Core: Card Abilities', 'FAQ'], ruling: 'angel-optional' },
  'evil-victory': { chapter: 'evil', sources: ['Scoring: Special Evil Victory', 'Core: Fame Points', 'Designer and reviews'] },
  'evil-excludes': { chapter: 'evil', sources: ['Scoring: Evil Disqualification'], ruling: 'evil-excludes' },

  'condition-fame': { chapter: 'fame', sources: ['Scoring: Normal Scoring', 'Core: Fame Points', 'FAQ'] },
  'evil-wanted': { chapter: 'fame', sources: ['Designer and reviews'] },

  'three-fame': { chapter: 'ending', sources: ['Lore & Objective', 'End of Game'] },
  'tie-plays-on': { chapter: 'ending', sources: ['End of Game'] },
  'game-over': { chapter: 'ending', sources: ['End of Game'] },
} as const satisfies Record<string, Rule>; // prettier-ignore

export type RuleId = keyof typeof RULEBOOK;
export const RULE_IDS = Object.keys(RULEBOOK) as readonly RuleId[];

/** The point that a rule is one reading of; null where sources agree on it. */
export function rulingOf(rule: RuleId): RulingId | null {
  const { ruling }: Rule = RULEBOOK[rule];
  return ruling ?? null;
}
