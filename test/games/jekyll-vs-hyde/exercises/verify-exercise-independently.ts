import { KINDS } from '#games/jekyll-vs-hyde/exercises/question-kinds';
import type {
  Choice,
  Ending,
  JekyllVsHydeExercise,
  KindId,
  Outcome,
} from '#games/jekyll-vs-hyde/exercises/types';
import {
  CARDS,
  isPotion,
  other,
  suitOf,
  SUITS,
  type Card,
  type Suit,
} from '#games/jekyll-vs-hyde/rules/cards';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { Action, State, Trick } from '#games/jekyll-vs-hyde/rules/state';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { seededRandom } from '#kit/random';
import { enter, play } from '#games/jekyll-vs-hyde/statechart/enter-and-step-statechart';
import { breaches } from './rules-broken-by-move.ts';

/**
 * What is true of an exercise, found without the code that made it: its moves are played on the statechart, or each choice
 * is tried there, and what then happens is the answer.
 */

export type Exercise = JekyllVsHydeExercise;

/** The exercise of a kind that belongs to a number: its rules take turns. */
export function exerciseOf(id: KindId, seed: number): Exercise {
  const kind = KINDS.find((kind) => kind.id === id);
  const rule = kind?.rules[seed % kind.rules.length];
  if (kind === undefined || rule === undefined) throw new Error(`There is no kind ${id}`);
  return kind.make(rule, seededRandom(seed));
}

/** What moves lead to on the statechart, up to the first that is refused. */
export interface Course {
  readonly events: readonly Event[];
  readonly refusals: readonly Refusal[];
  readonly after: State;
}

export function course(before: State, moves: readonly Action[]): Course {
  let position = enter(before);
  const events: Event[] = [];
  for (const move of moves) {
    const played = play(position, move);
    if (!played.ok) return { events, refusals: played.problem, after: position.context.state };
    position = played.value;
    events.push(...position.context.events);
  }
  return { events, refusals: [], after: position.context.state };
}

/** Each choice as the moves that try it out; empty where a choice is no move. */
export function tries({ kind, before, viewer }: Exercise, choice: Choice): readonly Action[] {
  if (viewer === 'all') return [];
  if (kind === 'gift' && choice.type === 'cards') {
    return [{ type: 'exchange', by: viewer, cards: choice.cards }];
  }
  if (kind !== 'playable' || choice.type !== 'card') return [];
  const { card } = choice;
  if (before.phase === 'follow') return [{ type: 'follow', by: viewer, card }];
  return isPotion(card)
    ? SUITS.map((names) => ({ type: 'lead', by: viewer, card, names }) as const)
    : [{ type: 'lead', by: viewer, card }];
}

/** Whether the choice is true of the exercise; `told` is what its proof leads to. */
export function isTrue(exercise: Exercise, told: Course, choice: Choice): boolean {
  const { before } = exercise;
  switch (choice.type) {
    case 'seat':
      return choice.seat === (exercise.kind === 'winner' ? the('won', told).by : leaderOf(told.after));
    case 'ranking':
      return choice.ranking.join() === rankingOf(told.after).join();
    case 'outcome':
      return choice.outcome === outcomeOf(told);
    case 'tricks': {
      const { jekyll, hyde } = the('awarded', told).tricks;
      return choice.tricks.jekyll === jekyll && choice.tricks.hyde === hyde;
    }
    case 'count':
      return choice.count === exchangedIn(told);
    case 'marker':
      return choice.marker === the('gap', told).to;
    case 'ending':
      return choice.ending === endingOf(before, told.after);
    case 'match':
      return told.after.phase === 'over' && choice.winner === the('match-decided', told).winner;
    case 'cards':
    case 'card':
      return exercise.kind === 'deck'
        ? choice.type === 'card' && mayBeHeld(exercise, choice.card)
        : tries(exercise, choice).every((move) => course(before, [move]).refusals.length === 0);
    case 'verdict': {
      const [proposed] = exercise.proposed;
      if (proposed === undefined) return false;
      const { refusals } = course(before, [proposed]);
      // What a rule has against a move is also seen without the judge, who may stop at the first thing that is wrong.
      const against = new Set([...breaches(before, proposed), ...refusals.map(({ rule }) => rule)]);
      return choice.rule === null ? against.size === 0 : against.has(choice.rule);
    }
  }
}

