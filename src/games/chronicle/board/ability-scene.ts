import { positions } from '#games/chronicle/position-setup-adapter';
import { apply } from '#games/chronicle/rules/apply';
import { kindOf, sorted, type Card, type Wild } from '#games/chronicle/rules/cards';
import { legal } from '#games/chronicle/rules/legal';
import { DEFAULT_RULINGS } from '#games/chronicle/rules/ruling-switches';
import type { Setup } from '#games/chronicle/rules/position-setup';
import type { Slot, Spelled } from '#games/chronicle/rules/ability-definitions';
import { shortest } from '#games/chronicle/rules/ability-vocabulary';
import type { Action, State } from '#games/chronicle/rules/state';

/** A small scene in which a kind of card does what it is said to do: Player 1 has led, Player 2 plays the card. */
export interface AbilityScene {
  readonly setup: Setup;
  readonly moves: readonly Action[];
}

/** More than any scene takes. */
const MOST_MOVES = 12;

/** The Meeting in which the card is played, or the end of the round with it; every choice is made in the first way there is. */
export function abilityScene(slot: Slot, ability: Required<Spelled>): AbilityScene {
  const setup = setupFor(slot, ability);
  const moves: Action[] = [];
  let state: State = positions.stateOf(setup);
  while (moves.length < MOST_MOVES && goesOn(state)) {
    const options = legal(state);
    // The card that the scene is about, and of the others one that follows.
    const move = options.find((one) => one.type === 'play' && kindOf(one.card) === slot) ?? options[0];
    if (move === undefined) break;
    moves.push(move);
    ({ state } = apply(state, move));
  }
  return { setup, moves };
}

function goesOn(state: State): boolean {
  return state.phase === 'effect' || (state.phase === 'meeting' && state.meeting.acted.length > 0);
}

function setupFor(slot: Slot, ability: Required<Spelled>): Setup {
  const other = (...cards: readonly Card[]): Card => cards.find((card) => kindOf(card) !== slot) ?? 'L1';
  const card: Card = isValue(slot) ? `L${slot}` : slot;
  const led = other('L6', 'L5');
  // At the end of a round nobody plays on.
  const more = (...cards: readonly Card[]) => (ability.time === 'end-of-round' ? [] : cards);
  return {
    ...positions.empty,
    rulings: { ...DEFAULT_RULINGS, abilities: { [slot]: shortest(slot, ability) } },
    hands: {
      p1: sorted(more(other('W6', 'W5'), other('P2', 'P3'))),
      p2: sorted([card, ...more(other('W3', 'W4'))]),
      p3: sorted([other('L3', 'L4'), ...more(other('P9', 'P8'))]),
    },
    allies: {
      p1: [other('P5', 'P6')],
      p2: [other('P7', 'P10')],
      p3: [other('W9', 'W8')],
    },
    discard: [other('W2', 'W7')],
    meeting: {
      lead: 'love',
      laid: [{ by: 'p1', card: led, down: false }],
      acted: ['p1'],
      verdict: null,
      discarded: false,
    },
  };
}

function isValue(slot: Slot): slot is Exclude<Slot, Wild> {
  return /^\d/.test(slot);
}
