import type { Section } from './sources.ts';
import { SOURCED_ABILITIES, type Abilities } from './ability-slots.ts';

/**
 * The points where the manual is silent, contradicts itself or leaves a choice. Each has an id, a default and the readings that can be
 * meant in earnest. Those with `effect: 'play'` are switches that a table carries; the others change only what is shown.
 */

/** The switches of a table. */
export interface Switches {
  /** Void in the led suit with a Wild in hand: any other card may go face down all the same, or the Wild must be played. */
  readonly 'void-with-wild': 'may' | 'must';
  /** Who is shut out of scoring: whoever has an Evil card, or whoever has most of them. */
  readonly 'evil-excludes': 'any' | 'most';
  /** The Angel's discard. */
  readonly 'angel-optional': 'compulsory' | 'optional';
  /** Cards left in hand at the end of a round: all become allies, or each owner decides. */
  readonly 'leftover-hand': 'all' | 'may';
}

export type SwitchId = keyof Switches;

/** What a table has settled: its switches, and what its cards do. */
export interface Rulings extends Switches {
  readonly abilities: Abilities;
}

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

/** How a table plays when nothing is said. */
export const DEFAULT_RULINGS: Rulings = {
  'void-with-wild': 'may',
  'evil-excludes': 'any',
  'angel-optional': 'compulsory',
  'leftover-hand': 'all',
  abilities: SOURCED_ABILITIES,
};

/** The values each switch can take, the default first. */
export const SWITCHES = {
  'void-with-wild': ['may', 'must'],
  'evil-excludes': ['any', 'most'],
  'angel-optional': ['compulsory', 'optional'],
  'leftover-hand': ['all', 'may'],
} as const satisfies { readonly [Id in SwitchId]: readonly Switches[Id][] };
