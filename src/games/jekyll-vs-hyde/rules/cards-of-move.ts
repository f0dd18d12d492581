import type { Card } from './cards.ts';
import type { Follow, Give, Lead } from './state.ts';

/** The cards that a move takes out of a hand: those it gives, or the one it plays. */
export function cardsOfMove(move: Give | Lead | Follow): readonly Card[] {
  return move.type === 'exchange' ? move.cards : [move.card];
}
