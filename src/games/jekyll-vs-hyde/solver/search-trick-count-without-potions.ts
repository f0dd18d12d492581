import { NO_SUIT, PLACED, cardsIn, suitAt } from './bit-encoding.ts';
import { canonical, distinct, emptyForm } from './canonical-position.ts';
import type { History } from './move-ordering.ts';
import { settledBy } from './transposition-table-entry.ts';
import { trickUpperBounds } from './trick-upper-bounds-without-potions.ts';
import { leaderWins, outcome, rankingAfter } from './trick-outcome.ts';
import type { Table } from './transposition-table.ts';

/**
 * The rest of a round without Potions in which the gap can only still be won on one side. Then nothing counts but the tricks
 * to come: both want many of them, or both want few, and the seats are alike. So the table knows these positions by the side
 * that leads, and one entry serves every score.
 */

/** What both want, as the table has it, beyond the numbers of Jekyll's tricks. */
export const MANY = 11;
export const FEW = 12;

/** Whether the leader gets at least `need` of the `left` tricks. */
export type Race = (
  leader: number,
  follower: number,
  ranking: number,
  left: number,
  need: number,
  wants: typeof MANY | typeof FEW,
) => boolean;

export function createTrickCountSearch(table: Table, history: History): Race {
  const form = emptyForm();

  function race(
    leader: number,
    follower: number,
    ranking: number,
    left: number,
    need: number,
    wants: typeof MANY | typeof FEW,
  ): boolean {
    canonical(leader, follower, ranking, false, form);
    const most = trickUpperBounds(form);
    if (need <= left - (most >>> 4)) return true;
    if (need > (most & 0xf)) return false;
    const { jekyll: own, hyde: other, ranking: now } = form;
    // Four bits each: at least, at most; then the lead that settled it.
    const first = own | (now << 25);
    const second = other | (wants << 25);
    const known = table.get(first, second);
    const from = known & 0xf;
    const to = known === 0 ? left : (known >>> 4) & 0xf;
    if (need <= from) return true;
    if (need > to) return false;

    const before = table.noted();
    const many = wants === MANY;
    const place = history.place(wants, left, 0);
    // The leader looks for one lead that no reply refutes: with it there are enough tricks, or few enough.
    let yes = !many;
    let best = known === 0 ? 0 : (known >>> 12) & 31;
    for (let leads = distinct(own, own | other); leads !== 0;) {
      const lead = (leads >>> best) & 1 ? best : history.bestLead(place, leads);
      leads &= ~(1 << lead);
      if (holds(own & ~(1 << lead), other, now, left, need, wants, lead, place)) {
        history.leadSettled(place, lead, left);
        best = lead;
        yes = many;
        break;
      }
    }
    const bounds = yes ? Math.max(from, need) | (to << 4) : from | (Math.min(to, need - 1) << 4);
    table.put(first, second, bounds | settledBy(best, table.noted() - before));
    return yes;
  }

  /** Whether every reply to a lead leaves its leader content. */
  function holds(
    own: number,
    other: number,
    ranking: number,
    left: number,
    need: number,
    wants: typeof MANY | typeof FEW,
    lead: number,
    place: number,
  ): boolean {
    const ranked = PLACED[4 * ranking + suitAt(lead)] ?? 0;
    const suited = other & cardsIn(suitAt(lead));
    const content = wants === MANY;
    for (let replies = distinct(suited === 0 ? other : suited, own | other | (1 << lead)); replies !== 0;) {
      const reply = history.bestReply(place, lead, replies);
      replies &= ~(1 << reply);
      const result = outcome(ranked, lead, NO_SUIT, reply, false);
      const after = rankingAfter(result);
      const rest = other & ~(1 << reply);
      // The winner leads on; what the one gets the other does not.
      const enough = leaderWins(result)
        ? race(own, rest, after, left - 1, need - 1, wants)
        : !race(rest, own, after, left - 1, left - need, wants);
      if (enough !== content) {
        history.replySettled(place, lead, reply, left);
        return false;
      }
    }
    return true;
  }

  return race;
}
