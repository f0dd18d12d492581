import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import { rankOf, type Card, type Rank, type Seat } from '#games/switch/rules/cards';
import { dueIn } from '#games/switch/rules/drawing';
import type { Event } from '#games/switch/rules/event';
import type { Action, InGame, State } from '#games/switch/rules/state';
import { handOf, seatsAt } from '#games/switch/rules/turn-order';
import { framesOf } from '#replays/replay-frames';
import type { Written } from '../../games/switch/annotated-games-and-scenes.ts';

/** How claims about games of Switch are computed. */

/** A move of a game or of one of its variations, what is said of it, and what it brought about. */
export interface Moment {
  readonly action: Action;
  readonly comment: string | undefined;
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
  /** The moments that follow on the same line, to its end. */
  readonly rest: readonly Moment[];
  /** The moments before it, from the deal on. */
  readonly past: readonly Moment[];
}

export function momentsOf({ replay }: Written): readonly Moment[] {
  const frames = framesOf(switchMachine.begin(replay.rulings), replay.moves, (position, action) =>
    switchMachine.play(position, action),
  );
  const moments = new Map<number, Moment>();
  const at = (id: number | null | undefined) =>
    id === null || id === undefined ? undefined : moments.get(id);
  for (const { id, step, previous, next, position } of frames) {
    const before = previous === null ? undefined : frames[previous];
    if (step === null || before === undefined) continue;
    moments.set(id, {
      action: step.action,
      comment: step.comment,
      before: before.position.context.state,
      after: position.context.state,
      events: position.context.events,
      get rest() {
        const following = at(next[0]);
        return following === undefined ? [] : [following, ...following.rest];
      },
      get past() {
        const last = at(previous);
        return last === undefined ? [] : [...last.past, last];
      },
    });
  }
  return [...moments.values()];
}

/** A quotation, and what has to be so at the move it is said of; null: a rule, or a way of speaking, and no claim. */
export type Claim = readonly [says: string, holds: ((moment: Moment) => boolean) | null];

export function inGame(state: State): InGame {
  if (state.phase === 'deal') throw new Error('Nothing lies there yet');
  return state;
}
export const find = <Type extends Event['type']>(events: readonly Event[], type: Type) =>
  events.filter((event): event is Extract<Event, { readonly type: Type }> => event.type === type);

type Holds = (moment: Moment) => boolean;

export const all = (...each: readonly Holds[]): Holds => (moment) => each.every((one) => one(moment)); // prettier-ignore
/** What held before the move. */
export const was = (check: Holds): Holds => (moment) => check({ ...moment, after: moment.before }); // prettier-ignore
/** So many cards come from the deck at this move. */
export const drew = (count: number): Holds => ({ events }) => find(events, 'drew').reduce((sum, event) => sum + event.count, 0) === count; // prettier-ignore
/** So many cards wait for whoever is next. */
export const waits = (count: number): Holds => ({ after }) => inGame(after).penalty === count; // prettier-ignore
/** Whoever is next draws so many, if nothing is played. */
export const due = (count: number): Holds => ({ after }) => dueIn(inGame(after)).owed === count; // prettier-ignore
/** So many cards of a rank are laid in this turn. */
export const lays = (count: number, rank?: Rank): Holds => ({ action }) =>
  action.type === 'play' && action.cards.length === count &&
  action.cards.every((card) => rank === undefined || rankOf(card) === rank); // prettier-ignore
/** Whoever acts holds so many cards afterwards. */
export const left = (count: number): Holds => ({ action, after }) => 'by' in action && handOf(inGame(after), action.by).length === count; // prettier-ignore
/** A seat holds so many of these afterwards. */
export const holds = (seat: Seat, count: number, which: (card: Card) => boolean = () => true): Holds => ({ after }) =>
  handOf(inGame(after), seat).filter(which).length === count; // prettier-ignore
export const players = (count: number): Holds => ({ after }) => seatsAt(inGame(after)).length === count; // prettier-ignore
/** So many turns are skipped by it. */
export const skips = (...seats: readonly Seat[]): Holds => ({ events }) => find(events, 'skipped').some((event) => event.seats.join() === seats.join()); // prettier-ignore
/** Who acts next. */
export const next = (seat: Seat): Holds => ({ after }) => after.phase === 'turn' && after.turn === seat; // prettier-ignore
/** Whoever has acted acts again. */
export const again: Holds = ({ action, after }) => 'by' in action && after.phase === 'turn' && after.turn === action.by; // prettier-ignore
export const deckHas = (count: number): Holds => ({ after }) => inGame(after).deck.length === count; // prettier-ignore
export const stands = (rank: Rank): Holds => ({ after }) => inGame(after).run === rank; // prettier-ignore
export const suited = (letter: 'C' | 'D' | 'H' | 'S') => (card: Card) => card.endsWith(letter);
/** Neither may be played by whoever could not go on. */
export const lacks = (...ranks: readonly Rank[]): Holds => ({ action, before }) =>
  'by' in action && !handOf(inGame(before), action.by).some((card) => ranks.includes(rankOf(card))); // prettier-ignore