function the<T extends Event['type']>(type: T, { events }: Course): Extract<Event, { readonly type: T }> {
  const found = events.filter((event): event is Extract<Event, { readonly type: T }> => event.type === type);
  const [event] = found;
  if (event === undefined || found.length > 1) throw new Error(`${type} comes up ${found.length} times`);
  return event;
}

function leaderOf(state: State): string | null {
  return state.phase === 'lead' ? state.leader : null;
}

function rankingOf(state: State): readonly Suit[] {
  return 'ranking' in state ? state.ranking : (state.finished?.ranking ?? []);
}

/** How many cards each gave, as seen when they changed hands. */
function exchangedIn({ events }: Course): number {
  const counts = events.flatMap((event) =>
    event.type === 'exchanged' ? [event.given.jekyll.length, event.given.hyde.length] : [],
  );
  const [count = 0] = counts;
  if (counts.some((each) => each !== count)) throw new Error('Both give the same number of cards');
  return count;
}

function outcomeOf(told: Course): Outcome {
  const happened = (type: Event['type']) => told.events.some((event) => event.type === type);
  const given = exchangedIn(told);
  const outcomes: Outcome[] = [];
  if (happened('cleared')) outcomes.push('tokens-leave');
  if (happened('took-trick')) outcomes.push('take-trick');
  if (given === 2) outcomes.push('give-two');
  if (given === 1) outcomes.push('give-one');
  const [outcome = 'nothing', another] = outcomes;
  if (another !== undefined) throw new Error('A Potion brings one thing about');
  return outcome;
}

function endingOf(before: State, after: State): Ending | null {
  if (after.phase === 'over') return after.winner === 'draw' ? null : `${after.winner}-wins`;
  if (after.phase !== 'deal') return null;
  return after.match.game === before.match.game ? 'next-round' : 'roles-change';
}

/**
 * Whether the other hand can hold the card, for all that the viewer has seen in this round: it is surely there, or lies
 * somewhere unseen, and nothing that the other did says that it cannot be there.
 */
function mayBeHeld({ before, viewer }: Exercise, card: Card): boolean {
  if (viewer === 'all' || before.phase !== 'lead') throw new Error('Asked of one hand between two tricks');
  const them = other(viewer);
  const seen = view(before, viewer);
  if (seen.hands[them].includes(card)) return true;
  const open = [...seen.hands[viewer], ...seen.tricks.flatMap((trick) => [trick.led.card, trick.followed])];
  if (open.includes(card) || !CARDS.includes(card)) return false;
  if (!seen.hands[them].includes('??')) return false;

  const given = before.exchanges.flatMap((exchange) => exchange.given[viewer]);
  const own = seen.tricks.map((trick) => cardOf(trick, them)).filter((played) => !given.includes(played));
  const [preparation] = before.exchanges;
  // Of two Potions dealt one is given: who gave none was dealt one at most.
  const potionsLeft = preparation?.given[them].some(isPotion) === true || !own.some(isPotion);
  if (isPotion(card)) return potionsLeft;
  return !seen.tricks.some((trick) => trick.leader === viewer && isVoid(trick, suitOf(card)));
}

function cardOf({ leader, led, followed }: Trick, seat: string): Card {
  return leader === seat ? led.card : followed;
}

/** Whether the answer says that no card of the suit was held. */
function isVoid({ led, followed }: Trick, suit: Suit | null): boolean {
  if ((led.names ?? suitOf(led.card)) !== suit || suitOf(followed) === suit) return false;
  return !isPotion(followed) || isPotion(led.card);
}
