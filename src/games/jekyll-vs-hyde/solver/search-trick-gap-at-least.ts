import type { Question, Search } from './search-question-types.ts';
import {
  FIRST_POTION, GREED, GREED_CARDS, HYDE, JEKYLL, NO_SUIT, PLACED, POTION_CARDS, PRIDE,
  cardsIn, lowest, suitAt,
} from './bit-encoding.ts'; // prettier-ignore
import { canonical, distinct, emptyForm } from './canonical-position.ts';
import { createExchange } from './solve-exchange.ts';
import { createHistory } from './move-ordering.ts';
import { UNKNOWN, answerOf, bestOf, learned, settledBy } from './transposition-table-entry.ts';
import { trickUpperBounds } from './trick-upper-bounds-without-potions.ts';
import {
  allowed,
  effectSuit,
  exchanging,
  leaderWins,
  mostSteals,
  outcome,
  rankingAfter,
} from './trick-outcome.ts';
import { FEW, MANY, createTrickCountSearch } from './search-trick-count-without-potions.ts';
import { createTable } from './transposition-table.ts';

/**
 * One question to a position, asked to the end: does Hyde get a gap of at least so many? That is: does Jekyll end with
 * few tricks or with many?
 */

/** A lead and the suit it names in one number. */
const NAMES = 5;
const CARD = 31;
const MOST_LEADS = 32;

