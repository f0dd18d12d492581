import type { Unshown } from '#games/chronicle/record/revealed-cards-to-enter';
import type { Due } from '#games/chronicle/record/next-record-entry';
import type { HiddenMove } from '#games/chronicle/record/record';
import type { Clash, Place } from '#games/chronicle/record/card-places-and-contradiction';
import type { Card, Seat } from '#games/chronicle/rules/cards';
import type { Viewer } from '#games/chronicle/rules/view';
import type { SentencePerType } from '#words/sentence-per-type';

/** What a language says while a game of Chronicle is recorded, besides what it says of any game. */
export interface RecorderWords {
  readonly intro: string;
  /** Before the first card. */
  readonly opening: {
    readonly players: string;
    readonly sees: string;
    readonly observers: Readonly<Record<Viewer, string>>;
    readonly unknown: string;
    readonly player: (seat: Seat) => string;
  };
  /** What is to be entered now. */
  readonly due: SentencePerType<Due>;
  /** The conditions of the history card, and that they are chosen. */
  readonly condition: string;
  readonly second: string;
  readonly noSecond: string;
  readonly settled: string;
  /** Somebody lays a card face down that nobody else sees. */
  readonly down: string;
  /** A choice or a move whose card the observer does not see, or does not name yet. */
  readonly unseen: (move: HiddenMove) => string;
  /** What the marks on the cards mean. */
  readonly legend: string;
  readonly places: (place: Exclude<Place, 'unknown'>) => string;
  /** A card of several, and how many of them are entered. */
  readonly picked: (card: Card, entered: number, of: number) => string;
  /** A card that has come to light. */
  readonly shown: (what: Unshown) => string;
  /** A card is elsewhere by what was entered before, and what can be done. */
  readonly clash: (clash: Clash) => string;
  /** A move that waits says more or fewer cards than come to light with it now. */
  readonly wrongCount: string;
  /** A move does not say a card that is seen, or is none that can be. */
  readonly unfit: string;
  readonly type: string;
  readonly typeHint: string;
  readonly noWord: (word: string) => string;
  /** The same where one of these players is to be named. */
  readonly noPlayer: (word: string, players: readonly Seat[]) => string;
  readonly openHint: (observer: Seat | null) => string;
  readonly seenBy: (observer: Seat) => string;
}
