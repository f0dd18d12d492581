import * as v from 'valibot';
import { readReadings } from '#kit/parse-ruling-readings';
import { bad, good, type Result } from '#kit/parse-result';
import { validate, validateByType, type Shape } from '#kit/validate-object';
import { CARDS, SEATS, SUITS } from './cards.ts';
import { SWITCHES, type Rulings } from './ruling-switches.ts';
import type { Misfit } from './refusal.ts';
import type { Action } from './state.ts';

/** From JSON that somebody wrote to actions and rulings. Nothing here asks whether an action is legal. */

const card = v.picklist(CARDS);
const cards = v.array(card);
const seat = v.picklist(SEATS);
const hand = v.exactOptional(cards);
const HANDS = v.object({ p1: hand, p2: hand, p3: hand, p4: hand, p5: hand, p6: hand });

const ACTIONS = {
  deal: v.object({ type: v.literal('deal'), hands: v.unknown(), deck: cards }),
  play: v.object({
    type: v.literal('play'),
    by: seat,
    cards,
    suit: v.exactOptional(v.picklist(SUITS)),
  }),
  draw: v.object({ type: v.literal('draw'), by: seat }),
  shuffle: v.object({ type: v.literal('shuffle'), deck: cards }),
} as const satisfies Record<Action['type'], Shape>;

/** The keys under which cards stand. */
const CARD_KEYS: readonly string[] = ['cards', 'deck', ...SEATS];

/** An action, or the first thing that is wrong with it. */
export function readAction(json: unknown): Result<Action, Misfit> {
  const read = validateByType(ACTIONS, json);
  if (!read.ok) return bad(aboutCards(read.problem));
  const { value } = read;
  if (value.type !== 'deal') return good(value);
  const hands = validate(HANDS, value.hands);
  if (hands.ok) return good({ ...value, hands: hands.value });
  const { problem } = hands;
  return bad(
    problem.type === 'unexpected' && problem.key === '' ? { ...problem, key: 'hands' } : aboutCards(problem),
  );
}

/** What does not fit where cards stand is no card. */
function aboutCards(problem: Misfit): Misfit {
  return problem.type === 'unexpected' && CARD_KEYS.includes(problem.key) && Array.isArray(problem.expected)
    ? { type: 'unknown-card', rule: 'the-cards', found: problem.found }
    : problem;
}

/** The rulings that a table has chosen. One that changes nothing in play is no switch, and refused. */
export function readRulings(json: unknown): Result<Partial<Rulings>, Misfit> {
  return readReadings(SWITCHES, json, (key, known) => ({ type: 'not-a-switch', key, known }));
}
