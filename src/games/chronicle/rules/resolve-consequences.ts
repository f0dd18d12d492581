import { abilityEvents, dueAtMeetingEnd, dueAtRoundEnd, needsChoice, rulesChoice } from './abilities.ts';
import { collect, endsRound, leadNext, leftovers } from './allies.ts';
import { isChoice, type Done } from './effect-types.ts';
import { EFFECT_OF } from './effects.ts';
import { endRound } from './ending.ts';
import type { Event } from './event.ts';
import { angelDue } from './evil.ts';
import { nextIn } from './following.ts';
import { TIME_OF } from './ability-time-of-stage.ts';
import type { Due, Stage, State, Table } from './state.ts';

/** What follows from a move until somebody has to act again: the chapters say what, this file in which order. */

export interface After {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Carries out what is due at a station as far as nobody has to choose, then goes on to the next station. */
export function resolve(table: Table, stage: Stage, due: readonly Due[], before: readonly Event[]): After {
  let at = table;
  const events = [...before];
  for (const [index, each] of due.entries()) {
    events.push(...abilityEvents(each, TIME_OF[stage]));
    if (needsChoice(at, each)) {
      const { effect, chooser: by } = each;
      events.push({ type: 'to-choose', rule: rulesChoice(effect), by, effect });
      return { state: { phase: 'effect', ...at, stage, due: due.slice(index) }, events };
    }
    const done = byItself(at, each);
    at = done.table;
    events.push(...done.events);
  }
  return afterStage(at, stage, events);
}

/** An effect for which nobody chooses. */
function byItself(table: Table, due: Due): Done {
  const effect = EFFECT_OF[due.effect];
  if (isChoice(effect)) {
    const [only] = effect.options(table, due);
    if (only !== undefined) return effect.apply(table, due, only);
  } else if (effect.can(table, due)) return effect.apply(table, due);
  const { owner } = due;
  return { table, events: [{ type: 'no-effect', rule: 'ability-impossible', owner, effect: due.effect }] };
}

function afterStage(table: Table, stage: Stage, events: readonly Event[]): After {
  switch (stage) {
    case 'played':
      return nextToPlay(table, events);
    case 'end-of-meeting':
      return endMeeting(table, events);
    case 'leftover':
      return resolve(table, 'end-of-round', dueAtRoundEnd(table), events);
    case 'end-of-round':
      return resolve(table, 'angel', angelDue(table), events);
    case 'angel':
      return endRound(table, events);
  }
}

/** The next in the Meeting is to play; when all have, its end has come. */
function nextToPlay(table: Table, before: readonly Event[]): After {
  const { next, passed } = nextIn(table);
  const events = [
    ...before,
    ...passed.map((by): Event => ({ type: 'passed-over', rule: 'no-card-no-turn', by })),
  ];
  if (next === null) return resolve(table, 'end-of-meeting', dueAtMeetingEnd(table), events);
  return { state: { phase: 'meeting', ...table, turn: next }, events };
}

/** The Meeting is won and collected; the winner leads the next, or the round is over. */
function endMeeting(table: Table, before: readonly Event[]): After {
  const seats = endsRound(table);
  const collected = collect(table);
  const events = [...before, ...collected.events];
  if (seats.length > 0) {
    events.push({ type: 'round-over', rule: 'round-ends', seats });
    return resolve(collected.table, 'leftover', leftovers(collected.table), events);
  }
  const led = leadNext(collected.table);
  events.push(...led.events);
  return { state: { phase: 'meeting', ...led.table, turn: led.table.meeting.leader }, events };
}
