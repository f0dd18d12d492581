import { choosesSuit } from '#games/switch/rules/aces';
import { apply } from '#games/switch/rules/apply';
import { rankOf, SEATS, sorted, suitOf, without, type Card, type Seat } from '#games/switch/rules/cards';
import { handSize } from '#games/switch/rules/deal';
import { isTrickCard } from '#games/switch/rules/finishing';
import { judge } from '#games/switch/rules/judge';
import { ownMatch } from '#games/switch/rules/runs';
import { deckOf, setupOf, type Setup } from '#games/switch/rules/position-setup';
import type { Action, Play, Turn } from '#games/switch/rules/state';
import { handOf, seatsAt } from '#games/switch/rules/turn-order';
import { positions, type LaidBoard } from '#games/switch/position-setup-adapter';
import { shuffle, type Random } from '#kit/random';
import { framesOf, playedFrom, shownFrame } from '#replays/board/sandbox-board';
import { START } from '#replays/move-path';
import { lineAt } from '#replays/step-at-path';
import type { Line } from '#replays/replay';

/**
 * Setting a position by hand. What is changed is changed in the position that is shown: it becomes the new beginning, and of what was
 * played from there on all is kept that is still allowed. A card that is laid on the stack does what it would do if it were played.
 */

/** Where a card can be put. */
export type Spot = Seat | 'stack' | 'deck';

/** What of a position is chosen from a list. */
export type Choices = Partial<
  Pick<Setup, 'rulings' | 'turn' | 'direction' | 'match' | 'penalty' | 'run' | 'passes'>
>;

type Asked = Pick<Setup, 'match' | 'penalty' | 'run'>;

/** The position that is shown, as somebody's turn. */
export function laidOn(board: LaidBoard): Setup {
  return asTurn(shownOn(board));
}

function shownOn(board: LaidBoard): Setup {
  const frame = shownFrame(framesOf(positions, board), board.path);
  const { state } = frame.position.context;
  // Nobody has said in what order the deck lies, as long as nothing was drawn from it.
  return frame.id === 0 || state.phase === 'deal' ? board.setup : setupOf(state);
}

function asTurn({ instead, ...setup }: Setup): Setup {
  const { hands, turn } = setup;
  if (instead === undefined || seatsAt({ hands }).includes(turn)) return setup;
  return { ...setup, turn: 'p1' };
}

/** The board with another position in the place of the one that is shown. */
function boardWith(board: LaidBoard, setup: Setup): LaidBoard {
  const { line, path } = board;
  const rest: Line<Action> = lineAt(line, path.turns)?.slice(path.moves) ?? [];
  return { setup, line: playedFrom(positions, setup, rest).line, path: START, tried: null };
}

/** Where a card lies. */
export function spotOf({ hands, top, under }: Setup, card: Card): Spot {
  if (card === top || under.includes(card)) return 'stack';
  return seatsAt({ hands }).find((seat) => handOf({ hands }, seat).includes(card)) ?? 'deck';
}

/** The cards that lie at a place; of the deck those of which it is known. */
export function cardsAt(setup: Setup, spot: Spot): readonly Card[] {
  if (spot === 'stack') return [...setup.under, setup.top];
  return spot === 'deck' ? deckOf(setup) : handOf(setup, spot);
}

/** Puts a card somewhere, from wherever it lies. On the stack it is laid on top. */
export function put(board: LaidBoard, card: Card, spot: Spot): LaidBoard {
  return boardWith(board, place(lift(laidOn(board), [card]), card, spot));
}

/** Puts exactly these cards to a place, on the stack in their order; what lay there and is not among them goes to the deck. */
export function putAll(board: LaidBoard, cards: readonly Card[], spot: Seat | 'stack'): LaidBoard {
  const setup = laidOn(board);
  if (spot !== 'stack')
    return boardWith(
      board,
      cards.reduce((at, card) => place(at, card, spot), lift(setup, [...handOf(setup, spot), ...cards])),
    );
  const [first, ...others] = cards;
  if (first === undefined) return board;
  const lifted = lift(setup, [...cardsAt(setup, 'stack'), ...cards]);
  const base: Setup = { ...lifted, top: first, under: [], ...askedBy(lifted, first) };
  return boardWith(
    board,
    others.reduce((at, card) => place(at, card, 'stack'), { ...base, deck: dropped(base.deck, [first]) }),
  );
}

/** Changes what is chosen from a list. */
export function choose(board: LaidBoard, choices: Choices): LaidBoard {
  return boardWith(board, { ...laidOn(board), ...choices });
}

