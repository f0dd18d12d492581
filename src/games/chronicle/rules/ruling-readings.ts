import type { Section } from './source-sections.ts';

/**
 * The points where the manual is silent, contradicts itself or leaves a choice. Each has an id, a default and the readings that can be
 * meant in earnest. Those with `effect: 'play'` are switches that a table carries; the others change only what is shown.
 */

export interface Ruling {
  readonly effect: 'play' | 'display';
  /** The readings, the default first, each with the sections of the manual that speak for it. */
  readonly readings: readonly { readonly id: string; readonly sources: readonly Section[] }[];
}

export const RULINGS = {
  'void-with-wild': {
    effect: 'play',
    readings: [
      { id: 'may', sources: ['Gameplay: Lead and Play Cards', 'Core: Suits and Following Suit'] },
      { id: 'must', sources: [] },
    ],
  },
  'wild-never-down': {
    effect: 'display',
    readings: [{ id: 'never', sources: ['Gameplay: Lead and Play Cards', 'Core: Wild Cards'] }],
  },
  'all-wild': {
    effect: 'display',
    readings: [{ id: 'leader', sources: ['Gameplay: Determine Meeting Winner'] }],
  },
  'leftover-hand': {
    effect: 'play',
    readings: [
      { id: 'all', sources: ['Scoring: Remaining Hand Cards'] },
      { id: 'may', sources: [] },
    ],
  },
  'angel-optional': {
    effect: 'play',
    readings: [
      { id: 'compulsory', sources: ['Scoring: Angel Effect'] },
      { id: 'optional', sources: ['FAQ'] },
    ],
  },
  'evil-excludes': {
    effect: 'play',
    readings: [
      { id: 'any', sources: ['Scoring: Evil Disqualification'] },
      { id: 'most', sources: [] },
    ],
  },
} as const satisfies Record<string, Ruling>;

export type RulingId = keyof typeof RULINGS;
export const RULING_IDS = Object.keys(RULINGS) as readonly RulingId[];
