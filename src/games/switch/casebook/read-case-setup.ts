import * as v from 'valibot';
import { good, type Result } from '#kit/parse-result';
import { validate } from '#kit/validate-object';
import { CARDS, RANKS, SEATS, SUITS } from '../rules/cards.ts';
import { readRulings } from '../rules/read-action-and-rulings.ts';
import type { Misfit } from '../rules/refusal.ts';
import { DEFAULT_RULINGS } from '../rules/ruling-switches.ts';
import { EMPTY, type Setup } from '../rules/position-setup.ts';

const card = v.picklist(CARDS);
const cards = v.array(card);
const hand = v.exactOptional(cards);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const SETUP = v.object({
  rulings: v.exactOptional(v.looseObject({})),
  hands: v.strictObject({ p1: hand, p2: hand, p3: hand, p4: hand, p5: hand, p6: hand }),
  turn: v.exactOptional(v.picklist(SEATS)),
  direction: v.exactOptional(v.picklist([1, -1])),
  top: v.exactOptional(card),
  under: v.exactOptional(cards),
  deck: v.exactOptional(cards),
  match: v.exactOptional(v.strictObject({ rank: v.picklist(RANKS), suit: v.picklist(SUITS) })),
  penalty: v.exactOptional(count),
  run: v.exactOptional(v.picklist(RANKS)),
  passes: v.exactOptional(count),
});

/** A setup from JSON. What is left out is as at an empty table; without any hands the deal is due. */
export function readSetup(json: unknown): Result<Setup, Misfit> {
  const read = validate(SETUP, json);
  if (!read.ok) return read;
  const { rulings = {}, ...laid } = read.value;
  const chosen = readRulings(rulings);
  return chosen.ok ? good({ ...EMPTY, ...laid, rulings: { ...DEFAULT_RULINGS, ...chosen.value } }) : chosen;
}
