import { apply } from '#games/chronicle/rules/apply';
import { SEATS, kindOf } from '#games/chronicle/rules/cards';
import { ENOUGH_FAME } from '#games/chronicle/rules/ending';
import { legal } from '#games/chronicle/rules/legal';
import { standingOn } from '#games/chronicle/rules/provisional-standing';
import { bySeat, handOf, seatsAt } from '#games/chronicle/rules/seats';
import type { Play, Playing } from '#games/chronicle/rules/state';
import { oneRight } from '#kit/exercise';
import { pick } from '#kit/random';
import { randomLastMeeting, playedOut } from './random-last-meeting-position.ts';
import { conditionBy, isLast, positionBy } from './random-positions-for-exercises.ts';
import { only, type Choice, type ChronicleKind, type Reason } from './types.ts';

/** What is asked of ends: is the round over, and is the game? */

/** Is the round over with this card? */
export const over: ChronicleKind = {
  id: 'over',
  rules: ['round-ends'],
  make(rule, chance) {
    only(this, rule);
    for (;;) {
      const ends = chance() < 0.5;
      const isPlain = chance() < 0.5;
      const before = positionBy(
        chance,
        (state) =>
          isLast(state) && handOf(state, state.turn).length <= 3 && (!isPlain || !isAnybodyShutOut(state)),
      );
      const plays = legal(before).filter(
        (action): action is Play => action.type === 'play' && kindOf(action.card) !== '8',
      );
      if (plays.length === 0) continue;
      const play = pick(plays, chance);
      const told = apply(before, play).events.find(({ type }) => type === 'round-over');
      if ((told !== undefined) !== ends) continue;
      const reason: Reason =
        told?.type === 'round-over'
          ? { type: 'played-out', rule: 'round-ends', seats: told.seats }
          : { type: 'all-hold', rule: 'round-ends' };
      return {
        ...{ kind: 'over', rule, viewer: play.by, before, proposed: [play], proof: [play] },
        ...oneRight(
          [true, false].map((one) => ({ type: 'over', over: one }) as const),
          { type: 'over', over: ends },
        ),
        reasons: [true, false].map((one) => (one === ends ? null : reason)),
      };
    }
  },
};

/** Whether the table says that somebody is shut out, which it mostly does so late in a round: whoever has not met Evil is asked all the same. */
function isAnybodyShutOut(state: Playing): boolean {
  return standingOn({ ...state, seats: seatsAt(state) }).shutOut.length > 0;
}

/** The round is over with that. Who has won the game, or is another round played? */
export const ending: ChronicleKind = {
  id: 'ending',
  rules: ['three-fame', 'tie-plays-on'],
  make(rule, chance) {
    only(this, rule);
    for (;;) {
      const fame = bySeat(SEATS, () => Math.floor(chance() * ENOUGH_FAME));
      const before = randomLastMeeting(chance, { condition: conditionBy(chance), evil: 'none', fame });
      const { moves, state } = playedOut(before);
      const table = state.phase === 'deal' ? state.last : state.phase === 'over' ? state : null;
      if (table === null) throw new Error('A round that was played has left nothing');
      const seats = seatsAt(before);
      const most = Math.max(...seats.map((seat) => table.fame[seat] ?? 0));
      const top = seats.filter((seat) => table.fame[seat] === most);
      if ((most >= ENOUGH_FAME && top.length > 1) !== (rule === 'tie-plays-on')) continue;
      const winner = state.phase === 'over' ? state.winner : null;
      const choices: readonly Choice[] = [
        ...seats.map((seat) => ({ type: 'seat', seat }) as const),
        { type: 'again' },
      ];
      const right: Choice = winner === null ? { type: 'again' } : { type: 'seat', seat: winner };
      return {
        ...{ kind: 'ending', rule, viewer: 'all', before, proposed: moves, proof: moves },
        ...oneRight(choices, right),
        reasons: choices.map((choice): Reason | null => {
          if (JSON.stringify(choice) === JSON.stringify(right)) return null;
          if (winner !== null) return { type: 'has-won', rule: 'three-fame', winner, fame: most };
          return rule === 'tie-plays-on'
            ? { type: 'at-the-top', rule, seats: top, fame: most }
            : { type: 'not-enough', rule: 'three-fame', most };
        }),
      };
    }
  },
};
