import type { Advice, Alike, Why } from '#games/switch/opponents/advice';
import type { Pairing } from '#games/switch/opponents/tournament';
import type { NamedMove } from '#games/switch/opponents/distinct-legal-moves';
import type { Strength } from '#games/switch/opponents/opponent-strength-ids';
import type { Card, Rank, Seat } from '#games/switch/rules/cards';
import type { Match } from '#games/switch/rules/state';
import type {
  AdviceWords,
  Choice,
  DearestTurnsWords,
  OpponentsWords,
} from '#words/text-types/play-against-computer';

/** How many sit at the table. */
export type Table = '2' | '3' | '4' | '5' | '6';

/** What is said while a reader plays against the computer. */
export interface PlayAgainstComputerWords {
  readonly title: string;
  readonly intro: string;
  readonly needsScript: string;
  readonly setup: {
    readonly role: string;
    readonly roles: Readonly<Record<'p1' | 'either', Choice>>;
    readonly opponents: Readonly<Record<Strength, Choice>>;
    readonly stays: string;
    readonly length: string;
    readonly lengths: Readonly<Record<Table, Choice>>;
  };
  readonly match: {
    readonly label: (seat: Seat, strength: Strength, table: Table) => string;
    readonly thinks: (seat: Seat) => string;
    /** The cards that the reader has drawn. */
    readonly received: (cards: readonly Card[]) => string;
    /** What the reader may do now: the card and the suit to be matched, a penalty to be answered, a run to go on with. */
    readonly normal: (match: Match) => string;
    readonly penalty: (answers: readonly (Rank | Card)[], penalty: number) => string;
    readonly run: (rank: Rank, next: Rank, price: number) => string;
    readonly openRun: string;
    /** Of the only card in hand, with which the game cannot be finished. */
    readonly noFinish: (last: Card) => string;
  };
  readonly hint: AdviceWords<Advice, Why | Alike, NamedMove>;
  readonly over: {
    readonly title: (seat: Seat, winner: Seat | 'draw') => string;
    readonly last: (seat: Seat, winner: Seat, card: Card) => string;
    /** Nobody could go on. */
    readonly counted: (winner: Seat | 'draw') => string;
    readonly left: (seat: Seat, counts: readonly { readonly seat: Seat; readonly left: number }[]) => string;
    readonly other: string;
    readonly name: (strength: Strength, table: Table, moment: number) => string;
  };
  readonly review: DearestTurnsWords<NamedMove>;
  readonly about: OpponentsWords<Pairing>;
}
