import { isEvil, type Card } from '#games/chronicle/rules/cards';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { alliesOf } from '#games/chronicle/rules/seats';
import type { Choosing, Playing } from '#games/chronicle/rules/state';
import { isOutOfFame, seenInMeeting } from './ally-worth.ts';
import { guesses } from './rule-of-thumb-opponent.ts';

/** What a play costs: the Meeting that it wins, surely or likely, brings the seat Evil, which shuts it out. */
export interface Cost {
  readonly type: 'takes';
  readonly isSure: boolean;
  readonly evil: readonly Card[];
}

/** From where on a play is said to win. */
const LIKELY = 0.7;

/** What whoever follows an advice has to know beforehand: that it brings Evil which shuts out. */
export function costOf(state: Playing | Choosing, move: Intent): readonly Cost[] {
  if (state.phase !== 'meeting' || move.type !== 'play') return [];
  const { turn } = state;
  const wins = guesses(state).find(({ play }) => play.card === move.card)?.wins ?? 0;
  if (wins < LIKELY || isOutOfFame(state, turn)) return [];
  const cards = [...seenInMeeting(state), move.card];
  const allies = { ...state.allies, [turn]: [...alliesOf(state, turn), ...cards] };
  if (!isOutOfFame({ ...state, allies }, turn)) return [];
  return [{ type: 'takes', isSure: wins === 1, evil: cards.filter(isEvil) }];
}