export function createSearch(memory: number): Search {
  const table = createTable(memory);
  const history = createHistory();
  const race = createTrickCountSearch(table, history);
  const question: Question = { half: 1, hydeFirst: true, bySuit: false };
  const exchange = createExchange(table, question, lead, reachable);
  const form = emptyForm();
  /** The leads to try with so many tricks left, and how much each has settled before. */
  const leads = Array.from({ length: 11 }, () => new Int32Array(MOST_LEADS));
  const records = new Int32Array(MOST_LEADS);

  /** The answer where no play can change it, by the tricks left and those that Pride can move; else `UNKNOWN`. */
  function reachable(jekyll: number, hyde: number, won: number, left: number): number {
    const steals = mostSteals(jekyll | hyde, left);
    const few = 5 - question.half;
    const many = 10 - few;
    const least = Math.max(0, won - steals);
    const most = Math.min(10, won + left + steals);
    if (most <= few || least >= many) return 1;
    return least > few && most < many ? 0 : UNKNOWN;
  }

  function lead(
    jekyll: number,
    hyde: number,
    ranking: number,
    leader: number,
    won: number,
    left: number,
  ): boolean {
    const sure = reachable(jekyll, hyde, won, left);
    if (sure !== UNKNOWN) return sure === 1;
    canonical(jekyll, hyde, ranking, question.bySuit, form);
    ({ jekyll, hyde, ranking } = form);
    const all = jekyll | hyde;
    const plain = (all & POTION_CARDS) === 0;
    if (plain) {
      const few = 5 - question.half;
      const most = trickUpperBounds(form);
      const least = won + left - (most >>> 4);
      const top = won + (most & 0xf);
      if (top <= few || least >= 10 - few) return true;
      if (top < 10 - few) {
        if (least > few) return false;
        return leader === JEKYLL
          ? !race(jekyll, hyde, ranking, left, few - won + 1, MANY)
          : race(hyde, jekyll, ranking, left, left + won - few, MANY);
      }
      if (least > few) {
        return leader === JEKYLL
          ? race(jekyll, hyde, ranking, left, 10 - few - won, FEW)
          : !race(hyde, jekyll, ranking, left, left + won + few - 9, FEW);
      }
    }
    const first = jekyll | (ranking << 25) | (leader << 29) | (question.bySuit && !plain ? 1 << 31 : 0);
    const second = hyde | (won << 25);
    const known = table.get(first, second);
    if (known !== 0) {
      const answer = answerOf(known, question);
      if (answer !== UNKNOWN) return answer === 1;
    }

    const before = table.noted();
    const place = history.place(won, left, leader);
    const list = leads[left] ?? records;
    const length = listLeads(
      list,
      leader === JEKYLL ? jekyll : hyde,
      leader === JEKYLL ? hyde : jekyll,
      bestOf(known),
      place,
    );
    const wanted = leader === HYDE;
    let best = list[0] ?? 0;
    let yes = !wanted;
    for (let at = 0; at < length; at += 1) {
      const move = list[at] ?? 0;
      const card = move & CARD;
      const ranked = PLACED[4 * ranking + suitAt(card)] ?? 0;
      const others = ~(1 << card);
      if (
        follow(jekyll & others, hyde & others, ranked, leader, won, left, card, move >>> NAMES) === wanted
      ) {
        history.leadSettled(place, move, left);
        best = move;
        yes = wanted;
        break;
      }
    }
    const same = plain || left <= 3 || (all & GREED_CARDS) === 0;
    table.put(first, second, learned(known, question, yes, same) | settledBy(best, table.noted() - before));
    return yes;
  }

  /** Writes the leads into the list, the likeliest to settle the question first, and gives their number. */
  function listLeads(list: Int32Array, own: number, other: number, best: number, place: number): number {
    let length = 0;
    for (let cards = distinct(own, own | other); cards !== 0; cards &= cards - 1) {
      const card = lowest(cards);
      if (card < FIRST_POTION) {
        length = insert(list, length, card | (NO_SUIT << NAMES), other, best, place);
        continue;
      }
      // To name a suit that the other side lacks is the same whichever it is, unless ranks count.
      let freed = false;
      for (let suit = 0; suit < NO_SUIT; suit += 1) {
        const free = (other & cardsIn(suit)) === 0 && !question.bySuit;
        if (!free || !freed) length = insert(list, length, card | (suit << NAMES), other, best, place);
        freed ||= free;
      }
    }
    return length;
  }

  function insert(
    list: Int32Array,
    length: number,
    move: number,
    other: number,
    best: number,
    place: number,
  ): number {
    const card = move & CARD;
    const isDear = (exchanging(card) & allowed(other, card, move >>> NAMES)) !== 0;
    // What may end in an exchange must have settled much more than the others to come before them.
    const record = move === best ? 2 ** 30 : history.lead(place, move) >>> (isDear ? 8 : 0);
    let at = length;
    while (at > 0 && (records[at - 1] ?? 0) < record) {
      records[at] = records[at - 1] ?? 0;
      list[at] = list[at - 1] ?? 0;
      at -= 1;
    }
    records[at] = record;
    list[at] = move;
    return length + 1;
  }

  function follow(
    jekyll: number,
    hyde: number,
    ranking: number,
    leader: number,
    won: number,
    left: number,
    led: number,
    names: number,
  ): boolean {
    const own = leader === JEKYLL ? hyde : jekyll;
    const wanted = leader === JEKYLL;
    const place = history.place(won, left, 1 - leader);
    let replies = distinct(allowed(own, led, names), jekyll | hyde | (1 << led));
    // By far the dearest to look into are exchanges: whatever settles the question without one comes first.
    let exchanges = left > 3 ? replies & exchanging(led) : 0;
    replies &= ~exchanges;
    while ((replies | exchanges) !== 0) {
      const reply = history.bestReply(place, led, replies === 0 ? exchanges : replies);
      replies &= ~(1 << reply);
      exchanges &= ~(1 << reply);
      if (replied(jekyll, hyde, ranking, leader, won, left, led, names, reply) === wanted) {
        history.replySettled(place, led, reply, left);
        return wanted;
      }
    }
    return !wanted;
  }

  function replied(
    jekyll: number,
    hyde: number,
    ranking: number,
    leader: number,
    won: number,
    left: number,
    led: number,
    names: number,
    reply: number,
  ): boolean {
    jekyll &= ~(1 << reply);
    hyde &= ~(1 << reply);
    const result = outcome(ranking, led, names, reply, question.bySuit);
    const effect = effectSuit(result);
    const after = rankingAfter(result);
    const winner = leaderWins(result) ? leader : 1 - leader;
    let now = won;
    if (winner === JEKYLL) now += 1;
    if (effect === PRIDE) {
      // One of the loser's tricks, where there is one.
      if (winner === HYDE) now -= Number(won > 0);
      else now += Number(won + left < 10);
    }
    if (left === 1) return now <= 5 - question.half || now >= 5 + question.half;
    if (effect !== GREED) return lead(jekyll, hyde, after, winner, now, left - 1);
    // With one or two cards each there is nothing to choose: the hands change sides.
    if (left <= 3) return lead(hyde, jekyll, after, winner, now, left - 1);
    return exchange(jekyll, hyde, after, winner, now, left - 1);
  }

  return {
    question,
    lead,
    follow,
    replied,
    looked: table.noted,
    allow: table.allow,
    clear: table.clear,
  };
}
