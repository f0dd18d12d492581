import type { Better } from '#kit/detect-and-rate-mistakes';
import type { SentencePerType } from '../sentence-per-type.ts';

/** What is said while a reader plays against the computer, in any game. */
export interface PlayAgainstComputerWords {
  readonly setup: {
    readonly opponent: string;
    /** Beside the weakest of the opponents, and the best. */
    readonly easiest: string;
    readonly strongest: string;
    readonly deal: string;
    /** The points on which tables differ. */
    readonly readings: string;
  };
  readonly match: {
    readonly you: string;
    readonly takeBack: string;
    /** Goes from the other moves of an advice back to the cards. */
    readonly backToCards: string;
    /** Opens what has happened in this round, or in this game where it has no rounds. */
    readonly soFar: string;
    readonly leave: string;
    readonly reallyLeave: string;
    /** Does not leave it after all. */
    readonly stay: string;
    /** What is done where the browser lets nothing run beside the page. */
    readonly onPage: string;
    /** Another tab has taken the one place for a game to go on with. */
    readonly elsewhere: (name: string) => string;
    /** That place cannot be used. */
    readonly apart: (name: string) => string;
    /** What was kept of the game to go on with could not be read, or not to its end. */
    readonly aside: string;
    /** Goes on with the game, for who has seen enough of what lies there. */
    readonly goOn: string;
    /** Where all waits for that. */
    readonly seen: string;
    /** Before the rule that is practised. */
    readonly practising: string;
    /** How often it has come up in this game. */
    readonly cameUp: (times: number) => string;
  };
  /** How long what has been played out stays on the table. */
  readonly pauses: Readonly<Record<'short' | 'long' | 'tap', string>>;
  /** When a round is over. */
  readonly over: {
    readonly next: string;
    /** What a round has come to. */
    readonly result: string;
    readonly lookBack: string;
    /** Opens the position of the move that cost most, to be tried again. */
    readonly costliest: string;
    /** Above what was found: how it can be tried. */
    readonly tryFirst: string;
    /** Opens what was better in place of one move, or of each. */
    readonly answer: string;
    readonly allAnswers: string;
    /** Of a move that had been advised, or called about as good, and turns out not to be the best. */
    readonly advised: string;
    /** Of so many of them, where they stand in no list. */
    readonly advisedToo: (count: number) => string;
    /** So many moves of the reader's seat were made before the reader took over, and are not looked back on. */
    readonly takenOver: (moves: number) => string;
    /** Of a position that was looked back on, before something is tried there. */
    readonly tryAgain: string;
    /** Shows what was better there, in place of a try. */
    readonly show: string;
    /** Of a move that is tried there: it was the better one, or the one that was played then. */
    readonly found: string;
    /** The same where nobody could know it. */
    readonly foundByLuck: string;
    readonly sameAgain: string;
    /** Of a first try that was not what was found; hands stay closed. */
    readonly secondTry: string;
    /** The same where it has been weighed: what was found does better by so much of the game, 0 to 1. */
    readonly secondTryBy: (cost: number) => string;
    /** Of another move that is tried there: it does about as well as what was found, or worse by so much. */
    readonly asGood: string;
    readonly worse: (cost: number) => string;
    /** Of a later one that is not either, once it is told. */
    readonly notFound: string;
    /** Which move was found. */
    readonly better: (move: string) => string;
    /** Of a position that was looked back on, once what was found is told. */
    readonly handsOpen: string;
    /** From there to the next of the positions that are listed. */
    readonly nextListed: string;
    /** From a position that was looked back on to the end of the round. */
    readonly backToEnd: string;
    readonly again: string;
    readonly change: string;
    readonly open: string;
    readonly keep: string;
    readonly kept: (name: string) => string;
    readonly own: string;
  };
}

/** What can be chosen before a game. */
export interface Choice {
  readonly name: string;
  /** What it means, in a sentence or two. */
  readonly note: string;
}

/** What is advised by an opponent that imagines deals and plays each move on in them. */
export interface AdviceWords<Advice, Reason extends { readonly type: string }, Move> {
  readonly ask: string;
  readonly wait: (deals: number, of: number) => string;
  readonly onlyMove: string;
  /** What the best move is, and rather than which. */
  readonly would: (advice: Advice) => string;
  readonly reasons: SentencePerType<Reason>;
  readonly columns: readonly [move: string, share: string];
  /** What the shares are estimated from. */
  readonly table: (deals: number) => string;
  readonly more: (moves: number) => string;
  readonly move: (move: Move) => string;
  readonly share: (share: number) => string;
}

/** What is said of turns that cost something by what was known then. */
export interface DearestTurnsWords<Move> {
  readonly title: string;
  /** What is measured, in a sentence. */
  readonly measure: string;
  readonly intro: string;
  readonly stop: string;
  readonly wait: (done: number, of: number) => string;
  readonly turn: (turn: number) => string;
  readonly better: (made: Move, better: Better<Move>) => string;
  readonly flawless: string;
  /** Of all that were found so many are shown. */
  readonly summary: (shown: number, found: number) => string;
  /** Which of several that were found cost most; `round`: as below. */
  readonly costMost: (turn: number, round: string | null) => string;
  /** `round`: what its round is called, where more than one is looked back on. */
  readonly stopped: (turn: number, round: string | null) => string;
}

/** What is told of such opponents, and of the games that they have played against each other. */
export interface OpponentsWords<Pairing> {
  readonly opponents: string;
  readonly opponentsText: string;
  readonly aheadText: string;
  readonly strengths: string;
  readonly reportText: (games: number, seed: number) => string;
  readonly reportColumns: readonly [pairing: string, won: string, interval: string, equal: string];
  readonly pairing: (pairing: Pairing) => string;
  readonly share: (won: number, share: number) => string;
  readonly interval: (share: { readonly from: number; readonly to: number }) => string;
  readonly equal: (players: number) => string;
}
