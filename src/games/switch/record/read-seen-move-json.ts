import * as v from 'valibot';
import { bad, good, type Result } from '#kit/parse-result';
import { validate } from '#kit/validate-object';
import { CARDS, SEATS, type Seat } from '#games/switch/rules/cards';
import { handSize } from '#games/switch/rules/deal';
import { readAction } from '#games/switch/rules/read-action-and-rulings';
import type { Misfit } from '#games/switch/rules/refusal';
import { sees, type RecordHead, type Seen } from './record.ts';

const cards = v.array(v.picklist(CARDS));
const hand = v.exactOptional(v.array(v.picklist([...CARDS, '??'])));
const HANDS = v.object({ p1: hand, p2: hand, p3: hand, p4: hand, p5: hand, p6: hand });
const DEAL = v.object({ type: v.literal('deal'), hands: v.unknown(), turned: cards });
const DREW = v.object({ drew: cards });

/** A move as its observer saw it, or the first thing that is wrong with it. Nothing here asks whether it is legal. */
export function readSeenMoveJson(json: unknown, head: RecordHead): Result<Seen, Misfit> {
  if (typeof json !== 'object' || json === null || !('type' in json))
    return readAction(json) as Result<Seen, Misfit>;
  if (json.type === 'deal') return readDeal(json, head);
  const { drew, ...move } = json as { readonly type: unknown; readonly drew?: unknown };
  const drawn = drew === undefined ? good({}) : validate(DREW, { drew });
  if (!drawn.ok) return drawn;
  // In which order a new deck lies nobody sees.
  const isShuffle = move.type === 'shuffle' && !('deck' in move);
  const read = readAction(isShuffle ? { ...move, deck: [] } : move);
  if (!read.ok) return read;
  if (read.value.type === 'shuffle')
    return isShuffle
      ? good({ type: 'shuffle', ...drawn.value })
      : bad({ type: 'unknown-key', key: 'deck', known: ['type', 'drew'] });
  return read.value.type === 'deal'
    ? bad({ type: 'missing-key', key: 'turned' })
    : good({ ...read.value, ...drawn.value });
}

/** The hands that the observer sees are whole, the others hidden. */
function readDeal(json: object, { observer, seats }: RecordHead): Result<Seen, Misfit> {
  const deal = validate(DEAL, json);
  if (!deal.ok) return deal;
  const hands = validate(HANDS, deal.value.hands);
  if (!hands.ok) return hands;
  for (const seat of SEATS) {
    const problem = wrongHand(hands.value[seat], seat, observer, seats);
    if (problem !== null) return bad(problem);
  }
  return good({ type: 'deal', hands: hands.value, turned: deal.value.turned });
}

function wrongHand(
  held: readonly string[] | undefined,
  seat: Seat,
  observer: RecordHead['observer'],
  seats: number,
): Misfit | null {
  const sits = SEATS.indexOf(seat) < seats;
  if (held === undefined) return sits ? { type: 'missing-key', key: seat } : null;
  if (!sits) return { type: 'unknown-key', key: seat, known: SEATS.slice(0, seats) };
  const isOpen = sees(observer, seat);
  const fits = held.length === handSize(seats) && held.every((card) => (card === '??') !== isOpen);
  return fits
    ? null
    : {
        type: 'unexpected',
        key: seat,
        found: `[${held.slice(0, 9).join(', ')}]`,
        expected: isOpen ? 'list' : ['??'],
      };
}
