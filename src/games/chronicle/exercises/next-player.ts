import { apply } from '#games/chronicle/rules/apply';
import { kindOf, without, CARDS, SEATS, cardOf, SUITS, type Card } from '#games/chronicle/rules/cards';
import { legal } from '#games/chronicle/rules/legal';
import { bySeat, handOf, seatsAt, seatsFrom } from '#games/chronicle/rules/seats';
import { EMPTY, stateOf } from '#games/chronicle/rules/position-setup';
import type { Action, Play, Playing, State } from '#games/chronicle/rules/state';
import { oneRight } from '#kit/exercise';
import { pick, shuffle, type Random } from '#kit/random';
import { isLast, playersBy, positionBy } from './random-positions-for-exercises.ts';
import { only, type ChronicleKind, type Reason } from './types.ts';

/** Whose turn is it after that? */

interface Asked {
  readonly before: Playing;
  readonly moves: readonly Action[];
  readonly after: Playing;
}

export const next: ChronicleKind = {
  id: 'next',
  rules: ['turns', 'winner-leads', 'no-card-no-turn'],
  make(rule, chance) {
    only(this, rule);
    const { before, moves, after } =
      rule === 'no-card-no-turn' ? robbed(chance) : played(chance, rule === 'winner-leads');
    const seats = seatsAt(before);
    return {
      ...{ kind: 'next', rule, viewer: before.turn, before, proposed: moves, proof: moves },
      ...oneRight(
        seats.map((seat) => ({ type: 'seat', seat }) as const),
        { type: 'seat', seat: after.turn },
      ),
      reasons: seats.map((seat): Reason | null => {
        if (seat === after.turn) return null;
        if (rule === 'winner-leads') return { type: 'leads', rule, winner: after.turn };
        if (handOf(after, seat).length === 0) return { type: 'passed', rule: 'no-card-no-turn' };
        return { type: 'comes', rule: 'turns', last: before.turn, next: after.turn };
      }),
    };
  },
};

/** A card is played, no 8; the last one of a Meeting, or one before it. */
function played(chance: Random, last: boolean): Asked {
  for (;;) {
    const before = positionBy(chance, (state) => isLast(state) === last);
    const plays = legal(before).filter(
      (action): action is Play => action.type === 'play' && kindOf(action.card) !== '8',
    );
    if (plays.length === 0) continue;
    const move = pick(plays, chance);
    const { state, events } = apply(before, move);
    // Where the winner has no card left, somebody else leads: that is for another question.
    const winner = events.find(({ type }) => type === 'collected');
    if (state.phase !== 'meeting' || (winner?.type === 'collected' && winner.by !== state.turn)) continue;
    return { before, moves: [move], after: state };
  }
}

/** An 8 is led, and takes the only card of whoever comes next. */
function robbed(chance: Random): Asked {
  const seats = SEATS.slice(0, playersBy(chance));
  const leader = pick(seats, chance);
  const [, victim = leader] = seatsFrom({ hands: bySeat(seats, () => []) }, leader);
  const eight = cardOf(pick(SUITS, chance), '8');
  const others = shuffle(
    without(CARDS, [eight]).filter((card) => kindOf(card) !== '8'),
    chance,
  );
  const hands = bySeat(seats, (seat): readonly Card[] => {
    const at = 2 * seats.indexOf(seat);
    if (seat === leader) return [eight, ...others.slice(at, at + 1)];
    return others.slice(at, at + (seat === victim ? 1 : 2));
  });
  const before = stateOf({ ...EMPTY, hands, leader, rest: pick(seats, chance) });
  const [taken] = handOf({ hands }, victim);
  if (before.phase !== 'meeting' || taken === undefined) throw new Error('A Meeting is to begin');
  const moves: readonly Action[] = [
    { type: 'play', by: leader, card: eight },
    { type: 'take', by: leader, from: victim, card: taken },
  ];
  const after = moves.reduce<State>((state, move) => apply(state, move).state, before);
  if (after.phase !== 'meeting') throw new Error('The Meeting goes on');
  return { before, moves, after };
}
