import type { Event } from './event.ts';
import { countFame } from './fame.ts';
import { seatsAt } from './seats.ts';
import type { Dealing, Over, Table } from './state.ts';

/** Chapter "ending": with 3 Fame the game is over after the round; the most win, and who ties at the top plays on. */

export const ENOUGH_FAME = 3;

/** The round is over: Fame is counted, and the game is over or the next round is to be dealt. */
export function endRound(
  table: Table,
  before: readonly Event[],
): { readonly state: Dealing | Over; readonly events: readonly Event[] } {
  const { fame, events } = countFame(table);
  const told = [...before, ...events];
  const last: Table = { ...table, fame };
  const most = Math.max(...seatsAt(last).map((seat) => fame[seat] ?? 0));
  const top = seatsAt(last).filter((seat) => fame[seat] === most);
  const [winner] = top;
  const next: Dealing = { phase: 'deal', rulings: table.rulings, last };
  if (most < ENOUGH_FAME || winner === undefined) return { state: next, events: told };
  if (top.length > 1)
    return { state: next, events: [...told, { type: 'tied', rule: 'tie-plays-on', seats: top, fame: most }] };
  return {
    state: { phase: 'over', ...last, winner },
    events: [...told, { type: 'won', rule: 'three-fame', by: winner, fame: most }],
  };
}
