import type { BySeat, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Action, Follow, Lead } from '#games/jekyll-vs-hyde/rules/state';
import type { Rival } from '#games/jekyll-vs-hyde/puzzles/obvious-move-methods';
import type { Breaking } from '#games/jekyll-vs-hyde/puzzles/find-trick-where-gap-lost';
import type { Theme } from '#games/jekyll-vs-hyde/puzzles/puzzle-themes';
import type { PuzzlesWords as Shared } from '#words/text-types/puzzles';

/** What is said of puzzles. */
export interface PuzzlesWords extends Shared {
  readonly intro: (puzzles: number) => string;
  /** What is asked: the gap that the best move makes sure of. */
  readonly task: (seat: Seat, gap: number) => string;
  /** How the round stands: tricks to come, and those that each has. */
  readonly standing: (left: number, owned: BySeat<number>) => string;
  readonly about: { readonly title: string; readonly text: string };
  readonly list: Shared['list'] & {
    /** What is asked, in a few words. */
    readonly task: (seat: Seat, gap: number) => string;
    readonly kind: (phase: 'lead' | 'follow', left: number) => string;
  };
  readonly told: {
    /** Of the best move: the gap it makes sure of, and the best that any other does. */
    readonly right: (seat: Seat, gap: number, others: number) => string;
    /** Of another: the gap that follows, and the one that was to be had. */
    readonly wrong: (gap: number, wanted: number) => string;
    /** Of a move that fails: the trick at which the gap that was to be had is lost. */
    readonly breaks: (breaking: Breaking, wanted: number) => string;
    readonly shown: (action: Lead | Follow) => string;
    /** Who would have made the obvious move, and what comes of it. */
    readonly obvious: (rival: Rival, action: Lead | Follow, gap: number) => string;
    readonly playOut: string;
  };
  readonly themes: Readonly<Record<Theme, { readonly name: string; readonly text: string }>>;
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
  /** A puzzle of the file that the solver does not confirm. */
  readonly unconfirmed: (position: string, claim: string) => string;
}
