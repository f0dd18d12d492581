import { isWild, strengthOf, suitOf, type Card, type Seat } from '#games/chronicle/rules/cards';
import { evilVictor, shutOut } from '#games/chronicle/rules/evil';
import { scoreOn, type Condition } from '#games/chronicle/rules/history-card-conditions';
import { countedFor } from '#games/chronicle/rules/counted-for-condition';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { alliesOf, handOf, othersThan } from '#games/chronicle/rules/seats';
import type { Playing } from '#games/chronicle/rules/state';
import type { RoundEnd } from './round-outcomes.ts';
import { laterMeetings, type Wanted } from './later-meetings-wanted.ts';
import { cardsUnseenBy } from './rule-of-thumb-opponent.ts';

/** What speaks for a card where which one is played hardly matters: what is left in hand after it. */
export type Tidy =
  /** A Wild is left, which may be played to any Meeting. */
  | { readonly type: 'tidy-keeps-wild'; readonly kept: Card }
  /** It is a Wild, and the cards with strength are left. */
  | { readonly type: 'tidy-keeps-strength'; readonly card: Card; readonly kept: readonly Card[] }
  /** It is beaten by fewer of the cards that are out than all others where later Meetings are to be lost, or by more where they are to be won. */
  | ({ readonly type: 'tidy-higher' } & Beaten)
  | ({ readonly type: 'tidy-lower' } & Beaten);

interface Beaten {
  readonly card: Card;
  /** By how many of them. */
  readonly by: number;
  readonly why: Wanted['why'];
  /** The one other card that it is compared with, and by how many that is beaten; null where it is compared with all. */
  readonly beside: { readonly card: Card; readonly by: number } | null;
}

/** How the table stands, where the end of the round hangs on it rather than on what is played. */
export type Stands =
  | {
      readonly type: 'stands';
      readonly condition: Condition;
      readonly own: number;
      readonly seat: Seat;
      readonly count: number;
    }
  | { readonly type: 'others-have-evil' }
  | { readonly type: 'owns-four'; readonly seat: Seat };

export function tidyChoice(state: Playing, best: Intent, moves: readonly Intent[]): readonly Tidy[] {
  if (best.type !== 'play' || handOf(state, state.turn).length < 2) return [];
  const { card } = best;
  const others = moves.flatMap((move) => (move.type === 'play' && move.card !== card ? [move.card] : []));
  const wanted = laterMeetings(state);
  if (isWild(card)) {
    if (wanted?.wins === false) return [];
    const kept = others.filter((other) => !isWild(other));
    return kept.length === 0 ? [] : [{ type: 'tidy-keeps-strength', card, kept }];
  }
  const kept = others.find(isWild);
  if (kept !== undefined) return [{ type: 'tidy-keeps-wild', kept }];
  const by = beatenBy(state, card);
  const beaten = others.map((other) => beatenBy(state, other));
  if (beaten.length === 0 || wanted === null) return [];
  const { wins, why } = wanted;
  const isSo = beaten.every((other) => (wins ? by > other : by < other));
  const [other, another] = others;
  const beside =
    other === undefined || another !== undefined ? null : { card: other, by: beatenBy(state, other) };
  return isSo ? [{ type: wins ? 'tidy-lower' : 'tidy-higher', card, by, why, beside }] : [];
}

/** How many cards that a seat has not seen would beat one of its own in its suit. */
export function beatenBy(state: Playing, card: Card): number {
  return cardsUnseenBy(state).filter(
    (other) => suitOf(other) === suitOf(card) && strengthOf(other) > strengthOf(card),
  ).length;
}

/** What of the table as it lies brings the round to such an end; nothing where the allies do not tell. */
export function standsFor(state: Playing, end: RoundEnd): readonly Stands[] {
  const { turn } = state;
  const victor = evilVictor(state);
  if (end === 'others-all-evil') {
    if (victor === null || victor === turn || alliesOf(state, victor).includes('Angel')) return [];
    return [{ type: 'owns-four', seat: victor }];
  }
  if (victor !== null || (end !== 'scored' && end !== 'outdone')) return [];
  const isOut = (seat: Seat) => shutOut(state).includes(seat) && !alliesOf(state, seat).includes('Angel');
  const rivals = othersThan(state, turn).filter((seat) => !isOut(seat));
  if (rivals.length === 0) return end === 'scored' && !isOut(turn) ? [{ type: 'others-have-evil' }] : [];
  return state.history.conditions.flatMap((condition): readonly Stands[] => {
    const score = (seat: Seat) => scoreOn(condition, alliesOf(state, seat));
    const [seat] = rivals.toSorted((one, other) => score(other) - score(one));
    if (seat === undefined || (end === 'scored' ? score(seat) >= score(turn) : score(seat) <= score(turn)))
      return [];
    const [own, count] = [turn, seat].map((one) => countedFor(condition, alliesOf(state, one)));
    return own == null || count == null ? [] : [{ type: 'stands', condition, own, seat, count }];
  });
}
