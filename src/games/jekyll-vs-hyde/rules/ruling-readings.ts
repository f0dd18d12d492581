import type { SourceId } from './sources.ts';

/**
 * The points where sources differ or are silent. Each has an id, a default and the readings that somebody
 * stands for. Those with `effect: 'play'` are switches that a table carries; the others change only what is shown.
 */

export interface Ruling {
  readonly effect: 'play' | 'display';
  /** The readings, the default first, each with the sources that give it (none: our choice where all are silent). */
  readonly readings: readonly { readonly id: string; readonly sources: readonly SourceId[] }[];
}

export const RULINGS = {
  'led-potion': {
    effect: 'play',
    readings: [
      { id: 'number', sources: ['M', 'L', 'H'] },
      { id: 'named-suit', sources: ['J'] },
    ],
  },
  'return-match': {
    effect: 'play',
    readings: [
      { id: 'off', sources: ['M', 'L', 'J'] },
      { id: 'on', sources: ['H'] },
    ],
  },
  'pride-choice': {
    effect: 'display',
    readings: [
      // Online tables do either; no source says which.
      { id: 'newest', sources: [] },
      { id: 'winner-chooses', sources: [] },
    ],
  },
  'won-piles': {
    effect: 'display',
    readings: [
      { id: 'hidden', sources: ['F'] },
      { id: 'open', sources: [] },
    ],
  },
  'track-spaces': {
    effect: 'display',
    readings: [
      { id: 'eleven-positions', sources: [] },
      { id: 'ten-spaces', sources: ['M'] },
    ],
  },
  'greed-last': { effect: 'display', readings: [{ id: 'nothing', sources: [] }] },
  'potion-pass-greed': { effect: 'display', readings: [{ id: 'no', sources: ['M', 'L', 'J'] }] },
  'wrath-token': { effect: 'display', readings: [{ id: 'board-empty', sources: ['M', 'L', 'J'] }] },
  'swap-back': { effect: 'display', readings: [{ id: 'later-yes', sources: [] }] },
} as const satisfies Record<string, Ruling>;

export type RulingId = keyof typeof RULINGS;
export const RULING_IDS = Object.keys(RULINGS) as readonly RulingId[];

/** Whether sources differ on a point or are silent; of some, all that speak say the same, and it is only asked often. */
export function isContested(id: RulingId): boolean {
  const { readings }: Ruling = RULINGS[id];
  return readings.length > 1 || readings.every(({ sources }) => sources.length === 0);
}
