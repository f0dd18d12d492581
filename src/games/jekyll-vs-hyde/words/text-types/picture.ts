import type { Card, Seat, Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Place } from '#games/jekyll-vs-hyde/rules/event';
import type { Trick } from '#games/jekyll-vs-hyde/rules/state';
import type { View } from '#games/jekyll-vs-hyde/rules/view';
import type { PictureWords as AnyPictureWords } from '#words/text-types/picture';

export interface PictureWords extends AnyPictureWords<Seat, View> {
  readonly places: Readonly<Record<Place, string>>;
  readonly tricks: (count: number) => string;
  readonly ranking: string;
  /** Who has named a suit with a Potion. */
  readonly names: (by: Seat, suit: Suit) => string;
  readonly takenBy: (seat: Seat) => string;
  readonly track: (marker: number) => string;
}

/** What a language tells of a view, with what belongs to each sentence picked out. */
export interface Scene {
  /** The number of the game, where there are two. */
  readonly game: 1 | 2 | null;
  readonly round: number;
  /** The trick that is played, or that has just been taken and still lies there; null where there is none. */
  readonly trick: { readonly number: number; readonly isTaken: boolean } | null;
  /** Who is to act, the dealer left out. */
  readonly acting: readonly Seat[];
  /** The cards on the table, or else the last trick with who took it; null where there is neither. */
  readonly lying: Lying | null;
}

export interface Lying extends Pick<Trick, 'leader' | 'led'> {
  readonly followed: Card | null;
  readonly takenBy: Seat | null;
}

export function sceneOf({ rulings, match, round, phase, tricks, toAct, ...seen }: View): Scene {
  const lying = lyingOf(seen, tricks.at(-1));
  const isTaken = lying !== null && lying.takenBy !== null;
  const isPlaying = phase === 'lead' || phase === 'follow' || phase === 'greed';
  return {
    game: rulings['return-match'] === 'on' ? match.game : null,
    round,
    trick: isPlaying ? { number: isTaken ? tricks.length : tricks.length + 1, isTaken } : null,
    acting: toAct.filter((one) => one !== 'dealer'),
    lying,
  };
}

function lyingOf(
  { leader, led, followed }: Pick<View, 'leader' | 'led' | 'followed'>,
  last: View['tricks'][number] | undefined,
): Lying | null {
  if (leader !== null && led !== null) return { leader, led, followed, takenBy: null };
  if (last === undefined || last.madeUp === true) return null;
  return { leader: last.leader, led: last.led, followed: last.followed, takenBy: last.winner };
}
