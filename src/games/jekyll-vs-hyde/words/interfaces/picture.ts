import type { Card, Seat, Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Place } from '#games/jekyll-vs-hyde/rules/event';
import type { Trick } from '#games/jekyll-vs-hyde/rules/state';
import type { View } from '#games/jekyll-vs-hyde/rules/view';
import type { PictureWords as AnyPictureWords } from '#words/interfaces/picture';

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
  /** The number of the trick that is played; null where none is. */
  readonly trick: number | null;
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
  const last = tricks.at(-1);
  const { leader, led, followed } = seen;
  return {
    game: rulings['return-match'] === 'on' ? match.game : null,
    round,
    trick: phase === 'lead' || phase === 'follow' || phase === 'greed' ? tricks.length + 1 : null,
    acting: toAct.filter((one) => one !== 'dealer'),
    lying:
      leader !== null && led !== null
        ? { leader, led, followed, takenBy: null }
        : last === undefined || last.madeUp
          ? null
          : { leader: last.leader, led: last.led, followed: last.followed, takenBy: last.winner },
  };
}
