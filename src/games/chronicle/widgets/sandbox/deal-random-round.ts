import { shuffledDeal } from '#games/chronicle/rules/shuffled-deal';
import { historyBy } from '#games/chronicle/rules/reader-supplied-card-effects';
import { PLAYERS } from '#games/chronicle/rules/deal';
import { seatsAt } from '#games/chronicle/rules/seats';
import type { Action, State } from '#games/chronicle/rules/state';
import { loadFilledInCards } from '#games/chronicle/widgets/reader-supplied-card-effects/reader-supplied-card-effects-store';

/** The next round, dealt by lot by one of the history cards that sources tell or the reader has filled in; null where none is due. */
export function dealByLot(state: State): Action | null {
  if (state.phase !== 'deal') return null;
  const players = state.last === null ? PLAYERS.fewest : seatsAt(state.last).length;
  return shuffledDeal(Math.random, players, historyBy(loadFilledInCards().set));
}
