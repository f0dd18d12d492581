import type { Card, Potion, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Due } from '#games/jekyll-vs-hyde/record/record-due';
import type { Place } from '#games/jekyll-vs-hyde/record/card-places';
import type { Viewer } from '#games/jekyll-vs-hyde/rules/view';
import type { Sentences } from '#words/sentences';

/** What a language says while a game is recorded. */
export interface RecordWords {
  readonly title: string;
  readonly intro: string;
  /** A link that leads here. */
  readonly invite: string;
  readonly noScript: string;
  /** Before the first card. */
  readonly opening: {
    readonly sees: string;
    readonly observers: Readonly<Record<Viewer, string>>;
    readonly unknown: string;
    readonly more: string;
    readonly player: (seat: Seat) => string;
    readonly start: string;
    readonly goOn: string;
  };
  /** The name of a new record; the moment is in milliseconds since 1970. */
  readonly name: (players: Readonly<Partial<Record<Seat, string>>>, moment: number) => string;
  /** What is to be entered now. */
  readonly due: Sentences<Due>;
  readonly board: string;
  /** What the marks on the cards mean. */
  readonly legend: string;
  readonly places: Readonly<Record<Exclude<Place, 'unknown'>, string>>;
  readonly suit: (potion: Potion) => string;
  /** A card of several, and how many of them are entered. */
  readonly picked: (card: Card, entered: number, of: number) => string;
  readonly takenBack: string;
  /** Around the sentence that says why a card cannot be in a hand. */
  readonly because: (sentence: string) => string;
  readonly type: string;
  readonly typeHint: string;
  readonly enter: string;
  readonly noWord: (word: string) => string;
  readonly back: string;
  readonly again: string;
  readonly againAll: (moves: number) => string;
  readonly drop: string;
  readonly waiting: (moves: number) => string;
  readonly moves: string;
  readonly correct: string;
  readonly open: string;
  readonly openHint: (observer: Seat | null) => string;
  readonly another: string;
  readonly take: string;
  readonly link: string;
  readonly file: string;
  readonly linked: (characters: number) => string;
  /** In the list of a reader's games. */
  readonly goOn: string;
  /** What an address leads to is no record. */
  readonly noRecord: string;
  readonly seenBy: (observer: Seat) => string;
}
