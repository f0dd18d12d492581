import { lowest } from './bit-encoding.ts';

/**
 * Which moves have settled questions before: they are tried first, and a good guess saves most of the work. What settles a
 * question depends on how many tricks are left and on how many Jekyll has, so each pair of these has its own record.
 */

/** A lead: a card, and 32 times the suit that it names. */
const LEADS = 128;
const REPLIES = 32 * 32;
/** 13 things to play for, each with up to 10 tricks left (in 16 places) and two seats. */
const PLACES = 13 * 16 * 2;
/** By place, where there is one. */
type Records = (Int32Array | null)[];
/** Long before an entry would overflow all of its record are halved. */
const LARGEST = 1 << 28;

export interface History {
  /** Where the records begin of a seat to move, by Jekyll's tricks (or what else is played for, up to 12) and tricks left. */
  readonly place: (won: number, left: number, seat: number) => number;
  /** How much a lead has settled. */
  readonly lead: (place: number, lead: number) => number;
  /** The card, of one or more, that has settled most as a lead. */
  readonly bestLead: (place: number, cards: number) => number;
  readonly leadSettled: (place: number, lead: number, left: number) => void;
  /** The reply, of one or more, that has settled most against this lead. */
  readonly bestReply: (place: number, led: number, replies: number) => number;
  readonly replySettled: (place: number, led: number, reply: number, left: number) => void;
}

export function createHistory(): History {
  // A record is made when something is noted in it: most searches come to few of the places.
  const leads: Records = Array.from({ length: PLACES }, () => null);
  const replies: Records = Array.from({ length: PLACES }, () => null);

  function best(records: Int32Array | null | undefined, base: number, cards: number): number {
    let best = lowest(cards);
    if (records === null || records === undefined) return best;
    let most = records[base + best] ?? 0;
    for (let rest = cards & (cards - 1); rest !== 0; rest &= rest - 1) {
      const each = lowest(rest);
      const settled = records[base + each] ?? 0;
      if (settled > most) {
        most = settled;
        best = each;
      }
    }
    return best;
  }

  function count(records: Int32Array, at: number, left: number): void {
    // The more tricks are left, the more a settled question says.
    const settled = (records[at] ?? 0) + left * left;
    records[at] = settled;
    if (settled > LARGEST) for (const [index, value] of records.entries()) records[index] = value >> 1;
  }

  return {
    place: (won, left, seat) => (((won << 4) | left) << 1) | seat,
    lead: (place, lead) => leads[place]?.[lead] ?? 0,
    bestLead: (place, cards) => best(leads[place], 0, cards),
    leadSettled: (place, lead, left) => {
      count((leads[place] ??= new Int32Array(LEADS)), lead, left);
    },
    bestReply: (place, led, from) => best(replies[place], led << 5, from),
    replySettled: (place, led, reply, left) => {
      count((replies[place] ??= new Int32Array(REPLIES)), (led << 5) + reply, left);
    },
  };
}
