import type { Card, Seat } from '#games/chronicle/rules/cards';
import type { Event } from '#games/chronicle/rules/event';
import { handOf } from '#games/chronicle/rules/seats';
import type { Viewer } from '#games/chronicle/rules/view';
import { sees } from './record.ts';
import type { SupposedGame, SupposedRound } from './supposed-game.ts';

/** A card that has come to light and is not told: one that lay face down, or one of a hand that is laid open or looked into. */
export type Unshown =
  | { readonly type: 'slot'; readonly seat: Seat; readonly action: number }
  | { readonly type: 'hand'; readonly seat: Seat; readonly entered: number; readonly count: number };

/** The card that lies face down and is supposed to be this. */
export function slotOf(
  { actions, round }: Pick<SupposedGame, 'actions' | 'round'>,
  card: Card | undefined,
): { readonly seat: Seat; readonly action: number } | null {
  for (const fact of round?.facts ?? []) {
    if (fact.type !== 'down' || fact.card !== null) continue;
    const action = actions[fact.action];
    if (action?.type === 'play' && action.card === card) return { seat: fact.seat, action: fact.action };
  }
  return null;
}

/** The first card that an event or the table shows after a move and that nobody has told; so many of each hand are told. */
export function unshown(
  game: SupposedGame,
  events: readonly Event[],
  observer: Viewer,
  told: ReadonlyMap<Seat, number>,
): Unshown | null {
  const slotIn = (cards: readonly (Card | undefined)[]) => {
    const slot = cards.map((card) => slotOf(game, card)).find((one) => one !== null);
    return slot == null ? null : ({ type: 'slot', ...slot } as const);
  };
  const handOfSeat = (seat: Seat, count: number): Unshown | null => {
    const entered = told.get(seat) ?? 0;
    return sees(observer, seat) || entered >= count ? null : { type: 'hand', seat, entered, count };
  };
  for (const event of events) {
    const found =
      event.type === 'left-over'
        ? handOfSeat(event.by, event.cards.length)
        : event.type === 'collected' || event.type === 'meeting-discarded'
          ? slotIn(event.cards)
          : event.type === 'claimed' || event.type === 'took-discard'
            ? slotIn([event.card])
            : null;
    if (found !== null) return found;
  }
  const table = game.state.phase === 'deal' ? game.state.last : game.state;
  if (table === null) return null;
  const { looking } = table;
  const looked =
    looking !== null && sees(observer, looking.by)
      ? handOfSeat(looking.at, handOf(table, looking.at).length)
      : null;
  return looked ?? slotIn([table.discard.at(-1)]);
}

/** The round with what has come to light. */
export function told(round: SupposedRound, what: Unshown, card: Card): SupposedRound {
  const facts =
    what.type === 'hand'
      ? [...round.facts, { type: 'holds', seat: what.seat, card } as const]
      : round.facts.map((fact) =>
          fact.type === 'down' && fact.action === what.action ? { ...fact, card } : fact,
        );
  return { ...round, facts };
}
