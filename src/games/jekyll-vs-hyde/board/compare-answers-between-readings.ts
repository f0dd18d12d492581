import { afterExchange, apply } from '#games/jekyll-vs-hyde/rules/apply';
import { judge } from '#games/jekyll-vs-hyde/rules/judge';
import { consequenceOf, type Consequence } from '#games/jekyll-vs-hyde/rules/return-match';
import { outcomes } from '#games/jekyll-vs-hyde/rules/outcomes-of-all-card-pairs';
import type { Question } from '#games/jekyll-vs-hyde/rules/position-with-moves';
import { SWITCHES, type Rulings, type SwitchId } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { stateOf } from '#games/jekyll-vs-hyde/rules/position-setup';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { Lead, State } from '#games/jekyll-vs-hyde/rules/state';
import { roundEnd } from '#games/jekyll-vs-hyde/rules/track';
import { endingNow } from './round-endings.ts';

/** The same question under each reading of a ruling, and where the answers part. */

export type Won = Extract<Event, { readonly type: 'won' }>;

/** Something that the readings may answer differently; what each answers stands in the order of the readings. */
export type ReadingDifference =
  /** The first trick of those that were played which another takes: from here on each reading is a game of its own. */
  | { readonly type: 'trick'; readonly answers: readonly Won[] }
  /** Two cards that could meet now. */
  | { readonly type: 'pair'; readonly lead: Lead; readonly answers: readonly Won[] }
  /** What would follow the end of this round. */
  | { readonly type: 'end'; readonly answers: readonly Consequence[] };

/** The readings of a ruling, the default first. */
function readingsOf(id: SwitchId): readonly Rulings[SwitchId][] {
  return SWITCHES[id];
}

/** Where the readings of a ruling part in a question; empty where nothing in it hangs on that ruling. */
export function rulingReadingDifferences(question: Question, id: SwitchId): readonly ReadingDifference[] {
  const { difference, states } = firstDifference(question, id);
  if (difference !== null) return [difference];
  return [...exchangesApart(states), ...pairsApart(states), ...endApart(states)];
}

/** How they part in what the moves have brought about, or, before a Greed exchange, have decided; empty where they do not. */
export function differencesInMoves(question: Question, id: SwitchId): readonly ReadingDifference[] {
  const { difference, states } = firstDifference(question, id);
  return difference === null ? exchangesApart(states) : [difference];
}

/** The first move in whose consequences the readings part; without one, the states after all that can be played. */
function firstDifference({ setup, moves }: Question, id: SwitchId) {
  let states: readonly State[] = readingsOf(id).map((reading) =>
    stateOf({ ...setup, rulings: { ...setup.rulings, [id]: reading } }),
  );
  for (const move of moves) {
    if (states.some((state) => judge(state, move).length > 0)) break;
    const played = states.map((state) => apply(state, move));
    const difference = differenceIn(states, played);
    if (difference !== null) return { difference, states };
    states = played.map(({ state }) => state);
  }
  return { difference: null, states };
}

/** How the readings part in what a move brought about under each; null where they do not. */
function differenceIn(
  before: readonly State[],
  played: readonly { readonly events: readonly Event[] }[],
): ReadingDifference | null {
  const won = played.flatMap(({ events }) => wonIn(events) ?? []);
  if (differ(won.map(({ by }) => by))) return { type: 'trick', answers: won };
  const ended = before.flatMap((state, index) => endOf(state, played[index]?.events ?? []) ?? []);
  return differ(ended.map((answer) => JSON.stringify(answer))) ? { type: 'end', answers: ended } : null;
}

/** Before a Greed exchange the trick is decided already, whatever is given. */
function exchangesApart(states: readonly State[]): readonly ReadingDifference[] {
  const answers = states.flatMap((state) =>
    state.phase === 'greed' ? (wonIn(afterExchange(state)) ?? []) : [],
  );
  return differ(answers.map(({ by }) => by)) ? [{ type: 'trick', answers }] : [];
}

function pairsApart(states: readonly State[]): readonly ReadingDifference[] {
  const [first = [], ...others] = states.map((state) =>
    state.phase === 'lead' || state.phase === 'follow' ? outcomes(state) : [],
  );
  // Readings do not change what may be played, so the pairs stand in the same order.
  return first.flatMap(({ lead, events }, index): readonly ReadingDifference[] => {
    const answers = [events, ...others.map((list) => list[index]?.events ?? [])].flatMap(
      (one) => wonIn(one) ?? [],
    );
    return differ(answers.map(({ by }) => by)) ? [{ type: 'pair', lead, answers }] : [];
  });
}

function endApart(states: readonly State[]): readonly ReadingDifference[] {
  const answers = states.flatMap((state) => endingNow(state)?.next ?? []);
  return differ(answers.map((answer) => JSON.stringify(answer))) ? [{ type: 'end', answers }] : [];
}

/** What followed the round that these events ended; undefined where they ended none. */
function endOf({ round, rulings, match }: State, events: readonly Event[]): Consequence | undefined {
  const gap = events.find((event) => event.type === 'gap');
  return gap && consequenceOf(roundEnd(round, gap.from, gap.tricks), rulings, match);
}

function wonIn(events: readonly Event[]): Won | undefined {
  return events.find((event) => event.type === 'won');
}

function differ(answers: readonly string[]): boolean {
  return new Set(answers).size > 1;
}
