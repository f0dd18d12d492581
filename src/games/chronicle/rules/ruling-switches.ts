import { SOURCED_ABILITIES, type Abilities } from './ability-definitions.ts';

/** What a table can settle; `ruling-readings.ts` tells what is meant by it. */

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
