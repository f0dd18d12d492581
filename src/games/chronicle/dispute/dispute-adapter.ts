import { otherReadingsOf, withReading, type Disputes, type Said } from '#kit/dispute-questionnaire';
import { apply } from '#games/chronicle/rules/apply';
import { cardOf, CARDS, suitOf, VALUES, WILDS, without, type Card } from '#games/chronicle/rules/cards';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { judge } from '#games/chronicle/rules/judge';
import { legal } from '#games/chronicle/rules/legal';
import { writeQuestion } from '#games/chronicle/rules/position-link';
import { EMPTY, stateOf, type Setup } from '#games/chronicle/rules/position-setup';
import { SWITCHES } from '#games/chronicle/rules/ruling-switches';
import type { Action, Play, State } from '#games/chronicle/rules/state';
import { A_WILD, NOTHING_YET, steps } from './dispute-steps.ts';
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
  const { led = '', played = '', fits, way } = said;
  const first = cardIn(led, 'love', 0);
  const card = cardIn(played, fits === 'same' ? 'love' : 'power', 1);
  const leads = led === NOTHING_YET;
  const known = leads ? [card] : [first, card];
  const own = restOfHand(said, known);
  const [fourth, fifth, sixth] = without(PLAIN, [...known, ...own]);
  if (fourth === undefined || fifth === undefined || sixth === undefined)
    throw new Error('There are cards enough for three hands');
  const hand = [card, ...own];
  const setup: Setup = {
    ...EMPTY,
    hands: leads
      ? { p1: hand, p2: [fourth, fifth], p3: [sixth] }
      : { p1: [first, fourth], p2: hand, p3: [fifth, sixth] },
    allies: { p1: [], p2: [], p3: [] },
    fame: { p1: 0, p2: 0, p3: 0 },
  };
  const play: Play = {
    type: 'play',
    by: leads ? 'p1' : 'p2',
    card,
    ...(way === 'down' && { down: true as const }),
  };
  return { setup, before: leads ? [] : leading(setup, { type: 'play', by: 'p1', card: first }), play };
}

/** The lead, and what its ability asks for: that is taken from who has nothing to do with the dispute. */
function leading(setup: Setup, lead: Play): readonly Action[] {
  const moves: Action[] = [lead];
  let { state } = apply(stateOf(setup), lead);
  while (state.phase === 'effect') {
    const choices = legal(state);
    const choice = choices.find((one) => 'from' in one && one.from === 'p3') ?? choices[0];
    if (choice === undefined) throw new Error('Whoever has to choose can');
    moves.push(choice);
    ({ state } = apply(state, choice));
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
function restOfHand({ led, played, holds, wild, last }: Said, known: readonly Card[]): readonly Card[] {
  const follows = without(CARDS, known).filter((card) => suitOf(card) === 'love');
  // Where a Wild is played to a suit, that it may be although one could follow is what is argued about.
  const couldFollow = played === A_WILD && led !== A_WILD && led !== NOTHING_YET && last !== 'yes';
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
