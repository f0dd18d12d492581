import { rankOf, suitOf, type BySeat, type Card, type Seat } from '#games/switch/rules/cards';
import { handSize } from '#games/switch/rules/deal';
import { isTrickCard } from '#games/switch/rules/finishing';
import type { Turn } from '#games/switch/rules/state';
import { handOf, seatAfter, seatsAt } from '#games/switch/rules/turn-order';
import { gainsOf, type SupposedMove } from './suppose-cards-for-move.ts';

/** The first turns of a game: cards without powers and single drawings, until each hand has as many cards as it needs. */

interface Opening {
  readonly whichCardStartsStack: Card;
  readonly moves: readonly SupposedMove[];
}

const MOST_TURNS = 90;
/** How many cards are tried at most before a number of turns is given up. */
const MOST_TRIES = 4000;

type Act = 'draw' | 1 | 2;

/** An opening after which `at.turn` can play `first` and the rest of the ending leads to the hands that are wanted; null where none is found. */
export function findOpeningTurns(
  wanted: Pick<Turn, 'hands'>,
  ending: readonly SupposedMove[],
  at: Pick<Turn, 'turn' | 'direction'>,
  spare: readonly Card[],
  first: Card,
): Opening | null {
  const seats = seatsAt(wanted);
  const gains = gainsOf(ending);
  const needs: BySeat<number> = Object.fromEntries(
    seats.map((seat) => [seat, handOf(wanted, seat).length - (gains[seat] ?? 0)]),
  );
  const plain = spare.filter((card) => !isTrickCard(card));
  const eights = at.direction === -1 ? spare.filter((card) => rankOf(card) === '8') : [null];
  for (const eight of eights) {
    for (let turns = 0; turns <= MOST_TURNS; turns += 1) {
      const acts = actsFor(wanted, at, needs, eight !== null, turns);
      const found = acts === null ? null : cardsFor(acts, plain, eight, first);
      if (found !== null) return found;
    }
  }
  return null;
}

/** Who does what in so many turns, so that every hand comes to its size and the ending begins in time; null where that cannot be. */
function actsFor(
  { hands }: Pick<Turn, 'hands'>,
  at: Pick<Turn, 'turn' | 'direction'>,
  needs: BySeat<number>,
  isTurned: boolean,
  turns: number,
): readonly (readonly [Seat, Act])[] | null {
  const seats = seatsAt({ hands });
  const table = { hands, direction: at.direction };
  // An 8 comes first where play has to go the other way round.
  const from: Seat = isTurned ? seatAfter(table, 'p1') : 'p1';
  const order = Array.from({ length: turns }, (_, turn) => seatAfter(table, from, turn));
  if (seatAfter(table, from, turns) !== at.turn) return null;
  const counts = new Map<Seat, number>(
    seats.map((seat) => [seat, handSize(seats.length) - Number(isTurned && seat === 'p1')]),
  );
  const acts: (readonly [Seat, Act])[] = [];
  for (const [turn, seat] of order.entries()) {
    const left = order.slice(turn + 1).filter((later) => later === seat).length;
    const count = counts.get(seat) ?? 0;
    const act = actOf(count, needs[seat] ?? 0, left);
    if (act === null) return null;
    counts.set(seat, act === 'draw' ? count + 1 : count - act);
    acts.push([seat, act]);
  }
  return seats.every((seat) => counts.get(seat) === needs[seat]) ? acts : null;
}

/** What to do with so many cards, where so many are needed after as many further turns; null where that cannot be reached. */
function actOf(count: number, need: number, left: number): Act | null {
  const acts: readonly Act[] = count > need ? [1, 2, 'draw'] : ['draw', 1, 2];
  const found = acts.find((act) => {
    const over = (act === 'draw' ? count + 1 : count - act) - need;
    // A turn takes a card or two away or brings one: with one drawing fewer than all the others, nothing comes out even.
    const comesOut = over <= 2 * left && over >= -left && over !== 1 - left;
    return (left === 0 ? over === 0 : comesOut) && (act === 'draw' || count > act);
  });
  return found ?? null;
}

/** The same acts with cards that may be laid on each other, from a card that is turned up to one on which `first` may be laid. */
function cardsFor(
  acts: readonly (readonly [Seat, Act])[],
  plain: readonly Card[],
  eight: Card | null,
  first: Card,
): Opening | null {
  let tries = 0;
  const go = (turn: number, top: Card, used: readonly Card[]): readonly SupposedMove[] | null => {
    if ((tries += 1) > MOST_TRIES) return null;
    const [seat, act] = acts[turn] ?? [];
    if (seat === undefined || act === undefined) return goesOn(first, top) ? [] : null;
    if (act === 'draw') {
      const rest = go(turn + 1, top, used);
      return rest && [{ action: { type: 'draw', by: seat }, gain: 1 }, ...rest];
    }
    for (const cards of playsOn(top, act, plain, used)) {
      const rest = go(turn + 1, cards.at(-1) ?? top, [...used, ...cards]);
      if (rest !== null) return [{ action: { type: 'play', by: seat, cards }, gain: -act }, ...rest];
    }
    return null;
  };
  for (const whichCardStartsStack of plain) {
    if (eight !== null && suitOf(eight) !== suitOf(whichCardStartsStack)) continue;
    const rest = go(0, eight ?? whichCardStartsStack, [whichCardStartsStack]);
    if (rest === null) continue;
    const turned: readonly SupposedMove[] =
      eight === null ? [] : [{ action: { type: 'play', by: 'p1', cards: [eight] }, gain: -1 }];
    return { whichCardStartsStack, moves: [...turned, ...rest] };
  }
  return null;
}

/** One card or two of a rank that may be laid on this one. */
function* playsOn(
  top: Card,
  count: 1 | 2,
  plain: readonly Card[],
  used: readonly Card[],
): Generator<readonly Card[]> {
  const free = plain.filter((card) => !used.includes(card));
  for (const card of free) {
    if (!goesOn(card, top)) continue;
    if (count === 1) yield [card];
    else for (const other of free) if (other !== card && rankOf(other) === rankOf(card)) yield [card, other];
  }
}

/** Whether a card may be laid on one without power, or on an 8. */
function goesOn(card: Card, top: Card): boolean {
  return rankOf(card) === rankOf(top) || suitOf(card) === suitOf(top) || ['7', 'A'].includes(rankOf(card));
}
