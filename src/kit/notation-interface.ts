import type { GameTypes } from './game.ts';

/**
 * How a game's moves are written in words, for people. What words, brackets and comments are is the business of whoever
 * reads the text; whether a move is legal, that of the judge.
 */
export interface Notation<T extends GameTypes, Slip extends { readonly type: string }> {
  /** The ids of the rulings that a table can choose. */
  readonly rulings: readonly string[];

  /** What the words from `at` on say while the game stands like this. There is a word at `at`. */
  read(words: readonly string[], at: number, state: T['state']): Said<T['action'], Slip>;

  /**
   * The words of a legal move, with single spaces between them; a line break asks for a new line.
   * `first` says that it begins a line of play, so that what it follows on does not stand before it.
   */
  write(action: T['action'], state: T['state'], first: boolean): string;
}

/** `end` is the index of the first word that does not belong to it any more. */
export type Said<Action, Slip> =
  | { readonly type: 'move'; readonly action: Action; readonly end: number }
  /** Words for the eye, such as the number of a round: checked, and no move. */
  | { readonly type: 'label'; readonly end: number }
  /** `at` is the word that does not fit; the number of words where one is missing. */
  | { readonly type: 'slip'; readonly at: number; readonly slip: Slip };

/** The words of a game's notation. */
export interface Vocabulary<Slip> {
  /** Whether a word can stand anywhere in a game. */
  readonly knows: (word: string) => boolean;
  /** What is written out, as it is best written: a word close to one of these was meant to be it. */
  readonly keywords: readonly string[];
  /** What is wrong with a word that looks like a card and is none. */
  readonly noCard: (found: string) => Slip;
}
