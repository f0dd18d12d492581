import type { Card, Seat, Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Place } from '#games/jekyll-vs-hyde/rules/event';
import type { Trick } from '#games/jekyll-vs-hyde/rules/state';
import type { Shown, View } from '#games/jekyll-vs-hyde/rules/view';

/** What a picture of a position says, and what is said of it to those who do not see it. */
export interface PictureWords {
  readonly game: string;
  /** What sort of page a picture stands for. */
  readonly kinds: Readonly<Record<'replay' | 'case', string>>;
  readonly seats: Readonly<Record<Seat, string>>;
  readonly places: Readonly<Record<Place, string>>;
  /** What a picture is called: its title, where in the game it is, and who is to act. */
  readonly caption: (title: string, where: string, turn: string) => string;
  /** Where in the game this is: the round and the trick. */
  readonly where: (view: View) => string;
  /** Who is to do what, or how it ended. */
  readonly turn: (view: View) => string;
  readonly seenBy: (seat: Seat) => string;
  readonly tricks: (count: number) => string;
  readonly noCards: (seat: Seat) => string;
  readonly ranking: string;
  /** Who has named a suit with a Potion. */
  readonly names: (by: Seat, suit: Suit) => string;
  readonly takenBy: (seat: Seat) => string;
  readonly track: (marker: number) => string;
  /** The whole table in sentences: what is seen, and no more. */
  readonly description: (view: View) => string;
  readonly unofficial: string;
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

/** The cards of a hand that are seen, and how many are not. */
export function openAndHidden(cards: readonly Shown[]): { open: readonly Card[]; hidden: number } {
  const open = cards.filter((card) => card !== '??');
  return { open, hidden: cards.length - open.length };
}
