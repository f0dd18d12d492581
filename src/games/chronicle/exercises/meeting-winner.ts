import { apply } from '#games/chronicle/rules/apply';
import { CARDS, isWild, kindOf, SEATS, WILDS, without, type Card } from '#games/chronicle/rules/cards';
import { legal } from '#games/chronicle/rules/legal';
import { bySeat, seatsAt } from '#games/chronicle/rules/seats';
import { EMPTY, stateOf } from '#games/chronicle/rules/position-setup';
import type { Laid, Meeting, Play, Playing } from '#games/chronicle/rules/state';
import { winnerOf } from '#games/chronicle/rules/winning';
import { oneRight } from '#kit/exercise';
import { pick, shuffle, type Random } from '#kit/random';
import { isLast, playersBy, positionBy } from './random-positions-for-exercises.ts';
import { only, type ChronicleExercise, type ChronicleKind, type Reason } from './types.ts';

/** Who wins the Meeting, once the last card is played? */

export const winner: ChronicleKind = {
  id: 'winner',
  rules: ['highest-wins', 'leader-wins'],
  make(rule, chance) {
    only(this, rule);
    for (;;) {
      const before = rule === 'leader-wins' ? onlyWilds(chance) : positionBy(chance, isLast);
      // An 8 would ask for a card first.
      const plays = legal(before).filter(
        (action): action is Play => action.type === 'play' && kindOf(action.card) !== '8',
      );
      if (plays.length === 0) continue;
      const made = asked(before, pick(plays, chance));
      if (made.rule === rule) return made;
    }
  },
};

function asked(before: Playing, play: Play): ChronicleExercise {
  const laid: readonly Laid[] = [
    ...before.meeting.laid,
    { by: play.by, card: play.card, down: play.down === true },
  ];
  const lead = before.meeting.lead ?? suitSetBy(before, play);
  const meeting: Meeting = { ...before.meeting, laid, lead };
  const { winner: seat, event } = winnerOf(meeting);
  const rule = event.rule === 'leader-wins' ? 'leader-wins' : 'highest-wins';
  const best = event.type === 'meeting-won' ? event.card : null;
  const seats = seatsAt(before);
  return {
    ...{ kind: 'winner', rule, viewer: play.by, before, proposed: [play], proof: [play] },
    ...oneRight(
      seats.map((one) => ({ type: 'seat', seat: one }) as const),
      { type: 'seat', seat },
    ),
    reasons: seats.map((one) => (one === seat ? null : reasonOf(meeting, one, best))),
  };
}

/** The lead suit after the last play, where none was set before it. */
function suitSetBy(before: Playing, play: Play): Meeting['lead'] {
  const after = apply(before, play).events.find((event) => event.type === 'suit-set');
  return after?.type === 'suit-set' ? after.suit : null;
}

function reasonOf({ laid, leader }: Meeting, seat: Laid['by'], best: Card | null): Reason {
  const own = laid.find(({ by }) => by === seat);
  if (best === null || own === undefined) return { type: 'follows', rule: 'leader-wins', leader };
  if (own.down) return { type: 'down', rule: 'void-down' };
  if (isWild(own.card)) return { type: 'wild', rule: 'wild-open', card: own.card };
  return { type: 'lower', rule: 'highest-wins', card: own.card, best };
}

/** A Meeting of which only the last card is missing, and all lie there are Wilds. */
function onlyWilds(chance: Random): Playing {
  const seats = SEATS.slice(0, playersBy(chance));
  const wilds = shuffle(WILDS, chance);
  const others = shuffle(without(CARDS, WILDS), chance);
  const hands = bySeat(seats, (seat): readonly Card[] => {
    const at = seats.indexOf(seat);
    return [...wilds.slice(at, at + 1), ...others.slice(2 * at, 2 * at + 2)];
  });
  let state = stateOf({ ...EMPTY, hands, leader: pick(seats, chance), rest: pick(seats, chance) });
  while (state.phase === 'meeting' && !isLast(state)) {
    const [wild] = legal(state).filter((action) => action.type === 'play' && isWild(action.card));
    if (wild === undefined) break;
    state = apply(state, wild).state;
  }
  if (state.phase !== 'meeting') throw new Error('A Meeting has not come to its last card');
  return state;
}
