import * as v from 'valibot';
import { readReadings } from '#kit/parse-ruling-readings';
import { bad, type Result } from '#kit/parse-result';
import { validateByType, type Shape } from '#kit/validate-object';
import { CARDS, SEATS, SUITS } from './cards.ts';
import { SWITCHES, type Rulings } from './ruling-switches.ts';
import type { Misfit } from './refusal.ts';
import type { Action } from './state.ts';

/** From JSON that somebody wrote to actions and rulings. Nothing here asks whether an action is legal. */

const card = v.picklist(CARDS);
const seat = v.picklist(SEATS);

const ACTIONS = {
  deal: v.object({ type: v.literal('deal'), jekyll: v.array(card), hyde: v.array(card) }),
  exchange: v.object({ type: v.literal('exchange'), by: seat, cards: v.array(card) }),
  lead: v.object({
    type: v.literal('lead'),
    by: seat,
    card,
    names: v.exactOptional(v.picklist(SUITS)),
  }),
  follow: v.object({ type: v.literal('follow'), by: seat, card }),
} as const satisfies Record<Action['type'], Shape>;

/** The keys under which cards stand. */
const CARD_KEYS: readonly string[] = ['card', 'cards', 'jekyll', 'hyde'];

/** An action, or the first thing that is wrong with it. */
export function readAction(json: unknown): Result<Action, Misfit> {
  const read = validateByType(ACTIONS, json);
  if (read.ok) return read;
  const { problem } = read;
  if (problem.type === 'unexpected' && CARD_KEYS.includes(problem.key) && Array.isArray(problem.expected)) {
    return bad({ type: 'unknown-card', rule: 'the-cards', found: problem.found });
  }
  return read;
}

/** The rulings that a table has chosen. One that changes nothing in play is no switch, and refused. */
export function readRulings(json: unknown): Result<Partial<Rulings>, Misfit> {
  return readReadings(SWITCHES, json, (key, known) => ({ type: 'not-a-switch', key, known }));
}
