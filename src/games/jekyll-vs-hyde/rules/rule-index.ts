import type { RulingId } from './ruling-readings.ts';
import type { Citation } from './sources.ts';

/** The chapters, in the order in which a round meets them; each is a file of pure functions beside this one. */
export const CHAPTERS = [
  'deal',
  'preparation',
  'following',
  'ranking',
  'trick',
  'potions',
  'track',
  'match',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

export interface Rule {
  readonly chapter: Chapter;
  /** Empty where no source says it and a ruling settles it. */
  readonly sources: readonly Citation[];
  /** The ruling under which the rule stands, where sources differ or are silent. */
  readonly ruling?: RulingId;
}

/**
 * Every rule of Jekyll vs Hyde. The id is what the engine, the lessons, the exercises, the refusals and the cases
 * cite; the sentence that goes with it is in `words`.
 * What no source says is no rule: it stands in `house-answers.ts`.
 */
export const RULEBOOK = {
  // A round begins with 25 cards in two hands and a pile.
  'the-cards': { chapter: 'deal', sources: ['M 2', 'J カード構成'] },
  'deal-ten': { chapter: 'deal', sources: ['M 3', 'L 2', 'J ゲームの準備', 'J 各ラウンドの流れ 1'] },

  // The preparation: an exchange of cards.
  'give-count': { chapter: 'preparation', sources: ['M 5 Preparation Phase', 'J 各ラウンドの流れ 2'] },
  'give-together': {
    chapter: 'preparation',
    sources: ['M 5 Preparation Phase', 'L 3', 'J 各ラウンドの流れ 2'],
  },
  'forced-potion': {
    chapter: 'preparation',
    sources: ['M 5 Preparation Phase', 'L 4', 'J 各ラウンドの流れ 2'],
  },
  'own-cards': {
    chapter: 'preparation',
    sources: ['M 5 Potion Effects', 'L 3', 'L 7', 'L 20', 'J 各ラウンドの流れ 2'],
  },

  // Leading and following.
  turns: {
    chapter: 'following',
    sources: ['M 4', 'M 5 Trick-Taking Rules', 'M 6', 'L 1', 'L 6', 'L 7', 'L 8', 'J 各ラウンドの流れ'],
  },
  'first-leader': {
    chapter: 'following',
    sources: ['M 3', 'M 5 Trick-Taking Rules', 'L 5', 'J ゲームの準備', 'J 各ラウンドの流れ 3'],
  },
  'winner-leads': { chapter: 'following', sources: ['L 13', 'J 各ラウンドの流れ 3', 'J 3 B'] },
  'lead-any': { chapter: 'following', sources: ['M 5 Trick-Taking Rules', 'L 7', 'J 3 A'] },
  'name-suit': { chapter: 'following', sources: ['M 5 Trick-Taking Rules', 'L 9', 'J 3 C-1'] },
  'follow-suit': { chapter: 'following', sources: ['M 5 Trick-Taking Rules', 'L 8', 'J 3 A'] },
  'potion-instead': { chapter: 'following', sources: ['M 5 Trick-Taking Rules', 'L 8', 'J 3 A'] },
  'follow-named': { chapter: 'following', sources: ['M 5 Trick-Taking Rules', 'L 9', 'J 3 C-1'] },
  'potion-barred': { chapter: 'following', sources: ['L 9', 'J 3 C-1'] },
  'void-plays-any': { chapter: 'following', sources: ['M 5 Trick-Taking Rules', 'L 8', 'L 9', 'J 3 A'] },

  // Ranks made in play.
  'rank-lowest': { chapter: 'ranking', sources: ['M 5 Suit Ranking', 'L 14', 'L 15', 'J 3 A'] },
  'rank-middle': { chapter: 'ranking', sources: ['M 5 Suit Ranking', 'L 16', 'J 3 A'] },
  'rank-highest': { chapter: 'ranking', sources: ['M 5 Suit Ranking', 'L 17', 'J 3 A'] },
  'rank-leader-first': { chapter: 'ranking', sources: ['J 3 A'] },
  'rank-no-potion': { chapter: 'ranking', sources: ['M 5 Suit Ranking', 'L 18'] },

  // Who wins a trick.
  'same-suit': { chapter: 'trick', sources: ['M 5 Determining Trick Winner', 'L 10', 'J 3 B'] },
  'higher-rank': { chapter: 'trick', sources: ['M 5 Determining Trick Winner', 'L 11', 'J 3 B'] },
  'potion-number': {
    chapter: 'trick',
    sources: ['M 5 Determining Trick Winner', 'M 7.5', 'L 12', 'L 23', 'J 3 C-2'],
  },
  'two-potions': {
    chapter: 'trick',
    sources: ['M 5 Determining Trick Winner', 'M 5 Potion Effects', 'M 7.4', 'L 22', 'J 3 C-3'],
  },
  'off-suit-answer': {
    chapter: 'trick',
    sources: ['M 5 Determining Trick Winner', 'L 12', 'J 3 C-2', 'H rules'],
    ruling: 'led-potion',
  },
  'take-trick': { chapter: 'trick', sources: ['L 13', 'J 3 B', 'F won tricks'], ruling: 'won-piles' },

  // What Potions do.
  'effect-first': { chapter: 'potions', sources: ['M 5 Determining Trick Winner', 'L 12', 'J 3 C-3'] },
  'effect-actual-suit': { chapter: 'potions', sources: ['M 5 Potion Effects', 'M 7.3', 'J 3 C-3'] },
  'pride-takes': {
    chapter: 'potions',
    sources: ['M 5 Potion Effects', 'L 19', 'J 3 C-3'],
    ruling: 'pride-choice',
  },
  'pride-nothing': { chapter: 'potions', sources: ['J 3 C-3'] },
  'greed-exchanges': { chapter: 'potions', sources: ['M 5 Potion Effects', 'M 7.2', 'L 20', 'J 3 C-3'] },
  'greed-any-card': {
    chapter: 'potions',
    sources: [
      'M 5 Preparation Phase',
      'M 5 Potion Effects',
      'L 4',
      'L 20',
      'J 各ラウンドの流れ 2',
      'J 3 C-3',
    ],
    ruling: 'potion-pass-greed',
  },
  'greed-nothing': { chapter: 'potions', sources: [], ruling: 'greed-last' },
  'wrath-clears': { chapter: 'potions', sources: ['M 5 Potion Effects', 'L 21', 'J 3 C-3'] },
  'wrath-own-token': {
    chapter: 'potions',
    sources: ['M 5 Potion Effects', 'L 21', 'J 3 C-3'],
    ruling: 'wrath-token',
  },
  'potions-cancel': {
    chapter: 'potions',
    sources: ['M 5 Determining Trick Winner', 'M 5 Potion Effects', 'M 7.4', 'L 22', 'J 3 C-3'],
  },

  // The progression of evil.
  'gap-moves': { chapter: 'track', sources: ['M 6', 'M 7.1', 'L 24', 'L 25', 'J ゲームの概要と目的', 'J 4'] },
  'hyde-wins': { chapter: 'track', sources: ['M 1', 'M 6', 'M 7.6', 'J ゲームの概要と目的', 'J 勝敗判定'] },
  'next-round': { chapter: 'track', sources: ['M 1', 'M 4', 'M 6', 'M 7.6', 'L 26'] },
  'jekyll-wins': { chapter: 'track', sources: ['M 1', 'M 6', 'M 7.6', 'J ゲームの概要と目的', 'J 勝敗判定'] },
  'game-over': { chapter: 'track', sources: ['M 7.6'] },

  // The return match, a variant.
  'roles-change': { chapter: 'match', sources: ['H variants'], ruling: 'return-match' },
  'fewer-rounds': { chapter: 'match', sources: ['H variants'], ruling: 'return-match' },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof RULEBOOK;
export const RULE_IDS = Object.keys(RULEBOOK) as readonly RuleId[];

/** The point that a rule is one reading of; null where sources agree on it. */
export function rulingOf(rule: RuleId): RulingId | null {
  const { ruling }: Rule = RULEBOOK[rule];
  return ruling ?? null;
}
