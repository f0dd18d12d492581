import type { GameTypes } from '#kit/game';

/**
 * What a game says of motion at its table. The shell runs it: one moment after the other in the order of the events, ended by a tap
 * or the next step, left out where a reader steps fast or wants no motion. A table brings it by `useMotion`.
 */
export interface TableMotion<T extends GameTypes> {
  /** Where cards lie, if those that are played travel by what the table shows of them, both ways. */
  readonly cards?: CardPlaces<T['view']>;
  /** What is shown of an event, once; null where nothing is, as of most. */
  readonly momentOf: (event: T['event'], views: Views<T['view']>) => Moment | null;
}

/** What the table showed before a move, and what it shows now. */
export interface Views<View> {
  readonly before: View;
  readonly now: View;
}

/** Where each card lies that can be seen: the name of its place. */
export type Places = ReadonlyMap<string, string>;

export interface CardPlaces<View> {
  readonly placesIn: (view: View) => Places;
  /** The place where cards are played: what comes there or leaves it travels. */
  readonly middle: string;
  /** Whose pile (`data-pile`) a card lies in that is gone from the middle; null: in none. */
  readonly pileOf: (view: View, card: string) => string | null;
}

/**
 * A change that is shown in motion. It is measured while the table still stands as it was, and what that gives once the table is drawn
 * anew: both only look, and neither changes anything.
 */
export interface Moment {
  /** What its animations are called. */
  readonly name: string;
  readonly measure: (before: HTMLElement) => (now: HTMLElement) => readonly Movement[];
}

/** Something on a table that moves for a while. */
export interface Movement {
  readonly element: Element;
  readonly keyframes: readonly Keyframe[];
  /** In milliseconds. */
  readonly duration: number;
  /** How long after its moment begins, in milliseconds. */
  readonly after?: number;
  /** Whether it lies on the table only meanwhile. */
  readonly likeness?: true;
}
