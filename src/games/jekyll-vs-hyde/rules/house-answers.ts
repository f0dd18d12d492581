import type { RuleId } from './rule-index.ts';
import type { Citation } from './sources.ts';

/**
 * House answers: what players ask and no source says. They are suggestions, and shown as such wherever they are shown; a rule
 * never holds one.
 */
export interface HouseAnswer {
  /**
   * `practice`: something that sources leave open and a table has to do somehow; where the engine meets it, it does as we suggest.
   * `mistake`: what to do when something has gone wrong. The engine never lets it happen, so nothing executes the answer.
   */
  readonly kind: 'practice' | 'mistake';
  /** The rules that it stands beside, the nearest first. */
  readonly rules: readonly [RuleId, ...RuleId[]];
  /** The points of the sources that come nearest, and do not say it. */
  readonly near: readonly Citation[];
}

export const HOUSE = {
  'five-unseen': {
    kind: 'practice',
    rules: ['deal-ten'],
    near: ['M 3', 'L 2', 'J 各ラウンドの流れ 1'],
  },
  'choice-stands': {
    kind: 'practice',
    rules: ['give-together'],
    near: ['M 5 Preparation Phase', 'L 3', 'J 各ラウンドの流れ 2'],
  },
  'gifts-face-down': {
    kind: 'practice',
    rules: ['greed-exchanges'],
    near: ['M 5 Potion Effects', 'L 20', 'J 3 C-3'],
  },
  'count-open': { kind: 'practice', rules: ['take-trick'], near: ['F won tricks'] },
  'proof-of-void': { kind: 'practice', rules: ['follow-suit', 'void-plays-any'], near: ['L 8'] },
  renaming: {
    kind: 'practice',
    rules: ['name-suit'],
    near: ['M 5 Trick-Taking Rules', 'L 9', 'J 3 C-1'],
  },
  'named-token': {
    kind: 'practice',
    rules: ['off-suit-answer', 'rank-no-potion'],
    near: ['J 3 A', 'J 3 C-1', 'J 3 C-2', 'L 18'],
  },
  'wiped-ranks': {
    kind: 'practice',
    rules: ['off-suit-answer', 'wrath-clears'],
    near: ['J 3 C-2', 'J 3 C-3'],
  },
  'second-game': { kind: 'practice', rules: ['roles-change'], near: ['H variants'] },
  'drawn-match': { kind: 'practice', rules: ['fewer-rounds'], near: ['H variants'] },

  misdeal: { kind: 'mistake', rules: ['deal-ten'], near: ['M 3', 'L 2', 'J 各ラウンドの流れ 1'] },
  'potion-kept': {
    kind: 'mistake',
    rules: ['forced-potion'],
    near: ['M 5 Preparation Phase', 'L 4', 'J 各ラウンドの流れ 2'],
  },
  'wrong-number': {
    kind: 'mistake',
    rules: ['give-count'],
    near: ['M 5 Preparation Phase', 'J 各ラウンドの流れ 2'],
  },
  'early-card': { kind: 'mistake', rules: ['turns'], near: ['M 5 Trick-Taking Rules', 'L 7', 'L 8'] },
  'wrong-leader': {
    kind: 'mistake',
    rules: ['turns', 'winner-leads'],
    near: ['L 7', 'L 13', 'J 各ラウンドの流れ 3'],
  },
  'unnamed-potion': {
    kind: 'mistake',
    rules: ['name-suit'],
    near: ['M 5 Trick-Taking Rules', 'L 9', 'J 3 C-1'],
  },
  revoke: { kind: 'mistake', rules: ['follow-suit', 'follow-named'], near: ['L 8', 'L 9'] },
  'card-too-many': { kind: 'mistake', rules: ['deal-ten', 'turns'], near: ['L 2', 'L 6'] },
  'token-forgotten': {
    kind: 'mistake',
    rules: ['rank-lowest', 'rank-middle'],
    near: ['L 15', 'L 16', 'J 3 A'],
  },
  'theft-forgotten': {
    kind: 'mistake',
    rules: ['pride-takes'],
    near: ['M 5 Potion Effects', 'L 19', 'J 3 C-3'],
  },
  'marker-misplaced': { kind: 'mistake', rules: ['gap-moves'], near: ['M 6', 'L 25', 'J 4'] },
} as const satisfies Record<string, HouseAnswer>;

export type HouseId = keyof typeof HOUSE;
export const HOUSE_IDS = Object.keys(HOUSE) as readonly HouseId[];

/** The house answers that stand beside a rule. */
export function houseOf(rule: RuleId): readonly HouseId[] {
  return HOUSE_IDS.filter((id) => {
    const { rules }: HouseAnswer = HOUSE[id];
    return rules.includes(rule);
  });
}
