import * as v from 'valibot';
import { bad, good, type Result } from '#kit/result';
import { CARDS, SEATS, SUITS } from './cards.ts';
import { DEFAULT_RULINGS, SWITCHES, type Rulings, type SwitchId } from './rulings.ts';
import type { Action, Misfit } from './state.ts';

/** From JSON that somebody wrote to actions and rulings. Nothing here asks whether an action is legal. */

const card = v.picklist(CARDS);
const seat = v.picklist(SEATS);

const ACTION = v.variant('type', [
  v.strictObject({ type: v.literal('deal'), jekyll: v.array(card), hyde: v.array(card) }),
  v.strictObject({ type: v.literal('exchange'), by: seat, cards: v.array(card) }),
  v.strictObject({ type: v.literal('lead'), by: seat, card, names: v.exactOptional(v.picklist(SUITS)) }),
  v.strictObject({ type: v.literal('follow'), by: seat, card }),
]);

/** The keys that each type of action has. */
const KEYS: Readonly<Record<Action['type'], readonly string[]>> = {
  deal: ['type', 'jekyll', 'hyde'],
  exchange: ['type', 'by', 'cards'],
  lead: ['type', 'by', 'card', 'names'],
  follow: ['type', 'by', 'card'],
};

const CARD_KEYS = ['card', 'cards', 'jekyll', 'hyde'];

/** An action, or the first thing that is wrong with it. */
export function readAction(json: unknown): Result<Action, Misfit> {
  const read = v.safeParse(ACTION, json, { abortEarly: true });
  return read.success ? good(read.output) : bad(misfit(read.issues[0], json));
}

function misfit(issue: v.BaseIssue<unknown>, json: unknown): Misfit {
  const found = issue.path?.[0]?.key;
  const key = typeof found === 'string' ? found : '';
  const { input } = issue;
  if (key === '') return { type: 'unexpected', key, found: describe(json), expected: 'object' };
  if (issue.type === 'strict_object') {
    const known = keysOf(json);
    return known.includes(key) ? { type: 'missing-key', key } : { type: 'unknown-key', key, known };
  }
  if (key === 'type' && input === undefined) return { type: 'missing-key', key };
  if (CARD_KEYS.includes(key) && typeof input === 'string' && issue.type === 'picklist') {
    return { type: 'unknown-card', rule: 'the-cards', found: input };
  }
  return { type: 'unexpected', key, found: describe(input), expected: expected(key, issue) };
}

function keysOf(json: unknown): readonly string[] {
  const type = typeof json === 'object' && json !== null && 'type' in json ? json.type : null;
  return Object.entries(KEYS).find(([name]) => name === type)?.[1] ?? ['type'];
}

function expected(key: string, issue: v.BaseIssue<unknown>): readonly string[] | string {
  if (key === 'type') return Object.keys(KEYS);
  if (key === 'by') return SEATS;
  if (key === 'names') return SUITS;
  return issue.type === 'array' ? 'cards' : 'card';
}

/** What was found, short enough to say back. */
function describe(input: unknown): string {
  if (Array.isArray(input)) return '[…]';
  if (typeof input === 'object' && input !== null) return '{…}';
  const text = input === undefined ? 'nothing' : JSON.stringify(input);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** The rulings of a table, with the defaults for those left out. Rulings that change nothing in play are no switches. */
export function readRulings(json: unknown): Result<Rulings, Misfit> {
  const known = Object.keys(SWITCHES) as SwitchId[];
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
  return good({ ...DEFAULT_RULINGS, ...json });
}
