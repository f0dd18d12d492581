import * as v from 'valibot';
import { bad, good, type Result } from '#kit/parse-result';
import { describe, validate, type Shape } from '#kit/validate-object';
import { CARDS, SEATS, type BySeat, type Card, type Seat } from './cards.ts';
import { COUNTED, type Condition, type History } from './history-card-conditions.ts';
import type { Misfit } from './refusal.ts';
import type { Action, Deal, Play } from './state.ts';

/** From JSON that somebody wrote to actions. Nothing here asks whether an action is legal. */

const card = v.picklist(CARDS);
const cards = v.array(card);
const seat = v.picklist(SEATS);
const hand = v.exactOptional(cards);
const HANDS = v.object({ p1: hand, p2: hand, p3: hand, p4: hand, p5: hand, p6: hand });
const HISTORY = v.object({ lead: card, conditions: v.array(v.unknown()) });

/** Each kind of condition is an object with one key. */
const CONDITIONS = [
  v.strictObject({ most: v.picklist(COUNTED) }),
  v.strictObject({ fewest: v.picklist(COUNTED) }),
  v.strictObject({ owns: v.picklist([...CARDS, 'evil']) }),
  v.strictObject({ without: v.literal('evil') }),
] as const;
const CONDITION = v.union(CONDITIONS);

const fetched = { by: seat, from: seat, card };
const given = { by: seat, to: seat, card };

const ACTIONS = {
  deal: v.object({
    type: v.literal('deal'),
    history: v.unknown(),
    hands: v.unknown(),
    aside: v.exactOptional(card),
  }),
  play: v.object({ type: v.literal('play'), by: seat, card, down: v.exactOptional(v.boolean()) }),
  take: v.object({ type: v.literal('take'), ...fetched }),
  discard: v.object({ type: v.literal('discard'), ...fetched }),
  'take-ally': v.object({ type: v.literal('take-ally'), ...fetched }),
  claim: v.object({ type: v.literal('claim'), ...fetched }),
  give: v.object({ type: v.literal('give'), ...given }),
  'give-ally': v.object({ type: v.literal('give-ally'), ...given }),
  look: v.object({ type: v.literal('look'), by: seat, at: seat }),
  exchange: v.object({ type: v.literal('exchange'), by: seat, card, with: seat, for: card }),
  leftover: v.object({ type: v.literal('leftover'), by: seat, adds: v.boolean() }),
  angel: v.object({ type: v.literal('angel'), by: seat, discards: v.boolean() }),
} as const satisfies Record<Action['type'], Shape>;

const TYPES = Object.keys(ACTIONS) as readonly Action['type'][];

/** The keys under which cards stand. */
const CARD_KEYS: readonly string[] = ['card', 'for', 'aside', 'lead', ...SEATS];

/** An action, or the first thing that is wrong with it. */
export function readAction(json: unknown): Result<Action, Misfit> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return bad({ type: 'unexpected', key: '', found: describe(json), expected: 'object' });
  }
  if (!('type' in json)) return bad({ type: 'missing-key', key: 'type', expected: TYPES });
  const type = TYPES.find((type) => type === json.type);
  if (type === undefined) {
    return bad({ type: 'unexpected', key: 'type', found: describe(json.type), expected: TYPES });
  }
  const read = validate(ACTIONS[type], json);
  if (!read.ok) return bad(aboutCards(read.problem));
  const { value } = read;
  if (value.type === 'deal') return readDeal(value);
  return good(value.type === 'play' ? playOf(value) : value);
}

/** A card that is not face down is face up, whether that is said or not. */
function playOf({
  by,
  card,
  down,
}: {
  readonly by: Seat;
  readonly card: Card;
  readonly down?: boolean;
}): Play {
  return { type: 'play', by, card, ...(down === true && { down }) };
}

function readDeal({
  history,
  hands,
  aside,
}: {
  readonly history?: unknown;
  readonly hands?: unknown;
  readonly aside?: Card;
}): Result<Deal, Misfit> {
  const shown = readHistory(history);
  if (!shown.ok) return shown;
  const dealt = validate(HANDS, hands);
  if (!dealt.ok) return bad(aboutCards(named(dealt.problem, 'hands')));
  const held: BySeat<readonly Card[]> = dealt.value;
  return good({ type: 'deal', history: shown.value, hands: held, ...(aside !== undefined && { aside }) });
}

/** A history card as somebody wrote it; whether a round can be played by it is not asked here. */
export function readHistory(json: unknown): Result<History, Misfit> {
  const read = validate(HISTORY, json);
  if (!read.ok) return bad(aboutCards(named(read.problem, 'history')));
  const conditions: Condition[] = [];
  for (const each of read.value.conditions) {
    const condition = v.safeParse(CONDITION, each);
    // The library takes a list for an object.
    if (!condition.success || Array.isArray(each))
      return bad({ type: 'unknown-condition', rule: 'history-card', found: spelled(each) });
    conditions.push(condition.output);
  }
  return good({ lead: read.value.lead, conditions });
}

/** What stands in the place of a condition, short enough to be said back. */
function spelled(found: unknown): string {
  return typeof found === 'object' && found !== null ? describe(JSON.stringify(found)) : describe(found);
}

/** A misfit of the whole of an inner object, by the key under which that stands. */
function named(problem: Misfit, key: string): Misfit {
  return problem.type === 'unexpected' && problem.key === '' ? { ...problem, key } : problem;
}

/** What does not fit where cards stand is no card. */
function aboutCards(problem: Misfit): Misfit {
  return problem.type === 'unexpected' && CARD_KEYS.includes(problem.key) && Array.isArray(problem.expected)
    ? { type: 'unknown-card', rule: 'the-cards', found: problem.found }
    : problem;
}
