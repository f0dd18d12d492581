import {
  SEATS,
  bySeat,
  isPotion,
  other,
  sorted,
  without,
  type Card,
  type Seat,
  type Suit,
} from '#games/jekyll-vs-hyde/rules/cards';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import { setupOf, type Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import type { Action, Lead, Led, State } from '#games/jekyll-vs-hyde/rules/state';
import { positions, type LaidBoard, type LaidFrame } from '#games/jekyll-vs-hyde/position-setup-adapter';
import { insert } from '#replays/edit-moves-and-variations';
import { lineTo } from '#replays/replay-frames';
import { pathOf, START, type Path } from '#replays/move-path';
import { lineAt } from '#replays/step-at-path';
import type { Line } from '#replays/replay';
import { framesOf, goTo, playedFrom, shownFrame } from '#replays/board/sandbox-board';

/**
 * Setting a position by hand. What is changed is changed in the position that is shown: its trick becomes the new beginning,
 * and of what was played from there on all is kept that is still allowed.
 */

/** Where a card can be put. In the box lies what has been played, or is out of the question. */
export type Spot = Seat | 'led' | 'aside' | 'box';
export const SPOTS = ['jekyll', 'hyde', 'led', 'aside', 'box'] as const satisfies readonly Spot[];

/** What of a position is chosen from a list. */
export type Choices = Partial<
  Pick<Setup, 'rulings' | 'match' | 'round' | 'marker' | 'leader' | 'ranking' | 'won'>
>;

/** A position as it lies on the table, ready to be changed. */
export interface Laid {
  /** The table before the trick: its leader still holds the card that is led. */
  readonly setup: Setup;
  readonly led: Led | null;
  /** What was played from there on. */
  readonly rest: Line<Action>;
}

/** The frames from the start to the one that is shown, or, where a trick is over or an exchange has begun, to the last that can be laid. */
function wayToLay(frames: readonly LaidFrame[], path: Path): readonly LaidFrame[] {
  const way = lineTo(frames, shownFrame(frames, path).id).flatMap((id) => frames[id] ?? []);
  const last = way.findLastIndex(({ position }) => {
    const { state } = position.context;
    if (state.phase === 'preparation') return SEATS.every((seat) => state.chosen[seat] === null);
    return state.phase === 'lead' || state.phase === 'follow' || state.phase === 'deal';
  });
  return way.slice(0, last + 1);
}

/** The same board where it can be laid out: as it is shown, or at the nearest place before. */
export function readyToLay(board: LaidBoard): LaidBoard {
  const frames = framesOf(positions, board);
  const at = wayToLay(frames, board.path).at(-1)?.id ?? 0;
  return at === shownFrame(frames, board.path).id ? board : goTo(board, pathOf(frames, at));
}

/** The position that is shown; where that cannot be laid out, the nearest before it that can. */
export function laidOn(board: LaidBoard): Laid {
  const frames = framesOf(positions, board);
  const way = wayToLay(frames, board.path);
  const shown = way.at(-1)?.position.context.state;
  const led = ledOn(shown, board.tried);
  const first = shown?.phase === 'follow' ? way.at(-2) : way.at(-1);
  const from = first?.position.context.state;
  if (
    first === undefined ||
    first.id === 0 ||
    (from?.phase !== 'lead' && from?.phase !== 'preparation' && from?.phase !== 'deal')
  ) {
    return { setup: board.setup, led, rest: playedAfter(led, board.line) };
  }
  const path = pathOf(frames, first.id);
  // Whoever has not said which cards lie aside has not said so by playing on either.
  const setup = { ...setupOf(from), ...(board.setup.setAside === null && { setAside: null }) };
  const rest = lineAt(board.line, path.turns)?.slice(path.moves) ?? [];
  return { setup, led, rest: playedAfter(led, rest) };
}

/** The card that lies there as led. */
function ledOn(shown: State | undefined, tried: Action | null): Led | null {
  if (shown?.phase === 'follow') return shown.led;
  return shown?.phase === 'lead' && leadsUnnamed(tried) ? { card: tried.card, names: null } : null;
}

/** Whether this leads a Potion and names no suit: the Potion lies there, and it is no move yet. */
export function leadsUnnamed(action: Action | null): action is Lead {
  return action?.type === 'lead' && isPotion(action.card) && action.names === undefined;
}

/** What was played from a position, without a card that was merely laid as led: it goes on lying there, and was no move. */
function playedAfter(led: Led | null, rest: Line<Action>): Line<Action> {
  const [lead, ...answers] = rest;
  const isLaid = led !== null && lead?.variations === undefined && answers.length === 0;
  return isLaid ? [] : rest;
}

/** The board with what was laid, shown where the card is led, if one is. A Potion that has named no suit is tried, until it names one. */
export function boardWith({ setup, led, rest }: Laid): LaidBoard {
  const { line } = playedFrom(positions, setup, rest);
  const board = { setup, line, path: START, tried: null };
  if (led === null || setup.leader === null) return board;
  const lead: Lead = {
    type: 'lead',
    by: setup.leader,
    card: led.card,
    ...(led.names !== null && { names: led.names }),
  };
  if (leadsUnnamed(lead)) return { ...board, tried: lead };
  const grown = insert(line, START, lead, sameMove);
  return grown.ok ? { ...board, ...grown.value } : board;
}

/** Where a card lies. */
export function spotOf({ setup, led }: Laid, card: Card): Spot {
  if (led?.card === card) return 'led';
  if (setup.hands.jekyll.includes(card)) return 'jekyll';
  if (setup.hands.hyde.includes(card)) return 'hyde';
  return setup.setAside?.includes(card) === true ? 'aside' : 'box';
}

/** Puts a card somewhere, from wherever it lies. */
export function put(board: LaidBoard, card: Card, spot: Spot): LaidBoard {
  const laid = lift(laidOn(board), [card]);
  return boardWith(place(spot === 'led' ? answeredByOnlyHand(laid) : laid, card, spot));
}

/** Where one hand alone has been laid out, a card that is led is for that hand to answer. */
function answeredByOnlyHand(laid: Laid): Laid {
  const { setup, led } = laid;
  if (led !== null) return laid;
  const [only, another] = SEATS.filter((seat) => setup.hands[seat].length > 0);
  if (only === undefined || another !== undefined) return laid;
  return { ...laid, setup: { ...setup, leader: other(only) } };
}

/** Puts exactly these cards into a hand or aside; what lay there and is not among them goes to the box. */
export function putAll(board: LaidBoard, cards: readonly Card[], spot: Seat | 'aside'): LaidBoard {
  const laid = laidOn(board);
  const there = (spot === 'aside' ? (laid.setup.setAside ?? []) : laid.setup.hands[spot]).filter(
    (card) => card !== laid.led?.card,
  );
  const cleared = lift(laid, [...there, ...cards]);
  return boardWith(cards.reduce((at, card) => place(at, card, spot), cleared));
}

/** Names a suit with the Potion that is led, in place of one that it named; nothing changes where none is led. */
export function nameSuit(board: LaidBoard, suit: Suit): LaidBoard {
  const laid = laidOn(board);
  if (laid.led === null || !isPotion(laid.led.card)) return board;
  return boardWith({ ...laid, led: { ...laid.led, names: suit } });
}

/** Changes what is chosen from a list. Another leader takes the card that is led along; before an exchange none is led. */
export function choose(board: LaidBoard, choices: Choices): LaidBoard {
  const laid = laidOn(board);
  const setup = { ...laid.setup, ...choices };
  const { leader } = setup;
  const { led } = laid;
  if (led === null || leader === null || leader === laid.setup.leader) {
    return boardWith({ ...laid, setup, led: leader === null ? null : led });
  }
  return boardWith(place(lift({ ...laid, setup }, [led.card]), led.card, 'led', led.names));
}

/** The cards are taken from wherever they lie. */
function lift(laid: Laid, cards: readonly Card[]): Laid {
  const { setup, led } = laid;
  const aside = without(setup.setAside ?? [], cards);
  return {
    ...laid,
    setup: {
      ...setup,
      hands: bySeat((seat) => without(setup.hands[seat], cards)),
      setAside: aside.length === 0 ? null : aside,
    },
    led: led !== null && cards.includes(led.card) ? null : led,
  };
}

/** A card that lies nowhere is put somewhere. A Potion that is led names no suit until one is chosen. */
function place(laid: Laid, card: Card, spot: Spot, names: Suit | null = null): Laid {
  const { setup } = laid;
  const into = (seat: Seat): Setup => ({
    ...setup,
    hands: { ...setup.hands, [seat]: sorted([...setup.hands[seat], card]) },
  });
  switch (spot) {
    case 'box':
      return laid;
    case 'aside':
      return { ...laid, setup: { ...setup, setAside: sorted([...(setup.setAside ?? []), card]) } };
    case 'led': {
      const leader = setup.leader ?? 'jekyll';
      return { ...laid, setup: { ...into(leader), leader }, led: { card, names } };
    }
    case 'jekyll':
    case 'hyde':
      return { ...laid, setup: into(spot) };
  }
}
