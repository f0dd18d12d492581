import { bad, good, type Result } from '#kit/parse-result';
import type { Card, Seat } from '#games/chronicle/rules/cards';
import type { Refusal } from '#games/chronicle/rules/refusal';
import type { Event } from '#games/chronicle/rules/event';
import type { Viewer } from '#games/chronicle/rules/view';
import { told, unshown, type Unshown } from './revealed-cards-to-enter.ts';
import { checkSeenMove, isUnnamed } from './check-seen-move.ts';
import type { Seen, Sighted } from './record.ts';
import { playedOut, type SupposedGame } from './supposed-game.ts';

/** A move cannot be entered: it breaks a rule, or cards cannot be where it has them; it does not say its card; or more or fewer come to light. */
export type SeenFault =
  | { readonly type: 'illegal'; readonly refusals: readonly Refusal[] }
  | { readonly type: 'unnamed' }
  | { readonly type: 'wrong-count'; readonly found: number; readonly more: boolean };

/** What a move leads to as far as the cards are told that come to light with it. */
export interface Followed {
  readonly game: SupposedGame;
  readonly events: readonly Event[];
  /** The next of them that is not told; null where all are. */
  readonly missing: Unshown | null;
  /** How many were told for which there was no place. */
  readonly excess: number;
}

/** What a move that was seen leads to, or why it cannot have been. */
export function follow(game: SupposedGame, observer: Viewer, seen: Seen): Result<Followed, SeenFault> {
  if (isUnnamed(game, observer, seen)) return bad({ type: 'unnamed' });
  const moved = checkSeenMove(game, observer, seen);
  if (!moved.ok) return bad({ type: 'illegal', refusals: moved.problem });
  let { round } = moved.value;
  let played = playedOut(moved.value, round);
  if (played === null) return bad(nowhere(seen));
  const counts = new Map<Seat, number>();
  let left = seen.shown ?? [];
  for (;;) {
    const missing = unshown(played.game, played.events, observer, counts);
    const [card, ...rest] = left;
    if (missing === null || card === undefined)
      return good({ ...played, missing, excess: missing === null ? left.length : 0 });
    round = told(round, missing, card);
    played = playedOut(moved.value, round);
    if (played === null) return bad({ type: 'illegal', refusals: [notHeld(missing.seat, card)] });
    counts.set(missing.seat, (counts.get(missing.seat) ?? 0) + (missing.type === 'hand' ? 1 : 0));
    left = rest;
  }
}

/** What a move comes to that is told whole. */
export function see(game: SupposedGame, observer: Viewer, seen: Seen): Result<Sighted, SeenFault> {
  const followed = follow(game, observer, seen);
  if (!followed.ok) return followed;
  const { missing, excess, events } = followed.value;
  if (missing !== null || excess > 0)
    return bad({ type: 'wrong-count', found: seen.shown?.length ?? 0, more: missing !== null });
  return good({ seen, game: followed.value.game, events });
}

/** No cards fit that are where the move has them: to whoever knows the hands, its card is not there. */
export function nowhere(seen: Seen): SeenFault {
  const by = seen.type === 'take' ? seen.from : 'by' in seen ? seen.by : 'p1';
  const card = 'card' in seen && (seen.card as string) !== '??' ? (seen.card as Card) : null;
  const suitless: Refusal = { type: 'not-held', rule: 'own-cards', by, card: card ?? 'L1' };
  return { type: 'illegal', refusals: card === null ? [] : [suitless] };
}

export function notHeld(by: Seat, card: Card): Refusal {
  return { type: 'not-held', rule: 'own-cards', by, card };
}
