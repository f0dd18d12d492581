import * as v from 'valibot';
import { good, type Result } from '#kit/parse-result';
import { validate } from '#kit/validate-object';
import { CARDS, SEATS } from '../rules/cards.ts';
import { readHistory } from '../rules/read-action.ts';
import { readRulings } from '../rules/read-rulings.ts';
import type { Misfit } from '../rules/refusal.ts';
import { DEFAULT_RULINGS } from '../rules/ruling-switches.ts';
import { EMPTY, type Setup } from '../rules/position-setup.ts';

const card = v.picklist(CARDS);
const seat = v.picklist(SEATS);
const some = v.exactOptional(v.array(card));
const BY_SEAT = v.strictObject({ p1: some, p2: some, p3: some, p4: some, p5: some, p6: some });
const fame = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0)));

const SETUP = v.object({
  rulings: v.exactOptional(v.looseObject({})),
  history: v.exactOptional(v.looseObject({})),
  hands: v.exactOptional(BY_SEAT),
  allies: v.exactOptional(BY_SEAT),
  fame: v.exactOptional(v.strictObject({ p1: fame, p2: fame, p3: fame, p4: fame, p5: fame, p6: fame })),
  aside: v.exactOptional(card),
  leader: v.exactOptional(seat),
  rest: v.exactOptional(seat),
});

/** A setup from JSON. What is left out is as at an empty table; without any hands the deal is due. */
export function readSetup(json: unknown): Result<Setup, Misfit> {
  const read = validate(SETUP, json);
  if (!read.ok) return read;
  const { rulings = {}, history = EMPTY.history, ...laid } = read.value;
  const chosen = readRulings(rulings);
  if (!chosen.ok) return chosen;
  const revealed = readHistory(history);
  if (!revealed.ok) return revealed;
  return good({
    ...EMPTY,
    ...laid,
    history: revealed.value,
    rulings: { ...DEFAULT_RULINGS, ...chosen.value },
  });
}
