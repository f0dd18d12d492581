import type { BySeat, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Action, Follow, Lead } from '#games/jekyll-vs-hyde/rules/state';
import type { Grade } from '#games/jekyll-vs-hyde/puzzles/grade';
import type { Rival } from '#games/jekyll-vs-hyde/puzzles/obvious-methods';
import type { Theme } from '#games/jekyll-vs-hyde/puzzles/themes';

/** What is said of puzzles. */
export interface PuzzlesWords {
  readonly title: string;
  readonly intro: (puzzles: number) => string;
  readonly number: (number: number) => string;
  /** What is asked: the gap that the best move makes sure of. */
  readonly task: (seat: Seat, gap: number) => string;
  /** How the round stands: tricks to come, and those that each has. */
  readonly standing: (left: number, owned: BySeat<number>) => string;
  readonly grades: Readonly<Record<Grade, string>>;
  readonly about: { readonly title: string; readonly text: string };
  readonly list: {
    readonly next: string;
    readonly allSolved: string;
    readonly solved: string;
    readonly tried: string;
    /** `{done}` stands for the number that the page fills in. */
    readonly done: (of: number) => string;
    /** What is asked, in a few words. */
    readonly task: (seat: Seat, gap: number) => string;
    readonly kind: (phase: 'lead' | 'follow', left: number) => string;
  };
  readonly right: string;
  readonly wrong: string;
  readonly told: {
    /** Of the best move: the gap it makes sure of, and the best that any other does. */
    readonly right: (seat: Seat, gap: number, others: number) => string;
    /** Of another: what answers it at once, who takes the trick with that, the gap that follows and the one that was to be had. */
    readonly wrong: (reply: Lead | Follow | null, taker: Seat | null, gap: number, wanted: number) => string;
    readonly shown: (action: Lead | Follow) => string;
    /** Who would have made the obvious move, and what comes of it. */
    readonly obvious: (rival: Rival, action: Lead | Follow, gap: number) => string;
    readonly playOut: string;
  };
  readonly themes: Readonly<Record<Theme, { readonly name: string; readonly text: string }>>;
  readonly again: string;
  readonly show: string;
  readonly sandbox: string;
  readonly previous: string;
  readonly next: string;
  readonly goOn: string;
  /** Of one puzzle, for those who search. */
  readonly description: (number: number, seat: Seat, gap: number, left: number) => string;
  /** A move in a sentence. */
  readonly move: (action: Action) => string;
  /** The move that comes next, in a table. */
  readonly followed: (action: Action) => string;
  readonly answer: {
    readonly title: string;
    readonly text: (action: Lead | Follow, gap: number) => string;
    readonly columns: readonly [move: string, gap: string, reply: string];
    readonly noReply: string;
  };
  readonly endless: {
    readonly title: string;
    readonly intro: string;
    readonly needsScript: string;
    readonly grade: string;
    readonly any: string;
    readonly make: string;
    readonly another: string;
    readonly stop: string;
    readonly looking: (positions: number) => string;
    readonly working: string;
    readonly stopped: string;
    readonly notOne: string;
  };
  /** A puzzle of the file that the solver does not confirm. */
  readonly unconfirmed: (position: string, claim: string) => string;
}
