import type { Result } from './parse-result.ts';
import type { Random } from './random.ts';

/**
 * The types that one game bundles. The contract knows nothing of tricks, suits, turns or rounds.
 * `seat` names who plays; `rulings` are the choices a table makes where sources differ.
 */
export interface GameTypes {
  readonly seat: string;
  readonly rulings: object;
  /** The notation of a card. */
  readonly card: string;
  readonly state: object;
  /** `by` is who makes the move; the dealer's moves have none. */
  readonly action: { readonly type: string; readonly by?: string };
  readonly event: { readonly type: string; readonly rule: string };
  readonly refusal: { readonly type: string; readonly rule: string };
  readonly view: object;
  readonly misfit: object;
}

/** What an action leads to: the state after it, and what happened on the way, in order. */
export interface Played<T extends GameTypes> {
  readonly state: T['state'];
  readonly events: readonly T['event'][];
}

/** Who sits at a game, who is to act and who sees what: all that shows a game whose moves are known to be good. */
export interface SeatsAndViews<T extends GameTypes> {
  readonly id: string;

  /** Every seat that there can be, in the order of play. Who sits at a table is said by the deal. */
  readonly seats: readonly T['seat'][];

  /** How many may play, from the fewest to the most. */
  readonly players: { readonly fewest: number; readonly most: number };

  /** The state before the first action. A ruling that is left out has its default. */
  start(rulings?: Partial<T['rulings']>): T['state'];

  /** Who is to act: several at once where they choose in secret, nobody when the game is over. */
  toAct(state: T['state']): readonly (T['seat'] | 'dealer')[];

  /** The seats that play, in the order of play. Before the first deal nobody sits there yet, and all seats are given. */
  seatsIn(state: T['state']): readonly T['seat'][];

  /** What a seat may know of a state, or all of it. Hidden cards are `??`. */
  view(state: T['state'], viewer: T['seat'] | 'all'): T['view'];
}

/** The rules of a game, as pure functions over readonly JSON: all that a page needs to play it and to show it. */
export interface Rules<T extends GameTypes> extends SeatsAndViews<T> {
  /** May this be done? An empty list says yes; otherwise each entry is a rule that forbids it, with the facts. */
  judge(state: T['state'], action: T['action']): readonly T['refusal'][];

  /** Every legal action of those who are to act; a deal is no choice, so none while the dealer acts. */
  legal(state: T['state']): readonly T['action'][];

  /** Whether two actions are the same move, however they are written. */
  same(a: T['action'], b: T['action']): boolean;

  /** What a legal action does. Refuses (throws) an illegal one: ask `judge` first. */
  apply(state: T['state'], action: T['action']): Played<T>;
}

/**
 * What every game gives: its rules, chance, and what is read of files.
 * The dealer is a player: where chance must speak, `toAct` says `dealer` and `deal` makes the action.
 */
export interface Game<T extends GameTypes> extends Rules<T> {
  /**
   * The dealer's action by the given chance. `players` says how many sit down, where the deal decides it (default: the
   * fewest); later deals keep who sits there. Refuses (throws) where nothing is for the dealer to do.
   */
  deal(state: T['state'], chance: Random, players?: number): T['action'];

  /** An action from JSON that somebody wrote: well formed, not yet legal. */
  readAction(json: unknown): Result<T['action'], T['misfit']>;

  /** The rulings that a table has chosen, from JSON. */
  readRulings(json: unknown): Result<Partial<T['rulings']>, T['misfit']>;
}
