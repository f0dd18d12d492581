import type { Seat, Suit } from '#games/jekyll-vs-hyde/cards';
import type { Place } from '#games/jekyll-vs-hyde/state';
import type { View } from '#games/jekyll-vs-hyde/view';

/** What a picture of a position says, and what is said of it to those who do not see it. */
export interface PictureWords {
  readonly game: string;
  /** What sort of page a picture stands for. */
  readonly kinds: Readonly<Record<'replay' | 'case', string>>;
  readonly seats: Readonly<Record<Seat, string>>;
  readonly places: Readonly<Record<Place, string>>;
  /** Where in the game this is: the round and the trick. */
  readonly where: (view: View) => string;
  /** Who is to do what, or how it ended. */
  readonly turn: (view: View) => string;
  readonly seenBy: (seat: Seat) => string;
  readonly tricks: (count: number) => string;
  readonly noCards: (seat: Seat) => string;
  readonly ranking: string;
  readonly names: (suit: Suit) => string;
  readonly takenBy: (seat: Seat) => string;
  readonly track: (marker: number) => string;
  /** The whole table in sentences: what is seen, and no more. */
  readonly description: (view: View) => string;
  readonly unofficial: string;
}
