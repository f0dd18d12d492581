import type { RulingId } from './ruling-readings.ts';
import type { Section } from './source-sections.ts';

/** The chapters, in the order in which a learner meets them; each is a file of pure functions beside this one. */
export const CHAPTERS = [
  'deal',
  'matching',
  'several',
  'drawing',
  'twos',
  'five-hearts',
  'runs',
  'sevens',
  'eights',
  'jacks',
  'aces',
  'finishing',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

export interface Rule {
  readonly chapter: Chapter;
  /** Empty where the source says nothing and the point is settled here. */
  readonly sources: readonly Section[];
  /** The ruling under which the rule stands, where the source is silent or contradicts itself. */
  readonly ruling?: RulingId;
}

/**
 * Every rule of Switch. The id is what the engine, the lessons, the exercises, the refusals and the cases cite; the
 * sentence that goes with it is in `words`.
 */
export const RULEBOOK = {
  // A game begins with 52 cards: hands, a deck, and the first card of the stack.
  'the-cards': { chapter: 'deal', sources: ['Setup'] },
  'deal-hands': { chapter: 'deal', sources: ['Setup'] },
  'turn-up': { chapter: 'deal', sources: ['Setup', 'Terminology'] },
  'no-trick-turned-up': { chapter: 'deal', sources: [] },
  'first-player': { chapter: 'deal', sources: ['Gameplay'] },

  // Whose turn it is, and what goes on what.
  turns: { chapter: 'matching', sources: ['Gameplay'] },
  'own-cards': { chapter: 'matching', sources: ['Gameplay'] },
  'match-top': { chapter: 'matching', sources: ['Gameplay', 'Game States', 'Terminology'] },

  // Several cards in one turn.
  'same-rank': { chapter: 'several', sources: ['Multiple Card Play'] },
  'last-on-top': { chapter: 'several', sources: ['Runs: Run Rules'] },

  // Drawing, and the deck that runs out.
  'draw-one': { chapter: 'drawing', sources: ['Gameplay'] },
  reshuffle: { chapter: 'drawing', sources: ['Deck Management'] },
  'draw-what-there-is': { chapter: 'drawing', sources: [] },
  pass: { chapter: 'drawing', sources: [] },

  // 2s: a penalty that grows.
  'twos-penalty': { chapter: 'twos', sources: ['2s', 'Quick Reference'] },
  'twos-answer': { chapter: 'twos', sources: ['2s', 'Game States', 'Terminology'] },
  'penalty-served': { chapter: 'twos', sources: ['2s', '5♥'] },
  'twos-dead': { chapter: 'twos', sources: ['2s', 'Game States', 'Terminology'] },

  // The 5♥: five cards at once.
  'five-hearts-penalty': { chapter: 'five-hearts', sources: ['5♥', 'Quick Reference'] },
  'five-hearts-answer': { chapter: 'five-hearts', sources: ['5♥'] },
  'five-hearts-on-two': { chapter: 'five-hearts', sources: ['5♥'], ruling: 'five-hearts-on-twos' },
  'five-hearts-last': { chapter: 'five-hearts', sources: [] },
  'five-hearts-dead': { chapter: 'five-hearts', sources: ['5♥', 'Game States', 'Terminology'] },

  // Runs, from a 3 to the Ace.
  'run-begins': { chapter: 'runs', sources: ['Runs: Starting a Run', 'Quick Reference'] },
  'run-follow': {
    chapter: 'runs',
    sources: ['Runs: Run Rules', 'Runs: Legal Plays', 'Game States', 'Quick Reference'],
  },
  'run-one-rank': { chapter: 'runs', sources: ['Runs: Run Rules'], ruling: 'run-many-ranks' },
  'run-no-two': { chapter: 'runs', sources: ['2s', 'Runs: Run Rules', 'Quick Reference'] },
  'run-ace': {
    chapter: 'runs',
    sources: ['Aces', 'Runs: Legal Plays', 'Runs: Run Termination', 'Quick Reference'],
    ruling: 'run-ace',
  },
  'run-powerless': { chapter: 'runs', sources: ['Runs: Trick Cards', '7s', '5♥', '8s', 'Jacks'] },
  'run-fails': { chapter: 'runs', sources: ['Runs: Run Termination'] },
  'run-mistake': {
    chapter: 'runs',
    sources: ['Runs: Invalid Sequence Penalty', 'Aces', 'Future Features'],
    ruling: 'mistakes',
  },

  // 7s: mirrors.
  'seven-anywhere': { chapter: 'sevens', sources: ['7s'] },
  'seven-mirrors': { chapter: 'sevens', sources: ['7s', 'Quick Reference'] },
  'seven-no-counter': { chapter: 'sevens', sources: ['7s'], ruling: 'seven-on-penalty' },

  // 8s: the direction.
  'eights-reverse': { chapter: 'eights', sources: ['8s', 'Quick Reference'] },
  'eights-again': { chapter: 'eights', sources: ['8s', 'Combination Tactics'], ruling: 'even-eights' },

  // Jacks: skips.
  'jacks-skip': { chapter: 'jacks', sources: ['Jacks', 'Quick Reference', 'Combination Tactics'] },

  // Aces: a suit of one's choice.
  'ace-anywhere': { chapter: 'aces', sources: ['Aces'] },
  'ace-suit': { chapter: 'aces', sources: ['Aces', 'Quick Reference'] },
  'ace-no-counter': { chapter: 'aces', sources: ['Aces'] },

  // The end.
  'last-card': { chapter: 'finishing', sources: ['Combination Tactics', 'Future Features'] },
  'last-card-wins': { chapter: 'finishing', sources: ['Gameplay'] },
  'no-trick-last': { chapter: 'finishing', sources: ['Runs: Run Finish Rule'], ruling: 'finish-on-trick' },
  'fewest-cards': { chapter: 'finishing', sources: [] },
  'game-over': { chapter: 'finishing', sources: ['Gameplay'] },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof RULEBOOK;
export const RULE_IDS = Object.keys(RULEBOOK) as readonly RuleId[];

/** The point that a rule is one reading of; null where sources agree on it. */
export function rulingOf(rule: RuleId): RulingId | null {
  const { ruling }: Rule = RULEBOOK[rule];
  return ruling ?? null;
}
