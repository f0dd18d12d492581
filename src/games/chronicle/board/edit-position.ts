import { positions, type LaidBoard } from '#games/chronicle/position-setup-adapter';
import {
  CARDS,
  isWild,
  SEATS,
  sorted,
  suitOf,
  without,
  type BySeat,
  type Card,
  type Seat,
} from '#games/chronicle/rules/cards';
import { alliesOf, bySeat, handOf, seatsAt, seatsFrom } from '#games/chronicle/rules/seats';
import { cardsNamed, setupOf, type Setup } from '#games/chronicle/rules/position-setup';
import type { Action, Laid } from '#games/chronicle/rules/state';
import { framesOf, playedFrom, shownFrame } from '#replays/board/sandbox-board';
import { START } from '#replays/move-path';
import { lineAt } from '#replays/step-at-path';
import type { Line } from '#replays/replay';

/**
 * Setting a position by hand. What is changed is changed in the position that is shown: it becomes the new beginning, and of what was
 * played from there on all is kept that is still allowed. In a Meeting the cards lie as they would have been played: those that follow
 * face up, those of who is void face down.
 */

/** Where a card can be put; nowhere: it is not there. */
export type Spot = `${'hand' | 'allies' | 'meeting'}-${Seat}` | 'discard' | 'aside' | 'nowhere';

export const SPOTS: readonly Spot[] = [
  ...SEATS.flatMap((seat): readonly Spot[] => [`hand-${seat}`, `allies-${seat}`, `meeting-${seat}`]),
  'discard',
  'aside',
  'nowhere',
];

/** What of a position is chosen from a list. */
export type Choices = Partial<Pick<Setup, 'history' | 'fame' | 'leader'>>;

/** The position that is shown, as a Meeting in which somebody is to play. */
export function laidOn(board: LaidBoard): Setup {
  const frame = shownFrame(framesOf(positions, board), board.path);
  const { state } = frame.position.context;
  const shown = frame.id === 0 ? board.setup : setupOf(state);
  const { rest } = shown;
  const setup: Setup = { ...toPlay(shown), rest: null };
  if (seatsAt(setup).length === 0) return { ...positions.empty, rulings: setup.rulings };
  if (rest === null) return setup;
  const others = without(CARDS, cardsNamed(setup));
  return { ...setup, allies: { ...setup.allies, [rest]: sorted([...alliesOf(setup, rest), ...others]) } };
}

function toPlay({
  rulings,
  round,
  history,
  hands,
  allies,
  fame,
  aside,
  discard,
  leader,
  meeting,
  rest,
}: Setup): Setup {
  return { rulings, round, history, hands, allies, fame, aside, discard, leader, meeting, rest };
}

/** The board with another position in the place of the one that is shown. */
export function boardWith(board: LaidBoard, setup: Setup): LaidBoard {
  const { line, path } = board;
  const rest: Line<Action> = lineAt(line, path.turns)?.slice(path.moves) ?? [];
  return { setup, line: playedFrom(positions, setup, rest).line, path: START, tried: null };
}

/** Where a card lies. */
export function spotOf(setup: Setup, card: Card): Spot {
  const spots = SPOTS.filter((spot) => spot !== 'nowhere');
  return spots.find((spot) => cardsAt(setup, spot).includes(card)) ?? 'nowhere';
}

/** The cards that lie at a place. */
export function cardsAt(setup: Setup, spot: Spot): readonly Card[] {
  switch (spot) {
    case 'discard':
      return setup.discard;
    case 'aside':
      return setup.aside === null ? [] : [setup.aside];
    case 'nowhere':
      return without(CARDS, cardsNamed(setup));
    default: {
      const { place, seat } = partsOf(spot);
      if (place === 'hand') return handOf(setup, seat);
      if (place === 'allies') return alliesOf(setup, seat);
      return laidBy(setup)[seat] ?? [];
    }
  }
}

type Place = 'hand' | 'allies' | 'meeting';

function partsOf(spot: Exclude<Spot, 'discard' | 'aside' | 'nowhere'>): {
  readonly place: Place;
  readonly seat: Seat;
} {
  const [place = 'hand', seat = 'p1'] = spot.split('-');
  return { place: place as Place, seat: seat as Seat };
}

/**
 * Puts a card somewhere, from wherever it lies. Where there is room for one card only, the one that lay there is taken away. The first
 * card of a Meeting is its lead, unless somebody has chosen who leads.
 */
