import { judge } from '#games/chronicle/rules/judge';
import { bySeat, handOf, seatsAt } from '#games/chronicle/rules/seats';
import { start } from '#games/chronicle/rules/state-before-deal';
import { apply } from '#games/chronicle/rules/apply';
import { sorted } from '#games/chronicle/rules/cards';
import type { Setup } from '#games/chronicle/rules/position-setup';
import { stateOf } from '#games/chronicle/rules/position-setup';
import type { Action, Deal, State } from '#games/chronicle/rules/state';

/**
 * The moves of a game that lead to a position of the first Meeting of a round: a deal, and what lies in the middle. Null where that is
 * no position of a first Meeting; what comes later is not searched.
 */
export function gameTo(setup: Setup): readonly Action[] | null {
  const wanted = stateOf(setup);
  if (wanted.phase !== 'meeting') return null;
  const { history, hands, aside, meeting } = wanted;
  const seats = seatsAt(wanted);
  const deal: Deal = {
    type: 'deal',
    history,
    hands: bySeat(seats, (seat) => {
      const laid = meeting.laid.flatMap(({ by, card }) => (by === seat ? [card] : []));
      return sorted([...handOf({ hands }, seat), ...laid]);
    }),
    ...(aside !== null && { aside }),
  };
  const plays = meeting.laid.map(({ by, card, down }): Action => ({
    type: 'play',
    by,
    card,
    ...(down && { down: true }),
  }));
  let state: State = start(setup.rulings);
  for (const action of [deal, ...plays]) {
    if (judge(state, action).length > 0) return null;
    ({ state } = apply(state, action));
  }
  return isSame(state, wanted) ? [deal, ...plays] : null;
}

/** Whether the same cards lie there, with the same Fame, and the same player is to play. */
function isSame(one: State, other: State): boolean {
  if (one.phase !== 'meeting' || other.phase !== 'meeting') return false;
  const facts = ({ hands, allies, fame, meeting, turn }: typeof one) =>
    JSON.stringify([hands, allies, fame, meeting, turn]);
  return facts(one) === facts(other);
}
