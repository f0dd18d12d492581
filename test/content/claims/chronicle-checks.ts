import { chronicleMachine } from '#games/chronicle/machine-with-statechart-and-dealing';
import {
  isEvil,
  isWild,
  kindOf,
  suitOf,
  type Card,
  type Seat,
  type Suit,
} from '#games/chronicle/rules/cards';
import type { Event } from '#games/chronicle/rules/event';
import { KNOWN_HISTORY } from '#games/chronicle/rules/history-cards';
import { handOf } from '#games/chronicle/rules/seats';
import type { Action, State, Table } from '#games/chronicle/rules/state';
import { framesOf, lineThrough } from '#replays/replay-frames';
import type { Written } from '../../games/chronicle/annotated-games-and-scenes.ts';

/** How claims about games of Chronicle are computed. */

/** A move of a game, and what it brought about. */
export interface Moment {
  readonly action: Action;
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
  /** The moments that follow, to the end of the game. */
  readonly rest: readonly Moment[];
  readonly game: readonly Moment[];
}

export function momentsOf({ replay }: Written): readonly Moment[] {
  const frames = framesOf(chronicleMachine.begin(replay.rulings), replay.moves, (position, action) =>
    chronicleMachine.play(position, action),
  );
  // Variations are frames as well, and come between those of the line.
  const line = lineThrough(frames);
  const game: Moment[] = [];
  for (const [index, { action }] of replay.moves.entries()) {
    const [before, after] = [index, index + 1].map((at) => frames[line[at] ?? -1]);
    if (before === undefined || after === undefined) throw new Error('Every move leads somewhere');
    game.push({
      action,
      before: before.position.context.state,
      after: after.position.context.state,
      events: after.position.context.events,
      get rest() {
        return game.slice(index + 1);
      },
      game,
    });
  }
  return game;
}

/** A quotation, and what has to be so at its move; null: a rule, or a way of speaking, and no claim. */
export type Claim = readonly [says: string, holds: ((moment: Moment) => boolean) | null];

export const NAMES: readonly string[] = ['Ada', 'Ben', 'Chika', 'Dora', 'Emil', 'Fumi'];
export const seat = (name: string): Seat => `p${NAMES.indexOf(name) + 1}` as Seat;

export function tableOf(state: State): Table {
  const table = state.phase === 'deal' ? state.last : state;
  if (table === null) throw new Error('Nothing lies there yet');
  return table;
}
export const hand = ({ after }: Moment, name: string) => handOf(tableOf(after), seat(name));
export const allies = (state: State, name: string) => tableOf(state).allies[seat(name)] ?? [];
export const fame = ({ after }: Moment, name: string) => tableOf(after).fame[seat(name)] ?? 0;
export const find = <Type extends Event['type']>(events: readonly Event[], type: Type) =>
  events.filter((event): event is Extract<Event, { readonly type: Type }> => event.type === type);

/** The move with which the Meeting ends that is played. */
const endOf = (moment: Moment) =>
  [moment, ...moment.rest].find(({ events }) => find(events, 'collected').length > 0);
/** The end of the Meeting: who wins it with what, and what is collected. */
export function won(moment: Moment) {
  const end = endOf(moment);
  const [collected] = find(end?.events ?? [], 'collected');
  const [best] = find(end?.events ?? [], 'meeting-won');
  if (end === undefined || collected === undefined) throw new Error('The Meeting has no end');
  return { by: collected.by, cards: collected.cards, best: best?.card ?? null, after: end.after };
}
/** Whether somebody collects these cards, and with which card where that is said. */
export const wins = (name: string, cards: readonly Card[], best?: string) => (moment: Moment) => {
  const end = won(moment);
  const isBest = best === undefined || (end.best !== null && kindOf(end.best) === best);
  return end.by === seat(name) && isBest && cards.every((card) => end.cards.includes(card));
};
/** How many Evil cards somebody has once the Meeting is collected. */
export const evil = (name: string, count: number) => (moment: Moment) =>
  allies(won(moment).after, name).filter(isEvil).length === count;
/** Who is shut out at the end of this round, and nobody else. */
export const out = (...names: readonly string[]) => (moment: Moment) =>
  find(moment.events, 'shut-out').map(({ by }) => by).toSorted().join() === names.map(seat).toSorted().join(); // prettier-ignore
/** Who gets Fame for the condition, and nobody else. */
export const scores = (...names: readonly string[]) => (moment: Moment) =>
  find(moment.events, 'scored').flatMap(({ seats }) => seats).toSorted().join() === names.map(seat).toSorted().join(); // prettier-ignore
export const absolved = (name: string, ...cards: readonly Card[]) => (moment: Moment) =>
  find(moment.events, 'absolved').some((event) => event.by === seat(name) && [...event.cards].toSorted().join() === cards.toSorted().join()); // prettier-ignore
export const victor = (name: string) => (moment: Moment) =>
  find(moment.events, 'evil-victory').some(({ by }) => by === seat(name)) &&
  find(moment.events, 'scored').length === 0;
export const has = (name: string, count: number) => (moment: Moment) => fame(moment, name) === count;
const counts = (name: string, suit: 'wisdom') => (moment: Moment) =>
  allies(moment.after, name).filter((card) => suitOf(card) === suit).length;
export const wisdom = (name: string) => counts(name, 'wisdom');
export const holds =
  (name: string, ...cards: readonly Card[]) =>
  (moment: Moment) =>
    cards.every((card) => hand(moment, name).includes(card));
export const isVoid = (name: string, suit: Suit) => (moment: Moment) =>
  !hand(moment, name).some((card) => suitOf(card) === suit);
export const takes =
  (card: Card) =>
  ({ action }: Moment) =>
    action.type === 'take' && action.card === card;
export const all = (...each: readonly ((moment: Moment) => boolean)[]) => (moment: Moment) =>
  each.every((one) => one(moment)); // prettier-ignore
export const played =
  (card: Card) =>
  ({ action }: Moment) =>
    action.type === 'play' && action.card === card;
const deals = ({ game }: Moment) => game.flatMap(({ action }) => (action.type === 'deal' ? [action] : []));
export const dealt = (players: number, each: number) => ({ action }: Moment) =>
  action.type === 'deal' && Object.values(action.hands).length === players &&
  Object.values(action.hands).every((held) => held.length === each); // prettier-ignore
export const oneHistory = (moment: Moment) =>
  KNOWN_HISTORY.length === 1 &&
  deals(moment).every(({ history }) => JSON.stringify(history) === JSON.stringify(KNOWN_HISTORY[0]));
export const rounds = (count: number) => (moment: Moment) => deals(moment).length === count;
export const onlyWilds = (name: string, count: number) => (moment: Moment) => {
  const { by, cards, best } = won(moment);
  return by === seat(name) && cards.every(isWild) && cards.length === count && best === null;
};
export const isOver = ({ after }: Moment) => after.phase === 'over';
/** How many cards of the Meeting lie face down when it ends. */
export function downIn(moment: Moment): number {
  const end = endOf(moment);
  if (end === undefined) throw new Error('The Meeting has no end');
  const laid = tableOf(end.before).meeting.laid.filter(({ down }) => down).length;
  return laid + (end.action.type === 'play' && end.action.down === true ? 1 : 0);
}
/** The card that sets the suit next, and who plays it. */
export const setsNext =
  (name: string, card: Card) =>
  ({ rest }: Moment) => {
    const [next] = rest.filter(({ events }) => find(events, 'suit-set').length > 0);
    return next?.action.type === 'play' && next.action.by === seat(name) && next.action.card === card;
  };
