import { dueOf, openEvents } from './abilities.ts';
import { suitOf, without } from './cards.ts';
import { deal } from './deal.ts';
import { isChoice } from './effect-types.ts';
import { EFFECT_OF } from './effects.ts';
import type { Event } from './event.ts';
import { playRule } from './following.ts';
import { suitEvents } from './leading.ts';
import { resolve, type After } from './resolve-consequences.ts';
import { handOf } from './seats.ts';
import type { Action, Choosing, EffectMove, Play, Playing, State, Table } from './state.ts';

/** The state after an action that was judged to be legal, and what happened on the way. */
export function carryOut(state: State, action: Action): After {
  if (state.phase === 'deal' && action.type === 'deal') return deal(state, action);
  if (state.phase === 'meeting' && action.type === 'play') return play(state, action);
  if (state.phase === 'effect' && action.type !== 'deal' && action.type !== 'play')
    return choose(state, action);
  throw new Error(`The judge let ${action.type} pass in phase ${state.phase}`);
}

/** A card is laid; face up it may set the suit, and its ability takes place. */
function play(state: Playing, action: Play): After {
  const { by, card, down = false } = action;
  const { meeting } = state;
  const table: Table = {
    ...tableOf(state),
    hands: { ...state.hands, [by]: without(handOf(state, by), [card]) },
    meeting: {
      ...meeting,
      lead: meeting.lead ?? (down ? null : suitOf(card)),
      laid: [...meeting.laid, { by, card, down }],
      acted: [...meeting.acted, by],
    },
    ended: null,
    ...knownAfter(state, action),
  };
  if (down) return resolve(table, 'played', [], [{ type: 'played-down', rule: 'void-down', by }]);
  const events: readonly Event[] = [
    { type: 'played', rule: playRule(state, card), by, card },
    ...suitEvents(meeting, card),
    ...openEvents(state, card),
  ];
  return resolve(table, 'played', dueOf(table, card, by, 'played'), events);
}

/** What all know of hands once a card has been played. */
function knownAfter(
  { meeting, shown, voids }: Playing,
  { by, card, down }: Play,
): Pick<Table, 'shown' | 'voids'> {
  const { lead } = meeting;
  if (down !== true || lead === null)
    return { shown: { ...shown, [by]: without(shown[by] ?? [], [card]) }, voids };
  return {
    shown: { ...shown, [by]: [] },
    voids: { ...voids, [by]: [...(voids[by] ?? []).filter((suit) => suit !== lead), lead] },
  };
}

/** The choice that was due is made; the rest of what is due follows. */
function choose(state: Choosing, move: EffectMove): After {
  const [due, ...rest] = state.due;
  const effect = due === undefined ? null : EFFECT_OF[due.effect];
  if (due === undefined || effect === null || !isChoice(effect))
    throw new Error(`The judge let ${move.type} pass, which is not due`);
  const { table, events } = effect.apply(tableOf(state), due, move);
  return resolve(table, state.stage, rest, events);
}

/** What lies on the table, without what belongs to the phase; nobody looks at a hand any more. */
function tableOf(state: Table): Table {
  const { rulings, round, history, hands, allies, fame, discard, aside, meeting, ended, shown, voids } =
    state;
  return {
    ...{ rulings, round, history, hands, allies, fame, discard, aside, meeting, ended, shown, voids },
    looking: null,
  };
}
