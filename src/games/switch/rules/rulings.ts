import type { Section } from './sources.ts';

/**
 * The points where the source is silent, contradicts itself or leaves a choice. Each has an id, a default and the readings that can be meant
 * in earnest. Those with `effect: 'play'` are switches that a table carries; the others change only what is shown.
 */

/** The switches of a table. */
export interface Rulings {
  /** The last card is a trick card, or one played in a run: draw one and play on, or win. */
  readonly 'finish-on-trick': 'draw' | 'win';
  /** An even number of 8s in one turn: the same player goes again, or the turn passes. */
  readonly 'even-eights': 'again' | 'passes';
  /** A 7 on a penalty that waits: not at all, or its player picks the penalty up at once. */
  readonly 'seven-on-penalty': 'illegal' | 'after-serving';
  /** The 5♥ on a 2 that waits: on the 2♥ only, or never. */
  readonly 'five-hearts-on-twos': 'on-two-of-hearts' | 'never';
  /** An Ace in a run: it ends it with the turn, or the run goes on until something else is done. */
  readonly 'run-ace': 'ends' | 'goes-on';
  /** A play that does not follow in a run: refused, or taken back at a price. */
  readonly mistakes: 'refused' | 'cut-throat';
}

export type SwitchId = keyof Rulings;

export interface Ruling {
  readonly effect: 'play' | 'display';
  /** The readings, the default first, each with the sections of the source that speak for it. */
  readonly readings: readonly { readonly id: string; readonly sources: readonly Section[] }[];
}

export const RULINGS = {
  'finish-on-trick': {
    effect: 'play',
    readings: [
      { id: 'draw', sources: ['Runs: Run Finish Rule'] },
      { id: 'win', sources: ['Gameplay'] },
    ],
  },
  'even-eights': {
    effect: 'play',
    readings: [
      { id: 'again', sources: ['8s', 'Combination Tactics'] },
      { id: 'passes', sources: ['Quick Reference'] },
    ],
  },
  'seven-on-penalty': {
    effect: 'play',
    readings: [
      { id: 'illegal', sources: ['7s'] },
      { id: 'after-serving', sources: ['7s'] },
    ],
  },
  'five-hearts-on-twos': {
    effect: 'play',
    readings: [
      { id: 'on-two-of-hearts', sources: ['5♥'] },
      { id: 'never', sources: ['Game States', '2s'] },
    ],
  },
  'run-many-ranks': {
    effect: 'display',
    readings: [{ id: 'one-rank', sources: ['Runs: Run Rules', 'Multiple Card Play'] }],
  },
  'run-ace': {
    effect: 'play',
    readings: [
      { id: 'ends', sources: ['Runs: Run Rules', 'Runs: Run Termination'] },
      { id: 'goes-on', sources: ['Aces', 'Runs: Legal Plays'] },
    ],
  },
  mistakes: {
    effect: 'play',
    readings: [
      { id: 'refused', sources: [] },
      { id: 'cut-throat', sources: ['Runs: Invalid Sequence Penalty', 'Aces', 'Future Features'] },
    ],
  },
} as const satisfies Record<string, Ruling>;

export type RulingId = keyof typeof RULINGS;
export const RULING_IDS = Object.keys(RULINGS) as readonly RulingId[];

/** How a table plays when nothing is said. */
export const DEFAULT_RULINGS: Rulings = {
  'finish-on-trick': 'draw',
  'even-eights': 'again',
  'seven-on-penalty': 'illegal',
  'five-hearts-on-twos': 'on-two-of-hearts',
  'run-ace': 'ends',
  mistakes: 'refused',
};

/** The values each switch can take, the default first. */
export const SWITCHES = {
  'finish-on-trick': ['draw', 'win'],
  'even-eights': ['again', 'passes'],
  'seven-on-penalty': ['illegal', 'after-serving'],
  'five-hearts-on-twos': ['on-two-of-hearts', 'never'],
  'run-ace': ['ends', 'goes-on'],
  mistakes: ['refused', 'cut-throat'],
} as const satisfies { readonly [Id in SwitchId]: readonly Rulings[Id][] };
