import * as v from 'valibot';
import { bad, good, type Result } from '#kit/result';
import { describe, validate, type Shape } from '#kit/validate-object';
import { CARDS, SEATS, SUITS } from './cards.ts';
import { SWITCHES, type Rulings, type SwitchId } from './rulings.ts';
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

const TYPES = Object.keys(ACTIONS) as readonly Action['type'][];

/** The keys under which cards stand. */
const CARD_KEYS: readonly string[] = ['card', 'cards', 'jekyll', 'hyde'];

/** An action, or the first thing that is wrong with it. */
export function readAction(json: unknown): Result<Action, Misfit> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return bad({ type: 'unexpected', key: '', found: describe(json), expected: 'object' });
  }
  if (!('type' in json)) return bad({ type: 'missing-key', key: 'type' });
  const type = TYPES.find((type) => type === json.type);
  if (type === undefined) {
    return bad({ type: 'unexpected', key: 'type', found: describe(json.type), expected: TYPES });
  }
  const read = validate(ACTIONS[type], json);
  if (read.ok) return read;
  const { problem } = read;
  if (problem.type === 'unexpected' && CARD_KEYS.includes(problem.key) && Array.isArray(problem.expected)) {
    return bad({ type: 'unknown-card', rule: 'the-cards', found: problem.found });
  }
  return read;
}

/** The rulings that a table has chosen. One that changes nothing in play is no switch, and refused. */
export function readRulings(json: unknown): Result<Partial<Rulings>, Misfit> {
  const known = Object.keys(SWITCHES) as readonly SwitchId[];
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return bad({ type: 'unexpected', key: 'rulings', found: describe(json), expected: 'object' });
  }
  for (const [key, value] of Object.entries(json)) {
    const id = known.find((known) => known === key);
    if (id === undefined) return bad({ type: 'not-a-switch', key, known });
    const readings: readonly string[] = SWITCHES[id];
    if (typeof value !== 'string' || !readings.includes(value)) {
      return bad({ type: 'unexpected', key, found: describe(value), expected: readings });
    }
  }
  return good(json);
}
