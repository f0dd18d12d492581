import type { Section } from './source-sections.ts';

/**
 * The points where the source is silent, contradicts itself or leaves a choice. Each has an id, a default and the readings that can be meant
 * in earnest. Those with `effect: 'play'` are switches that a table carries; the others change only what is shown.
 */

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
