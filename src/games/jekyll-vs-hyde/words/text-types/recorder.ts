import type { Card, Potion, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Due } from '#games/jekyll-vs-hyde/record/record-in-progress';
import type { Place } from '#games/jekyll-vs-hyde/record/card-places';
import type { Viewer } from '#games/jekyll-vs-hyde/rules/view';
import type { SentencePerType } from '#words/sentence-per-type';

/** What a language says while a game is recorded. */
export interface RecorderWords {
  readonly intro: string;
  /** Before the first card. */
  readonly opening: {
    readonly sees: string;
    readonly observers: Readonly<Record<Viewer, string>>;
    readonly unknown: string;
    readonly player: (seat: Seat) => string;
  };
  /** What is to be entered now. */
  readonly due: SentencePerType<Due>;
  /** What the marks on the cards mean. */
  readonly legend: string;
  readonly places: Readonly<Record<Exclude<Place, 'unknown'>, string>>;
  readonly suit: (potion: Potion) => string;
  /** A card of several, and how many of them are entered. */
  readonly picked: (card: Card, entered: number, of: number) => string;
  /** Around the sentence that says why a card cannot be in a hand. */
  readonly because: (sentence: string) => string;
  readonly type: string;
  readonly typeHint: string;
  readonly noWord: (word: string) => string;
  readonly openHint: (observer: Seat | null) => string;
  readonly seenBy: (observer: Seat) => string;
}
