import * as v from 'valibot';
import { parseJson } from '#kit/parse-json-reporting-duplicate-keys';
import { bad, good, type Result } from '#kit/parse-result';
import { describe, validate } from '#kit/validate-object';
import type { Misfit } from './refusal.ts';
import { SWITCHES, type Rulings, type SwitchId } from './ruling-switches.ts';
import type { Abilities, EffectId, Spelled } from './ability-definitions.ts';
import { CHOOSERS, EFFECTS, SLOT_IDS, TIMES } from './ability-vocabulary.ts';
import { VALUES, WILDS } from './cards.ts';

/** What a table has settled, from JSON that somebody wrote: its switches, and what its cards do. */

const KNOWN = [...(Object.keys(SWITCHES) as readonly SwitchId[]), 'abilities'] as const;
const KINDS = [...VALUES, ...WILDS];

const SPELLED = v.object({
  effect: v.picklist(EFFECTS),
  time: v.exactOptional(v.picklist(TIMES)),
  chooser: v.exactOptional(v.picklist(CHOOSERS)),
});

/** The rulings that a table has chosen. One that changes nothing in play is no switch, and refused. */
export function readRulings(json: unknown): Result<Partial<Rulings>, Misfit> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return bad({ type: 'unexpected', key: 'rulings', found: describe(json), expected: 'object' });
  }
  const rulings: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(json)) {
    const id = KNOWN.find((known) => known === key);
    if (id === undefined) return bad({ type: 'not-a-switch', key, known: KNOWN });
    if (id === 'abilities') {
      const abilities = readAbilities(value);
      if (!abilities.ok) return abilities;
      rulings[id] = abilities.value;
      continue;
    }
    const readings: readonly string[] = SWITCHES[id];
    if (typeof value !== 'string' || !readings.includes(value)) {
      return bad({ type: 'unexpected', key, found: describe(value), expected: readings });
    }
    rulings[id] = value;
  }
  return good(rulings);
}

/** What the cards of a table do; in the header of a text it is JSON in quotes. */
export function readAbilities(json: unknown): Result<Abilities, Misfit> {
  const parsed = typeof json === 'string' ? parseJson(json) : null;
  const filled = parsed === null ? json : parsed.ok ? parsed.value.json : null;
  if (typeof filled !== 'object' || filled === null || Array.isArray(filled)) {
    return bad({ type: 'unexpected', key: 'abilities', found: describe(json), expected: 'object' });
  }
  const abilities: Record<string, EffectId | Spelled> = {};
  for (const [key, value] of Object.entries(filled)) {
    const slot = SLOT_IDS.find((one) => one === key);
    if (slot === undefined) {
      const kind = KINDS.find((one) => one === key) ?? 'other';
      return bad({ type: 'not-a-slot', kind, key: describe(key), known: SLOT_IDS });
    }
    const read = readAbility(slot, value);
    if (!read.ok) return read;
    abilities[slot] = read.value;
  }
  return good(abilities);
}

function readAbility(slot: (typeof SLOT_IDS)[number], json: unknown): Result<EffectId | Spelled, Misfit> {
  const effect = EFFECTS.find((one) => one === json);
  if (effect !== undefined) return good(effect);
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return bad({ type: 'unexpected', key: slot, found: describe(json), expected: EFFECTS });
  const read = validate(SPELLED, json);
  if (!read.ok) return read;
  const { value } = read;
  // A card from a hand that nobody else sees is the owner's to choose.
  if (value.effect === 'give-card' && value.chooser !== undefined && value.chooser !== 'owner')
    return bad({ type: 'owner-chooses', rule: 'give-card', slot });
  return good(value);
}
