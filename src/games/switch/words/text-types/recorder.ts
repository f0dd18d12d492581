import type { Card, Seat } from '#games/switch/rules/cards';
import type { Clash, Place } from '#games/switch/record/card-places-and-contradiction';
import type { Due } from '#games/switch/record/record-in-progress';
import type { Viewer } from '#games/switch/rules/view';
import type { SentencePerType } from '#words/sentence-per-type';

/** What a language says while a game of Switch is recorded, besides what it says of any game. */
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
  /** What the marks on the cards mean. */
  readonly legend: string;
  readonly places: (place: Exclude<Place, 'unknown'>) => string;
  /** A card of several, and how many of them are entered. */
  readonly picked: (card: Card, entered: number, of: number) => string;
  /** A card is elsewhere by what was entered before, and what can be done. */
  readonly clash: (clash: Clash) => string;
  /** A move that waits says another number of drawn cards than are drawn. */
  readonly wrongCount: (found: number, due: number) => string;
  readonly shuffled: string;
  readonly type: string;
  readonly typeHint: string;
  readonly openHint: (observer: Seat | null, isDeckMadeUp: boolean) => string;
  /** All hands are known, but not in which order the deck lies. */
  readonly deckMadeUp: string;
  readonly seenBy: (observer: Seat) => string;
}
