import { rankOf, suitOf, without, type Card, type Rank } from '#games/switch/rules/cards';
import { dueIn } from '#games/switch/rules/drawing';
import type { Play, Turn } from '#games/switch/rules/state';
import { handOf } from '#games/switch/rules/turn-order';
import { heldOf, type Move } from './distinct-legal-moves.ts';

/** What speaks against a move beside a better one. */
export type Against =
  /** It draws so many cards. */
  | { readonly type: 'rival-draws'; readonly count: number }
  /** It lays a card that is worth keeping: one that goes on anything, or one that hurts whoever is about to finish. */
  | { readonly type: 'rival-spends'; readonly card: Card; readonly goesOnAny: boolean }
  /** It leaves so many cards more in the hand. */
  | { readonly type: 'rival-sheds-less'; readonly move: Move; readonly more: number }
  /** Of the suit that it leaves on the stack fewer cards are held than with the better one: so many, and not `rather`. */
  | {
      readonly type: 'rival-follows-less';
      readonly move: Move;
      readonly held: number;
      readonly rather: number;
    }
  /** None of these: it did less well where deals were tried out. */
  | { readonly type: 'rival-tried' };

const ANY: readonly Rank[] = ['7', 'A'];
const STOPPING: readonly Rank[] = ['2', '8', 'J'];

/** The weightiest of what speaks against a move by rules of thumb. Only the hand of the seat that is to act is looked at, and what everybody sees. */
export function reasonAgainst(state: Turn, rival: Move, best: Move): Against {
  if (rival.type === 'draw') return { type: 'rival-draws', count: dueIn(state).owed };
  const laid = best.type === 'play' ? best.cards : [];
  const isKept = (ranks: readonly Rank[]) => (card: Card) =>
    ranks.includes(rankOf(card)) && !laid.some((other) => rankOf(other) === rankOf(card));
  const any = rival.cards.find(isKept(ANY));
  if (any !== undefined) return { type: 'rival-spends', card: any, goesOnAny: true };
  const stopping = rival.cards.find(isKept(STOPPING));
  if (stopping !== undefined) return { type: 'rival-spends', card: stopping, goesOnAny: false };
  if (best.type === 'play') {
    const more = best.cards.length - rival.cards.length;
    if (more > 0) return { type: 'rival-sheds-less', move: rival, more };
    const [held, rather] = [followed(state, rival), followed(state, best)];
    if (held < rather) return { type: 'rival-follows-less', move: rival, held, rather };
  }
  return { type: 'rival-tried' };
}

/** How many cards that are kept have the suit that a play leaves on the stack. */
function followed(state: Turn, { by, cards, suit }: Play): number {
  const top = cards.at(-1);
  if (top === undefined) return 0;
  const asked = suit ?? (rankOf(top) === '7' ? state.match.suit : suitOf(top));
  return heldOf(without(handOf(state, by), cards), asked);
}
