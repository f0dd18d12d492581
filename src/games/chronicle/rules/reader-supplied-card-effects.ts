import { parseJson, type NotJson } from '#kit/parse-json-reporting-duplicate-keys';
import { bad, good, type Result } from '#kit/parse-result';
import { describe, repeatedKey, validate } from '#kit/validate-object';
import * as v from 'valibot';
import type { History } from './history-card-conditions.ts';
import { GAME_ID } from './game-id.ts';
import { forbidsHistory } from './history.ts';
import { HISTORY_CARDS, KNOWN_HISTORY } from './history-cards.ts';
import { readHistory } from './read-action.ts';
import { readAbilities } from './read-rulings.ts';
import type { Misfit, Refusal } from './refusal.ts';
import { SLOTS, SOURCED_ABILITIES, type Abilities, type Slot } from './ability-definitions.ts';
import { SLOT_IDS } from './ability-vocabulary.ts';

/**
 * What somebody who owns the cards has filled in of what no source tells: abilities, and history cards. It is kept, written to a
 * file and linked to as a whole; a table plays by it as by any abilities, and a deal spells its history card out.
 */
export interface FilledIn {
  /** None of a slot that sources tell. */
  readonly abilities: Abilities;
  /** By the number of the card among the twelve; none of a card that sources tell whole. */
  readonly history: Readonly<Partial<Record<string, History>>>;
}

export const NOTHING_FILLED_IN: FilledIn = { abilities: {}, history: {} };

/** The slots of which no source says what they do. */
export const OPEN_SLOTS: readonly Slot[] = SLOT_IDS.filter((slot) => SLOTS[slot].effect === 'open');

/** The numbers of the history cards that no source tells whole, from 1 to 12. */
export const OPEN_HISTORY: readonly string[] = HISTORY_CARDS.flatMap(({ lead, conditions }, at) =>
  lead === 'open' || conditions === 'open' ? [String(at + 1)] : [],
);

/** What the cards do at a table that plays by a set: what sources tell, and what is filled in. */
export function abilitiesBy({ abilities }: FilledIn): Abilities {
  return { ...SOURCED_ABILITIES, ...abilities };
}

/** The history cards by which rounds can be dealt: those that are known whole, and those that are filled in. */
export function historyBy({ history }: FilledIn): readonly History[] {
  return [...KNOWN_HISTORY, ...OPEN_HISTORY.flatMap((id) => history[id] ?? [])];
}

export function isNothing({ abilities, history }: FilledIn): boolean {
  return Object.keys(abilities).length === 0 && Object.keys(history).length === 0;
}

// --------------------------------------------------------------------------------------------------- as a file

export const FILLED_IN_VERSION = 1;
/** Several times what a set with every slot filled in takes, in code units. */
export const MAX_FILLED_IN = 50_000;

/** The text of a file, which `readFilledIn` reads as the same set. */
export function writeFilledIn({ abilities, history }: FilledIn): string {
  return `${JSON.stringify({ game: GAME_ID, version: FILLED_IN_VERSION, abilities, history }, null, 2)}\n`;
}

/** What is wrong with a file, and where in it: the keys that lead there. */
export type FilledInProblem =
  | NotJson
  | { readonly type: 'too-long'; readonly limit: number }
  | { readonly type: 'misfit'; readonly place: readonly string[]; readonly misfit: Misfit }
  | { readonly type: 'refusal'; readonly place: readonly string[]; readonly refusal: Refusal };

const FILE = v.object({
  game: v.literal(GAME_ID),
  version: v.literal(FILLED_IN_VERSION),
  abilities: v.exactOptional(v.unknown()),
  history: v.exactOptional(v.unknown()),
});

/** A set from a file that anybody may have written, or the first thing that is wrong with it. Never throws. */
export function readFilledIn(text: string): Result<FilledIn, FilledInProblem> {
  if (text.length > MAX_FILLED_IN) return bad({ type: 'too-long', limit: MAX_FILLED_IN });
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const [twice] = parsed.value.repeated;
  if (twice !== undefined) return misfit(twice.path.slice(0, -1).map(String), repeatedKey(twice));
  const file = validate(FILE, parsed.value.json);
  if (!file.ok) return misfit([], file.problem);
  const abilities = readSlots(file.value.abilities ?? {});
  if (!abilities.ok) return abilities;
  const history = readCards(file.value.history ?? {});
  return history.ok ? good({ abilities: abilities.value, history: history.value }) : history;
}

function misfit(place: readonly string[], misfit: Misfit): Result<never, FilledInProblem> {
  return bad({ type: 'misfit', place, misfit });
}

function readSlots(json: unknown): Result<Abilities, FilledInProblem> {
  const entries = entriesOf('abilities', json, OPEN_SLOTS);
  if (!entries.ok) return entries;
  let abilities: Abilities = {};
  for (const [key, value] of entries.value) {
    const read = readAbilities({ [key]: value });
    if (!read.ok) return misfit(['abilities', key], read.problem);
    abilities = { ...abilities, ...read.value };
  }
  return good(abilities);
}

function readCards(json: unknown): Result<FilledIn['history'], FilledInProblem> {
  const entries = entriesOf('history', json, OPEN_HISTORY);
  if (!entries.ok) return entries;
  const cards: Record<string, History> = {};
  for (const [key, value] of entries.value) {
    const place = ['history', key];
    const read = readHistory(value);
    if (!read.ok) return misfit(place, read.problem);
    const [refusal] = forbidsHistory(read.value);
    if (refusal !== undefined) return bad({ type: 'refusal', place, refusal });
    cards[key] = read.value;
  }
  return good(cards);
}

/** What stands under the keys of an object that may have these and no others. */
function entriesOf(
  place: string,
  json: unknown,
  known: readonly string[],
): Result<readonly (readonly [string, unknown])[], FilledInProblem> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return misfit([], { type: 'unexpected', key: place, found: describe(json), expected: 'object' });
  const entries: readonly (readonly [string, unknown])[] = Object.entries(json);
  const stranger = entries.find(([key]) => !known.includes(key));
  if (stranger === undefined) return good(entries);
  return misfit([place], { type: 'unknown-key', key: shortened(stranger[0]), known });
}

/** A key as it is said back: without what `describe` puts around a text. */
function shortened(key: string): string {
  return describe(key).replace(/^"|"$/g, '');
}