export function put(board: LaidBoard, card: Card, spot: Spot, isLeaderChosen = false): LaidBoard {
  const lifted = lift(laidOn(board), [card]);
  const leader = isLeaderChosen || lifted.meeting !== null ? null : playerAt(spot);
  return boardWith(board, place(leader === null ? lifted : { ...lifted, leader }, [card], spot));
}

/** Whose card of the Meeting lies at a place; null for other places. */
function playerAt(spot: Spot): Seat | null {
  return SEATS.find((seat) => spot === `meeting-${seat}`) ?? null;
}

/** Puts exactly these cards to a place; what lay there and is not among them is taken away. */
export function putAll(board: LaidBoard, cards: readonly Card[], spot: Spot): LaidBoard {
  const setup = laidOn(board);
  return boardWith(board, place(lift(setup, [...cardsAt(setup, spot), ...cards]), cards, spot));
}

/** Changes what is chosen from a list. */
export function choose(board: LaidBoard, choices: Choices): LaidBoard {
  const setup = { ...laidOn(board), ...choices };
  return boardWith(board, withMeeting(setup, laidBy(setup)));
}

/** So many sit at the table; the cards of who leaves are taken away. */
export function seat(board: LaidBoard, count: number): LaidBoard {
  const setup = laidOn(board);
  const seats = SEATS.slice(0, count);
  const leader = seats.includes(setup.leader) ? setup.leader : 'p1';
  const played = laidBy(setup);
  const there: Setup = {
    ...setup,
    leader,
    hands: bySeat(seats, (one) => handOf(setup, one)),
    allies: bySeat(seats, (one) => alliesOf(setup, one)),
    fame: bySeat(seats, (one) => setup.fame[one] ?? 0),
  };
  return boardWith(
    board,
    withMeeting(
      there,
      bySeat(seats, (one) => played[one] ?? []),
    ),
  );
}

/** The cards are taken from wherever they lie. */
function lift(setup: Setup, cards: readonly Card[]): Setup {
  const left = (all: BySeat<readonly Card[]>) =>
    bySeat(seatsAt(setup), (one) => without(all[one] ?? [], cards));
  const off: Setup = {
    ...setup,
    hands: left(setup.hands),
    allies: left(setup.allies),
    discard: without(setup.discard, cards),
    aside: setup.aside !== null && cards.includes(setup.aside) ? null : setup.aside,
  };
  return setup.meeting?.laid.some(({ card }) => cards.includes(card)) === true
    ? withMeeting(off, left(laidBy(setup)))
    : off;
}

/** Cards that lie nowhere are put somewhere. */
export function place(setup: Setup, cards: readonly Card[], spot: Spot): Setup {
  const last = cards.at(-1);
  switch (spot) {
    case 'nowhere':
      return setup;
    case 'discard':
      return { ...setup, discard: [...setup.discard, ...cards] };
    case 'aside':
      return last === undefined ? setup : { ...setup, aside: last };
    default: {
      const { place: where, seat: one } = partsOf(spot);
      if (where === 'meeting')
        return withMeeting(setup, { ...laidBy(setup), [one]: last === undefined ? [] : [last] });
      const key = where === 'hand' ? 'hands' : 'allies';
      return { ...setup, [key]: { ...setup[key], [one]: sorted([...(setup[key][one] ?? []), ...cards]) } };
    }
  }
}

/** The card that each has played in the Meeting. */
function laidBy({ meeting }: Setup): BySeat<readonly Card[]> {
  return Object.fromEntries((meeting?.laid ?? []).map(({ by, card }) => [by, [card]]));
}

/** The Meeting in which these cards were played in turn, as they would have been played. */
function withMeeting(setup: Setup, played: BySeat<readonly Card[]>): Setup {
  const laid: Laid[] = [];
  let lead: NonNullable<Setup['meeting']>['lead'] = null;
  for (const by of seatsFrom(setup, setup.leader)) {
    const [card] = played[by] ?? [];
    if (card === undefined) continue;
    lead ??= suitOf(card);
    laid.push({ by, card, down: !isWild(card) && suitOf(card) !== lead });
  }
  const acted = laid.map(({ by }) => by);
  const meeting = laid.length === 0 ? null : { lead, laid, acted, verdict: null, discarded: false };
  return { ...setup, meeting };
}
