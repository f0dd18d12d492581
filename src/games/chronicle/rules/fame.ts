import type { BySeat, Seat } from './cards.ts';
import type { Event } from './event.ts';
import { EVIL_VICTORY, evilOf, evilVictor, shutOut } from './evil.ts';
import { asksForEvil, leastOn, scoreOn, type Condition } from './history-card-conditions.ts';
import { alliesOf, seatsAt } from './seats.ts';
import type { Table } from './state.ts';

/** Chapter "fame": 1 Fame for whoever is best on a condition, each for itself, to all who tie. */

/** The Fame of all after the round, and how it came about. */
export function countFame(table: Table): {
  readonly fame: BySeat<number>;
  readonly events: readonly Event[];
} {
  const victor = evilVictor(table);
  if (victor !== null)
    return {
      fame: withFame(table.fame, [victor], EVIL_VICTORY),
      events: [{ type: 'evil-victory', rule: 'evil-victory', by: victor }],
    };
  const out = shutOut(table);
  const events: Event[] = out.map((by) => ({
    type: 'shut-out',
    rule: 'evil-excludes',
    by,
    cards: evilOf(table, by),
  }));
  let { fame } = table;
  for (const condition of table.history.conditions) {
    const wanted = asksForEvil(condition);
    if (wanted && out.length > 0) events.push({ type: 'evil-wanted', rule: 'evil-wanted', condition });
    const seats = bestOn(table, condition, wanted ? [] : out);
    fame = withFame(fame, seats, 1);
    events.push(
      seats.length > 0
        ? { type: 'scored', rule: 'condition-fame', condition, seats }
        : { type: 'nobody-scored', rule: 'condition-fame', condition },
    );
  }
  return { fame, events };
}

/** Who is best on a condition among those who are not shut out. */
export function bestOn(
  table: Pick<Table, 'hands' | 'allies'>,
  condition: Condition,
  out: readonly Seat[],
): readonly Seat[] {
  const counts = seatsAt(table)
    .filter((seat) => !out.includes(seat))
    .map((seat) => ({ seat, score: scoreOn(condition, alliesOf(table, seat)) }));
  const best = Math.max(leastOn(condition), ...counts.map(({ score }) => score));
  return counts.filter(({ score }) => score === best).map(({ seat }) => seat);
}

function withFame(fame: BySeat<number>, seats: readonly Seat[], more: number): BySeat<number> {
  return { ...fame, ...Object.fromEntries(seats.map((seat) => [seat, (fame[seat] ?? 0) + more])) };
}
