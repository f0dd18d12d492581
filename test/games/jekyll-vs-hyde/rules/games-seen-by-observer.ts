import { CARDS, SEATS, without, type Card, type Seat, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { judge } from '#games/jekyll-vs-hyde/rules/judge';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { roleOf } from '#games/jekyll-vs-hyde/rules/return-match';
import { setsOf } from '#games/jekyll-vs-hyde/rules/preparation';
import { HIDDEN, beginRecording, type Recording } from '#games/jekyll-vs-hyde/record/record-in-progress';
import { enter, name } from '#games/jekyll-vs-hyde/record/enter-tap-by-tap';
import type { RecordHead, Seen } from '#games/jekyll-vs-hyde/record/record';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import type { Viewer } from '#games/jekyll-vs-hyde/rules/view';
import type { Play } from './table.ts';

/** Games as one of the players sees them, and every other game that would look the same. */

export const OBSERVERS: readonly Viewer[] = [...SEATS, 'all'];

/** The role in which an observer looks at a state. */
export function roleAt(observer: Viewer, { match }: State): Viewer {
  return observer === 'all' ? observer : roleOf(observer, match);
}

/** One action of a game, in the order in which it is entered, and the true states around it. */
export interface Step {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
}

/** The actions of a game in the order in which an observer enters them: of two gifts the own, or Jekyll's, first. */
export function stepsFor(observer: Viewer, game: readonly Play[]): readonly Step[] {
  const [start] = game;
  const actions = [...(game.at(-1)?.log ?? [])];
  if (start === undefined) throw new Error('There is no game');
  const steps: Step[] = [];
  for (let at = 0, before: State = start.state; at < actions.length; at += 1) {
    const [action, next] = actions.slice(at);
    if (action?.type === 'exchange' && next?.type === 'exchange' && isFirst(before)) {
      const role = roleAt(observer, before);
      if (action.by !== (role === 'all' ? 'jekyll' : role)) actions.splice(at, 2, next, action);
    }
    const made = actions[at];
    if (made === undefined) break;
    const after = apply(before, made).state;
    steps.push({ before, action: made, after });
    before = after;
  }
  return steps;
}

/** Whether nobody has laid cards down yet. */
function isFirst(state: State): boolean {
  return 'chosen' in state && state.chosen.jekyll === null && state.chosen.hyde === null;
}

/** What an observer has seen of an action. */
export function seenOf(observer: Viewer, { before, action }: Step): Seen {
  const role = roleAt(observer, before);
  if (action.type !== 'deal' || role === 'all') return action;
  return role === 'jekyll' ? { ...action, hyde: HIDDEN } : { ...action, jekyll: HIDDEN };
}

/** The taps with which a move is entered. */
export function tapsOf(seen: Seen): readonly (Card | Suit)[] {
  switch (seen.type) {
    case 'deal':
      return [...seen.jekyll, ...seen.hyde].filter((card) => card !== '??');
    case 'exchange':
      return seen.cards;
    case 'lead':
      return seen.names === undefined ? [seen.card] : [seen.card, seen.names];
    case 'follow':
      return [seen.card];
  }
}

/** The recording after a tap, which must be accepted. */
export function tapped(recording: Recording, tap: Card | Suit): Recording {
  const next = isSuit(tap) ? name(recording, tap) : enter(recording, tap);
  if (!next.ok) throw new Error(`${tap} is refused: ${JSON.stringify(next.problem)}`);
  return next.value;
}

export function isSuit(tap: Card | Suit): tap is Suit {
  return tap.length > 2;
}

/** Taps one after the other; all must be accepted. */
export function entered(head: RecordHead, taps: readonly (Card | Suit)[]): Recording {
  return taps.reduce(tapped, beginRecording(head));
}

// -------------------------------------------------------------------------------------------------------- worlds

/** Every state that the round may be in as far as a seat has seen, listed one by one: all deals of the cards that it was not dealt. */
export function worldsAfterDeal({ before, action }: Step, seat: Seat): readonly State[] {
  if (action.type !== 'deal') throw new Error('A round begins with its deal');
  const own = action[seat];
  return setsOf(without(CARDS, own), 10).map(
    (hand) => apply(before, { type: 'deal', jekyll: hand, hyde: hand, [seat]: own }).state,
  );
}

/** Those in which the action was possible, after it. */
export function worldsAfter(worlds: readonly State[], action: Action): readonly State[] {
  return worlds.flatMap((state) => (judge(state, action).length === 0 ? apply(state, action).state : []));
}
