import { otherReadingsOf, withReading, type Disputes, type Said } from '#kit/dispute-questionnaire';
import { apply } from '#games/chronicle/rules/apply';
import {
  cardOf,
  CARDS,
  SEATS,
  suitOf,
  VALUES,
  WILDS,
  without,
  type Card,
  type Seat,
} from '#games/chronicle/rules/cards';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { judge } from '#games/chronicle/rules/judge';
import { legal } from '#games/chronicle/rules/legal';
import { writeQuestion } from '#games/chronicle/rules/position-link';
import { EMPTY, stateOf, type Setup } from '#games/chronicle/rules/position-setup';
import { bySeat } from '#games/chronicle/rules/seats';
import { SWITCHES } from '#games/chronicle/rules/ruling-switches';
import type { Action, Play, State } from '#games/chronicle/rules/state';
import { A_WILD, NO_SUIT, NOTHING_YET, OTHER, SAME, steps } from './dispute-steps.ts';
import { playedOutcome, refusedOutcome, type Outcome } from './outcome-of-disputed-move.ts';

/** What the rules of Chronicle say of a dispute over one card. */

interface DisputedPlay {
  readonly setup: Setup;
  /** What was played before, and carried out of what it brought about. */
  readonly before: readonly Action[];
  readonly play: Play;
}

/** A position that fits what was told, and the plays that are argued about. Player 1 leads. */
function disputedPlay(said: Said): DisputedPlay {
  const { led = '', played = '', fits, since, way } = said;
  const card = cardIn(played, fits === SAME || since === SAME ? 'love' : 'power', 1);
  const laid = led === NOTHING_YET ? [] : [cardIn(led, 'love', 0), ...setterFor(said)];
  const known = [...laid, card];
  const own = restOfHand(said, known);
  const free = without(PLAIN, [...known, ...own]);
  const hands: readonly (readonly Card[])[] = [
    ...laid.map((one, at) => [one, ...free.slice(at, at + 1)]),
    [card, ...own],
    free.slice(laid.length, laid.length + 2),
  ];
  // Three play at least.
  const seats = SEATS.slice(0, Math.max(3, hands.length));
  const others = free.slice(laid.length + 2, laid.length + 3);
  const setup: Setup = {
    ...EMPTY,
    hands: bySeat(seats, (seat) => hands[seats.indexOf(seat)] ?? others),
    allies: bySeat(seats, () => []),
    fame: bySeat(seats, () => 0),
  };
  const [last] = seats.slice(-1);
  const plays = laid.map((one, at): Play => ({ type: 'play', by: seatIn(seats, at), card: one }));
  const play: Play = {
    type: 'play',
    by: seatIn(seats, laid.length),
    card,
    ...(way === 'down' && { down: true as const }),
  };
  return { setup, before: playedOut(setup, plays, last), play };
}

function seatIn(seats: readonly Seat[], at: number): Seat {
  const { [at]: seat } = seats;
  if (seat === undefined) throw new Error(`There is no seat ${at}`);
  return seat;
}

/** The card that has set a suit after a Wild was led, as low as one can be; none where none has. */
function setterFor({ led, played, since }: Said): readonly Card[] {
  if (led !== A_WILD || since === undefined || since === NO_SUIT) return [];
  return [cardOf('love', played === '1' ? '2' : '1')];
}

/** The cards played before, and what their abilities ask for: that is taken from who has nothing to do with the dispute. */
function playedOut(setup: Setup, plays: readonly Play[], last: Seat | undefined): readonly Action[] {
  const moves: Action[] = [];
  let state: State = stateOf(setup);
  for (const play of plays) {
    moves.push(play);
    ({ state } = apply(state, play));
    while (state.phase === 'effect') {
      const choices = legal(state);
      const choice = choices.find((one) => 'from' in one && one.from === last) ?? choices[0];
      if (choice === undefined) throw new Error('Whoever has to choose can');
      moves.push(choice);
      ({ state } = apply(state, choice));
    }
  }
  return moves;
}

/** Cards of the third suit, which nobody speaks of: for hands of which nothing was told. */
const PLAIN = CARDS.filter((card) => suitOf(card) === 'wisdom');

function cardIn(face: string, suit: 'love' | 'power', wild: 0 | 1): Card {
  const value = VALUES.find((one) => one === face);
  return value === undefined ? WILDS[wild] : cardOf(suit, value);
}

/** What else is in the hand that plays. */
function restOfHand(
  { led, played, since, holds, wild, last }: Said,
  known: readonly Card[],
): readonly Card[] {
  const follows = without(CARDS, known).filter((card) => suitOf(card) === 'love');
  // Where a Wild is played to a suit, that it may be although one could follow is what is argued about.
  const isSuitSet = led === A_WILD ? since === OTHER : led !== NOTHING_YET;
  const couldFollow = played === A_WILD && isSuitSet && last !== 'yes';
  const held = [
    ...(holds === 'some' || couldFollow ? follows.slice(0, 1) : []),
    ...(wild === 'yes' ? WILDS.slice(2, 3) : []),
  ];
  return last === 'yes' ? held : [...held, ...PLAIN.slice(0, 2)];
}

/** Disputes over a card in Chronicle. */
export const disputes: Disputes<Chronicle, Outcome> = {
  steps,
  verdict: (said, other) => {
    const { setup, before, play } = disputedPlay(said);
    const rulings = withReading(setup.rulings, other);
    let state: State = stateOf({ ...setup, rulings });
    for (const move of before) ({ state } = apply(state, move));
    const refusals = judge(state, play);
    const [refusal] = refusals;
    if (refusal !== undefined) {
      const rules = refusals.map(({ rule }) => rule);
      return { upheld: false, outcome: refusedOutcome(refusal), rules, events: [], refusals };
    }
    const { state: after, events } = apply(state, play);
    if (after.phase === 'deal') throw new Error('No round is over while somebody is still to play');
    return { upheld: true, ...playedOutcome(after, events, before.length === 0), events, refusals };
  },
  otherReadings: otherReadingsOf(SWITCHES),
  position: (said) => {
    const { setup, before, play } = disputedPlay(said);
    return writeQuestion({ setup, moves: [...before, play] });
  },
};
