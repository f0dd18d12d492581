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
