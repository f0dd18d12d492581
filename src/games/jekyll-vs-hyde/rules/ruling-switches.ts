/** The switches of a table. */
export interface Rulings {
  /** A Potion is led and the follower, void in the named suit, plays another suit: what decides? */
  readonly 'led-potion': 'number' | 'named-suit';
  /** The variant in which each player is Hyde once and the one who needs fewer rounds wins. */
  readonly 'return-match': 'off' | 'on';
}

export type SwitchId = keyof Rulings;

/** How a table plays when nothing is said. */
export const DEFAULT_RULINGS: Rulings = { 'led-potion': 'number', 'return-match': 'off' };

/** The values each switch can take, the default first. */
export const SWITCHES = {
  'led-potion': ['number', 'named-suit'],
  'return-match': ['off', 'on'],
} as const satisfies { readonly [Id in SwitchId]: readonly Rulings[Id][] };
