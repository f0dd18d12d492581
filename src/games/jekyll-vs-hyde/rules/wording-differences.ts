import type { RuleId } from './rule-index.ts';
import type { Citation, TOPICS } from './sources.ts';

/**
 * Points that the sources word differently, or that some of them leave out, and that are no rulings all the same: read with care
 * they come to one rule. Shown in the rulebook, for an argument often begins with one sentence of one source.
 */
export interface Wording {
  /** What it is about, the rule that all of them come to first. */
  readonly about: readonly [RuleId, ...(RuleId | (typeof TOPICS)[number])[]];
  /** The points in question, in the order in which the text speaks of them. */
  readonly points: readonly Citation[];
}

export const WORDINGS = {
  'who-deals': { about: ['deal-ten'], points: ['M 3', 'L 2', 'J 各ラウンドの流れ 1'] },
  'between-rounds': {
    about: ['next-round', 'deal-ten', 'set-up'],
    points: ['M 6', 'L 26', 'J ゲームの準備', 'J 各ラウンドの流れ 1'],
  },
  'leader-again': {
    about: ['first-leader', 'set-up'],
    points: ['M 3', 'M 6', 'L 5', 'J 各ラウンドの流れ 3'],
  },
  'cards-given': {
    about: ['give-together', 'give-count'],
    points: ['M 5 Preparation Phase', 'J 各ラウンドの流れ 2', 'L 3'],
  },
  'token-first': {
    about: ['effect-first', 'rank-lowest'],
    points: ['J 3 A', 'J 3 C-3', 'M 5 Determining Trick Winner', 'L 12'],
  },
  'and-a-half': { about: ['potion-number'], points: ['J 3 C-2', 'M 7.5', 'L 23'] },
  'called-suit': { about: ['effect-actual-suit'], points: ['M 5 Potion Effects', 'M 7.3', 'J 3 C-3'] },
  'without-potion': {
    about: ['effect-first', 'pride-takes', 'greed-exchanges', 'wrath-clears', 'potions-cancel'],
    points: ['L 19', 'L 20', 'L 21', 'L 12', 'L 22', 'M 5 Potion Effects', 'J 3 C-3'],
  },
  'effect-and-winner': {
    about: ['pride-takes', 'effect-first'],
    points: ['M 5 Determining Trick Winner', 'L 12', 'J 3 C-3', 'L 19'],
  },
  'last-cards': {
    about: ['greed-exchanges'],
    points: ['M 5 Potion Effects', 'M 7.2', 'L 20', 'J 3 C-3'],
  },
  'nothing-to-take': {
    about: ['pride-nothing', 'pride-takes'],
    points: ['J 3 C-3', 'M 5 Potion Effects', 'L 19'],
  },
  'at-any-point': { about: ['hyde-wins', 'gap-moves'], points: ['M 6', 'L 25', 'J 勝敗判定'] },
} as const satisfies Readonly<Record<string, Wording>>;

export type WordingId = keyof typeof WORDINGS;
export const WORDING_IDS = Object.keys(WORDINGS) as readonly WordingId[];

/** The wordings that are about a rule. */
export function wordingsOf(rule: RuleId): readonly WordingId[] {
  return WORDING_IDS.filter((id) => WORDINGS[id].about[0] === rule);
}
