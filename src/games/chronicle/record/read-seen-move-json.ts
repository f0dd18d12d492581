import * as v from 'valibot';
import { bad, good, type Result } from '#kit/parse-result';
import { validate } from '#kit/validate-object';
import { CARDS, SEATS, type Card, type Seat } from '#games/chronicle/rules/cards';
import { handSize } from '#games/chronicle/rules/deal';
import { readAction, readHistory } from '#games/chronicle/rules/read-action';
import type { Misfit } from '#games/chronicle/rules/refusal';
import { sees, type RecordHead, type Seen, type SeenMove } from './record.ts';

const cards = v.array(v.picklist(CARDS));
const hand = v.exactOptional(v.array(v.picklist([...CARDS, '??'])));
const HANDS = v.object({ p1: hand, p2: hand, p3: hand, p4: hand, p5: hand, p6: hand });
const DEAL = v.object({
  type: v.literal('deal'),
  history: v.unknown(),
  hands: v.unknown(),
  aside: v.exactOptional(v.picklist(CARDS)),
});
const SHOWN = v.object({ shown: cards });
/** The moves whose card need not be seen. */
const UNSEEN: readonly unknown[] = ['play', 'take', 'give'];

/** A move as its observer saw it, or the first thing that is wrong with it. Nothing here asks whether it is legal. */
export function readSeenMoveJson(json: unknown, head: RecordHead): Result<Seen, Misfit> {
  if (typeof json !== 'object' || json === null || !('type' in json)) return asSeen(readAction(json));
  if (json.type === 'deal') return readDeal(json, head);
  const { shown, ...move } = json as {
    readonly type: unknown;
    readonly card?: unknown;
    readonly shown?: unknown;
  };
  const light = shown === undefined ? good({}) : validate(SHOWN, { shown });
  if (!light.ok) return light;
  const unseen = move.card === '??' && UNSEEN.includes(move.type);
  const read = readAction(unseen ? { ...move, card: CARDS[0] } : move);
  if (!read.ok) return read;
  if (read.value.type === 'deal') return bad({ type: 'missing-key', key: 'history' });
  if (!unseen) return good({ ...read.value, ...light.value });
  if (read.value.type === 'play' && read.value.down !== true)
    return bad({ type: 'unknown-card', rule: 'the-cards', found: '??' });
  return good({ ...read.value, card: '??', ...light.value } as SeenMove);
}

/** What is no move at all is read for its fault alone. */
function asSeen(read: ReturnType<typeof readAction>): Result<Seen, Misfit> {
  return read.ok ? bad({ type: 'missing-key', key: 'type' }) : read;
}

/** The hands that the observer sees are whole; of the others the Lead Card alone is known. */
function readDeal(json: object, head: RecordHead): Result<Seen, Misfit> {
  const deal = validate(DEAL, json);
  if (!deal.ok) return deal;
  const { aside } = deal.value;
  const history = readHistory(deal.value.history);
  if (!history.ok) return history;
  const hands = validate(HANDS, deal.value.hands);
  if (!hands.ok) return hands;
  const { lead } = history.value;
  for (const seat of SEATS) {
    const problem = wrongHand(hands.value[seat], seat, head, lead);
    if (problem !== null) return bad(problem);
  }
  if (!Object.values(hands.value).flat().includes(lead))
    return bad({ type: 'unexpected', key: 'hands', found: '??', expected: [lead] });
  return good({
    type: 'deal',
    history: history.value,
    hands: hands.value,
    ...(aside !== undefined && { aside }),
  });
}

function wrongHand(
  held: readonly string[] | undefined,
  seat: Seat,
  { observer, seats }: RecordHead,
  lead: Card,
): Misfit | null {
  const sits = SEATS.indexOf(seat) < seats;
  if (held === undefined) return sits ? { type: 'missing-key', key: seat } : null;
  if (!sits) return { type: 'unknown-key', key: seat, known: SEATS.slice(0, seats) };
  const isOpen = sees(observer, seat);
  const fits =
    held.length === handSize(seats) &&
    held.every((card) => (isOpen ? card !== '??' : card === '??' || card === lead));
  return fits
    ? null
    : {
        type: 'unexpected',
        key: seat,
        found: `[${held.slice(0, 9).join(', ')}]`,
        expected: isOpen ? 'list' : ['??'],
      };
}