/** So many sit at the table; the cards of who leaves go to the deck. */
export function seat(board: LaidBoard, count: number): LaidBoard {
  const setup = laidOn(board);
  const seats = SEATS.slice(0, count);
  const leaving = seatsAt(setup).filter((one) => !seats.includes(one));
  const hands = Object.fromEntries(seats.map((one) => [one, handOf(setup, one)]));
  const freed = leaving.flatMap((one) => handOf(setup, one));
  return boardWith(board, {
    ...setup,
    hands,
    deck: setup.deck && [...setup.deck, ...freed],
    turn: seats.includes(setup.turn) ? setup.turn : 'p1',
  });
}

/** Who holds nothing is dealt as many cards as at the beginning of a game, by the given chance, as far as there are some. */
export function fillHands(board: LaidBoard, chance: Random): LaidBoard {
  const setup = laidOn(board);
  const seats = seatsAt(setup);
  const free = shuffle(deckOf(setup), chance);
  const empty = seats.filter((one) => handOf(setup, one).length === 0);
  const size = handSize(seats.length);
  const dealt = empty.map((one, at) => [one, sorted(free.slice(at * size, (at + 1) * size))] as const);
  const hands = { ...setup.hands, ...Object.fromEntries(dealt) };
  const given = dealt.flatMap(([, cards]) => cards);
  return boardWith(board, { ...setup, hands, deck: dropped(setup.deck, given) });
}

function dropped(deck: Setup['deck'], cards: readonly Card[]): Setup['deck'] {
  return deck && without(deck, cards);
}

/** The cards are taken from wherever they lie. Where that was all of the stack, another is turned up. */
function lift(setup: Setup, cards: readonly Card[]): Setup {
  const hands = Object.fromEntries(seatsAt(setup).map((one) => [one, without(handOf(setup, one), cards)]));
  const off = { ...setup, hands, deck: dropped(setup.deck, cards) };
  if (!cards.includes(setup.top)) return { ...off, under: without(setup.under, cards) };
  const stack = without(setup.under, cards);
  const [first, ...others] = stack;
  if (first !== undefined) {
    const base: Setup = { ...off, top: first, under: [], ...askedBy(off, first) };
    return others.reduce((at, card) => laid(at, card), base);
  }
  const top = without(deckOf(off), cards).find((card) => !isTrickCard(card)) ?? setup.top;
  return { ...off, top, under: [], deck: dropped(off.deck, [top]), ...askedBy(off, top) };
}

/** A card that lies nowhere is put somewhere. */
function place(setup: Setup, card: Card, spot: Spot): Setup {
  if (spot === 'stack') return laid({ ...setup, deck: dropped(setup.deck, [card]) }, card);
  if (spot === 'deck') return { ...setup, deck: setup.deck && [...without(setup.deck, [card]), card] };
  const hand = sorted([...handOf(setup, spot), card]);
  return { ...setup, hands: { ...setup.hands, [spot]: hand }, deck: dropped(setup.deck, [card]) };
}

/** The card lies on top of the stack, with what it brings about there. */
function laid(setup: Setup, card: Card): Setup {
  return { ...setup, under: [...setup.under, setup.top], top: card, ...askedAfter(setup, card) };
}

/** What a card asks for that begins a stack. */
function askedBy(setup: Setup, card: Card): Asked {
  return askedAfter({ ...setup, top: card, under: [], match: null, penalty: 0, run: null }, card);
}

/**
 * What has to be answered once a card is laid: what the rules make of it as it lies there; else once what waits is served; else as if
 * what it matches had been there.
 */
function askedAfter(setup: Setup, card: Card): Asked {
  const served: Setup = { ...setup, penalty: 0, run: null };
  for (const before of [setup, served, { ...served, match: ownMatch(card) }]) {
    const state = turnBefore(before, card);
    const suit = choosesSuit(state, card) ? { suit: suitOf(card) } : {};
    const play: Play = { type: 'play', by: state.turn, cards: [card], ...suit };
    if (judge(state, play).length > 0) continue;
    const after = apply(state, play).state;
    if (after.phase === 'deal') continue;
    const { match, penalty, run } = after;
    return { match: isOwn(match, card) ? null : match, penalty, run };
  }
  throw new Error(`${card} goes on its own rank`);
}

function isOwn(match: Turn['match'], card: Card): boolean {
  return match.rank === rankOf(card) && match.suit === suitOf(card);
}

/** Somebody is about to lay the card, and does not finish with it. */
function turnBefore({ rulings, top, match, penalty, run }: Setup, card: Card): Turn {
  const [filler = card, other = card] = without(['4C', '6D', '9H'] as const, [card]);
  return {
    phase: 'turn',
    // A card that could not be laid was laid at another time: what waited then was served.
    rulings: { ...rulings, mistakes: 'refused', 'seven-on-penalty': 'illegal' },
    hands: { p1: [card, filler], p2: [other] },
    shown: { p1: [], p2: [] },
    deck: [],
    played: [top],
    match: match ?? ownMatch(top),
    direction: 1,
    penalty,
    run,
    passes: 0,
    turn: 'p1',
  };
}
