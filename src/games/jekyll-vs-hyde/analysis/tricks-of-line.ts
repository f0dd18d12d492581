import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import type { BySeat, Card, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import type { Continuation } from './played-and-better-continuations.ts';

/** The tricks of a line to the end of its round, as the engine tells of them. */

/** What a trick brought about besides being won. */
export type SideEffect =
  | { readonly type: 'cleared'; readonly rule: RuleId }
  | { readonly type: 'took'; readonly rule: RuleId; readonly trick: number }
  | { readonly type: 'exchanged'; readonly rule: RuleId; readonly given: BySeat<readonly Card[]> };

export interface PlayedTrick {
  /** Its number, 1 to 10. */
  readonly trick: number;
  readonly by: Seat;
  readonly card: Card;
  readonly beats: Card;
  /** The rule by which it was won. */
  readonly rule: RuleId;
  readonly effects: readonly SideEffect[];
}

export interface PlayedRound {
  readonly tricks: readonly PlayedTrick[];
  /** Whose each trick of the round is in the end, those before the line included. */
  readonly owners: readonly Seat[];
  readonly owned: BySeat<number>;
  readonly gap: number;
}

/** A line played out. Refuses (throws) one that is illegal or does not end with its round. */
export function playedRound(from: State, { action, line }: Continuation): PlayedRound {
  const tricks: PlayedTrick[] = [];
  let events: Event[] = [];
  let state = from;
  for (const move of [action, ...line]) {
    const after = apply(state, move);
    ({ state } = after);
    events.push(...after.events);
    const played = trickIn(events);
    if (played === null) continue;
    tricks.push(played);
    events = [];
  }
  if ((state.phase !== 'deal' && state.phase !== 'over') || state.finished === null) {
    throw new Error('The line does not end with the round');
  }
  const owned = tricksOwned(state.finished.tricks);
  return {
    tricks,
    owners: state.finished.tricks.map(({ owner }) => owner),
    owned,
    gap: Math.abs(owned.jekyll - owned.hyde),
  };
}

/** The trick that some events end; null as long as it is not taken. */
function trickIn(events: readonly Event[]): PlayedTrick | null {
  const won = events.find((event) => event.type === 'won');
  const awarded = events.find((event) => event.type === 'awarded');
  if (won === undefined || awarded === undefined) return null;
  const { by, card, beats, rule } = won;
  return { trick: awarded.trick, by, card, beats, rule, effects: events.flatMap(sideEffectOf) };
}

function sideEffectOf(event: Event): readonly SideEffect[] {
  switch (event.type) {
    case 'cleared':
      return [{ type: 'cleared', rule: event.rule }];
    case 'took-trick':
      return [{ type: 'took', rule: event.rule, trick: event.trick }];
    case 'exchanged':
      return [{ type: 'exchanged', rule: 'greed-exchanges', given: event.given }];
    default:
      return [];
  }
}
