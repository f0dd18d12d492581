import { firstTwice, without, type Card } from './cards.ts';
import { forbidsSuit } from './aces.ts';
import { forbidsDeal, forbidsShuffle } from './invalid-deal-or-shuffle.ts';
import { groundOf } from './may-lay-first.ts';
import type { Barred, Refusal } from './refusal.ts';
import { forbidsOrder, forbidsRanks, goesAfter, mayErr } from './several.ts';
import type { Action, Play, State, Turn } from './state.ts';
import { handOf } from './turn-order.ts';

/** What may be done. Legality is decided here and in the chapters that this file asks, nowhere else. */

/** Why the action is forbidden; an empty list: it is legal. */
export function judge(state: State, action: Action): readonly Refusal[] {
  switch (state.phase) {
    case 'over':
      return [{ type: 'game-over', rule: 'game-over', winner: state.winner }];
    case 'deal':
      if (action.type === 'deal') return forbidsDeal(action);
      break;
    case 'shuffle':
      if (action.type === 'shuffle') return forbidsShuffle(state, action);
      break;
    case 'turn':
      if (action.type !== 'play' && action.type !== 'draw') break;
      if (action.by !== state.turn)
        return [{ type: 'not-your-turn', rule: 'turns', by: action.by, turn: state.turn }];
      return action.type === 'draw' ? [] : forbidsPlay(state, action);
  }
  return [{ type: 'not-now', rule: 'turns', tried: action.type, phase: state.phase }];
}

/** Why these cards may not be played: they are not there, or not together, or not on what lies there. */
function forbidsPlay(state: Turn, { by, cards, suit }: Play): readonly Refusal[] {
  const [first] = cards;
  if (first === undefined) return [{ type: 'nothing-played', rule: 'same-rank' }];
  const twice = firstTwice(cards);
  if (twice !== null) return [{ type: 'played-twice', rule: 'the-cards', card: twice }];
  const [missing] = without(cards, handOf(state, by));
  if (missing !== undefined) return [{ type: 'not-held', rule: 'own-cards', by, card: missing }];
  const ranks = forbidsRanks(state, cards);
  if (ranks.length > 0) return ranks;
  const ground = groundOf(state, first);
  if (!ground.allowed && !mayErr(state)) return [withFirsts(state, first, ground.refusal)];
  return [...forbidsOrder(state, cards), ...forbidsSuit(state, first, suit)];
}

/** The reason against a card, and with which of its rank to begin instead. */
function withFirsts(state: Turn, card: Card, refusal: Barred): Barred {
  const [first, ...others] = goesAfter(state, card);
  const begins = refusal.type === 'no-match' || refusal.type === 'penalty-waits';
  return first !== undefined && begins ? { ...refusal, firsts: [first, ...others] } : refusal;
}
