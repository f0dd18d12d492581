import type { Card } from '#games/switch/rules/cards';
import { mustDrawForLast } from '#games/switch/rules/finishing';
import type { Turn } from '#games/switch/rules/state';
import { handOf, seatAfter } from '#games/switch/rules/turn-order';
import { leftBy, type Move } from './distinct-legal-moves.ts';
import { effectsOf, FEW, type Effect, type Holding } from './told-effects.ts';

/** The cards that are left, where on none of them the game can be finished; else null. */
export function leavesTricks(state: Turn, move: Move): readonly Card[] | null {
  if (move.type === 'draw') return null;
  const left = leftBy(state, move);
  return left.length > 0 && left.every((card) => mustDrawForLast(state, card, false)) ? left : null;
}

/** What a move brings about by which somebody is next who is about to finish, where after the better move somebody else is who holds more; or by which its own player is skipped. */
export function handsTurn(state: Turn, rival: Move, best: Move): Effect | null {
  const next = nextAfter(state, best);
  for (const effect of effectsOf(state, rival)) {
    if (effect.type === 'skips' && effect.isSelf) return effect;
    if (effect.type !== 'turns' && effect.type !== 'skips') continue;
    if (effect.next.left <= FEW && next.left > effect.next.left) return effect;
  }
  return null;
}

/** Who is next after a move, and how many cards they hold. */
function nextAfter(state: Turn, move: Move): Holding {
  for (const effect of effectsOf(state, move)) {
    if (effect.type === 'turns' || effect.type === 'skips') return effect.next;
    if (effect.type === 'gives-turn') return { seat: move.by, left: leftBy(state, move).length };
  }
  const seat = seatAfter(state, move.by);
  return { seat, left: handOf(state, seat).length };
}
