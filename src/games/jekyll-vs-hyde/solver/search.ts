import {
  FIRST_POTION, GREED, HYDE, JEKYLL, NO_RANKING, NO_SUIT, PLACED, POTION_BITS, PRIDE, RANK, SUIT_BITS, SUIT_SIZE,
  UNRANKED, WRATH, countBits, lowest, suitOfIndex,
} from './bits.ts'; // prettier-ignore
import { canonical, distinct, potionsIn, type Canonical } from './canonical.ts';
import { createTable } from './table.ts';

/** Twice the number that is compared. */
function worth(card: number): number {
  return card >= FIRST_POTION ? 2 * (card - FIRST_POTION) + 5 : 2 * (card % SUIT_SIZE) + 2;
}

export const LOW = 0;
export const HIGH = 1;
export type Shows = typeof LOW | typeof HIGH;

export interface Search {
  /** Whether Hyde gets a gap of at least `2 * half`, with the given side showing first. */
  readonly lead: (jekyll: number, hyde: number, ranking: number, who: number, won: number, tricks: number) => boolean;
  readonly follow: (
    jekyll: number, hyde: number, ranking: number, who: number, won: number, tricks: number, card: number, names: number,
  ) => boolean;
  readonly play: (
    jekyll: number, hyde: number, ranking: number, who: number, won: number, tricks: number,
    card: number, names: number, reply: number,
  ) => boolean;
  readonly exchange: (
    jekyll: number, hyde: number, ranking: number, who: number, won: number, tricks: number,
  ) => boolean;
  readonly ask: (half: number, mode: Shows, namedSuit: boolean) => void;
  readonly nodes: () => number;
  readonly clear: () => void;
} // prettier-ignore

export function createSearch(entries: number): Search {
  const table = createTable(entries);
  let goal = 1;
  let fewest = 4;
  let mode: Shows = LOW;
  let bySuit = false;
  let nodes = 0;
  const form: Canonical = { jekyll: 0, hyde: 0, ranking: 0 };
  const moves = Array.from({ length: 11 }, () => new Int32Array(128));
  const leadHistory = new Int32Array(2 * 128);
  const replyHistory = new Int32Array(2 * 32 * 32);

  function ask(half: number, shows: Shows, namedSuit: boolean): void {
    goal = half;
    fewest = 5 - half;
    mode = shows;
    bySuit = namedSuit;
  }

  /** 1: proven, 0: refuted, -1: unknown */
  function told(known: number): number {
    const lower = mode === LOW ? known & 7 : (known >>> 6) & 7;
    if (lower >= goal) return 1;
    const upper = mode === LOW ? (known >>> 3) & 7 : (known >>> 9) & 7;
    return upper < goal ? 0 : -1;
  }

  function noted(known: number, answer: boolean, both: boolean, best: number, work: number): number {
    let lowLower = 0, lowUpper = 5, highLower = 0, highUpper = 5; // prettier-ignore
    if (known !== 0) {
      lowLower = known & 7;
      lowUpper = (known >>> 3) & 7;
      highLower = (known >>> 6) & 7;
      highUpper = (known >>> 9) & 7;
    }
    if (answer) {
      if (mode === LOW || both) lowLower = Math.max(lowLower, goal);
      highLower = Math.max(highLower, goal);
    } else {
      if (mode === HIGH || both) highUpper = Math.min(highUpper, goal - 1);
      lowUpper = Math.min(lowUpper, goal - 1);
    }
    const effort = Math.min(31, 32 - Math.clz32(work));
    return lowLower | (lowUpper << 3) | (highLower << 6) | (highUpper << 9) | (best << 12) | (effort << 27);
  }

  /** What the tricks left, and those that Pride can move, allow: 1, 0, -1. */
  function reach(jekyll: number, hyde: number, won: number, tricks: number): number {
    const both = jekyll | hyde;
    const potions = countBits(both & POTION_BITS);
    const steals = potions === 0 ? 0 : Math.min(potions, countBits(both & (SUIT_BITS << 14)), tricks);
    const least = Math.max(0, won - steals);
    const most = Math.min(10, won + tricks + steals);
    if (most <= fewest || least >= 10 - fewest) return 1;
    if (least > fewest && most < 10 - fewest) return 0;
    return -1;
  }

  function lead(
    jekyll: number,
    hyde: number,
    ranking: number,
    who: number,
    won: number,
    tricks: number,
  ): boolean {
    const sure = reach(jekyll, hyde, won, tricks);
    if (sure >= 0) return sure === 1;
    canonical(jekyll, hyde, ranking, form);
    jekyll = form.jekyll;
    hyde = form.hyde;
    ranking = form.ranking;
    const first = jekyll | (ranking << 25) | (who << 29) | (bySuit ? 1 << 31 : 0);
    const second = hyde | (won << 25);
    const known = table.get(first, second);
    if (known !== 0) {
      const answer = told(known);
      if (answer >= 0) return answer === 1;
    }
    nodes += 1;
    const before = nodes;
    const potions = potionsIn(jekyll | hyde);
    const own = who === JEKYLL ? jekyll : hyde;
    const list = moves[tricks] ?? new Int32Array(0);
    let count = 0;
    const held = known === 0 ? -1 : (known >>> 12) & 127;
    const scores = 64;
    const add = (move: number) => {
      let score = leadHistory[(who << 7) | move] ?? 0;
      if (move === held) score = 1 << 30;
      let at = count++;
      while (at > 0 && (list[scores + at - 1] ?? 0) < score) {
        list[at] = list[at - 1] ?? 0;
        list[scores + at] = list[scores + at - 1] ?? 0;
        at -= 1;
      }
      list[at] = move;
      list[scores + at] = score;
    };
    for (let left = distinct(own, potions); left !== 0; left &= left - 1) {
      const card = lowest(left);
      if (card < FIRST_POTION) add(card | (NO_SUIT << 5));
      else for (let suit = 0; suit < 3; suit += 1) add(card | (suit << 5));
    }
    const wants = who === HYDE;
    let result = !wants;
    let best = list[0] ?? 0;
    for (let index = 0; index < count; index += 1) {
      const move = list[index] ?? 0;
      const card = move & 31;
      const bit = 1 << card;
      const suit = suitOfIndex(card);
      const answer = follow(
        jekyll & ~bit, hyde & ~bit, suit === NO_SUIT ? ranking : (PLACED[3 * ranking + suit] ?? 0),
        who, won, tricks, card, move >>> 5,
      ); // prettier-ignore
      if (answer === wants) {
        result = wants;
        best = move;
        const at = (who << 7) | move;
        leadHistory[at] = (leadHistory[at] ?? 0) + tricks * tricks;
        break;
      }
    }
    const plain = potions === 0 || tricks < 4 || ((jekyll | hyde) & (SUIT_BITS << 7)) === 0;
    table.put(first, second, noted(known, result, plain, best, nodes - before));
    return result;
  }

  function follow(
    jekyll: number,
    hyde: number,
    ranking: number,
    who: number,
    won: number,
    tricks: number,
    card: number,
    names: number,
  ): boolean {
    const own = who === JEKYLL ? hyde : jekyll;
    const led = suitOfIndex(card);
    const asked = led === NO_SUIT ? names : led;
    const suited = own & (SUIT_BITS << (asked * SUIT_SIZE));
    const allowed = suited === 0 ? own : led === NO_SUIT ? suited : suited | (own & POTION_BITS);
    const wants = who === JEKYLL;
    const side = (1 - who) << 10;
    let left = distinct(allowed, potionsIn(jekyll | hyde | (1 << card)));
    while (left !== 0) {
      let reply = lowest(left);
      let top = -1;
      for (let rest = left; rest !== 0; rest &= rest - 1) {
        const each = lowest(rest);
        const score = replyHistory[side | (card << 5) | each] ?? 0;
        if (score > top) {
          top = score;
          reply = each;
        }
      }
      left &= ~(1 << reply);
      if (play(jekyll, hyde, ranking, who, won, tricks, card, names, reply) === wants) {
        const at = side | (card << 5) | reply;
        replyHistory[at] = (replyHistory[at] ?? 0) + tricks * tricks;
        return wants;
      }
    }
    return !wants;
  }

  /** The trick is complete. The led card is out of its hand, the reply still in. */
  function play(
    jekyll: number,
    hyde: number,
    ranking: number,
    who: number,
    won: number,
    tricks: number,
    card: number,
    names: number,
    reply: number,
  ): boolean {
    jekyll &= ~(1 << reply);
    hyde &= ~(1 << reply);
    const led = suitOfIndex(card);
    const answered = suitOfIndex(reply);
    if (answered !== NO_SUIT) ranking = PLACED[3 * ranking + answered] ?? 0;
    let leads: boolean;
    let effect = NO_SUIT;
    if (led !== NO_SUIT && answered !== NO_SUIT) {
      leads =
        led === answered
          ? card > reply
          : (RANK[3 * ranking + led] ?? 0) > (RANK[3 * ranking + answered] ?? 0);
    } else {
      leads = worth(card) > worth(reply);
      effect = led === NO_SUIT ? answered : led;
      if (effect === WRATH) ranking = NO_RANKING;
      if (bySuit && led === NO_SUIT && answered !== NO_SUIT && answered !== names) {
        const named = RANK[3 * ranking + names] ?? 0;
        const other = RANK[3 * ranking + answered] ?? 0;
        if (named !== UNRANKED && other !== UNRANKED) leads = named > other;
      }
    }
    const winner = leads ? who : 1 - who;
    let now = won;
    if (winner === JEKYLL) now += 1;
    if (effect === PRIDE) {
      if (winner === JEKYLL) now += won < 10 - tricks ? 1 : 0;
      else now -= won > 0 ? 1 : 0;
    }
    tricks -= 1;
    if (tricks === 0) return now <= fewest || now >= 10 - fewest;
    if (effect !== GREED) return lead(jekyll, hyde, ranking, winner, now, tricks);
    if (tricks <= 2) return lead(hyde, jekyll, ranking, winner, now, tricks);
    return exchange(jekyll, hyde, ranking, winner, now, tricks);
  }

  function exchange(
    jekyll: number,
    hyde: number,
    ranking: number,
    who: number,
    won: number,
    tricks: number,
  ): boolean {
    const sure = reach(jekyll, hyde, won, tricks);
    if (sure >= 0) return sure === 1;
    canonical(jekyll, hyde, ranking, form);
    jekyll = form.jekyll;
    hyde = form.hyde;
    ranking = form.ranking;
    const first = jekyll | (ranking << 25) | (who << 29) | (1 << 30) | (bySuit ? 1 << 31 : 0);
    const second = hyde | (won << 25);
    const known = table.get(first, second);
    if (known !== 0) {
      const answer = told(known);
      if (answer >= 0) return answer === 1;
    }
    nodes += 1;
    const before = nodes;
    const hydeFirst = mode === LOW;
    const shown = pairs(hydeFirst ? hyde : jekyll);
    const replies = pairs(hydeFirst ? jekyll : hyde);
    // Who shows first needs one gift that holds against all.
    let result = !hydeFirst;
    for (const gift of shown) {
      let refuted = false;
      for (let index = 0; index < replies.length; index += 1) {
        const back = replies[index] ?? 0;
        const toJekyll = hydeFirst ? gift : back;
        const toHyde = hydeFirst ? back : gift;
        const answer = lead(
          (jekyll & ~toHyde) | toJekyll, (hyde & ~toJekyll) | toHyde, ranking, who, won, tricks,
        ); // prettier-ignore
        if (answer !== hydeFirst) {
          refuted = true;
          // What refuted one gift is tried first against the next.
          replies.splice(index, 1);
          replies.unshift(back);
          break;
        }
      }
      if (!refuted) {
        result = hydeFirst;
        break;
      }
    }
    table.put(first, second, noted(known, result, false, 0, nodes - before));
    return result;
  }

  /**
   * Every pair of cards to give. Cards that play alike are not alike here: of two neighbours the one that is kept and the one
   * that is given meet again.
   */
  function pairs(hand: number): number[] {
    const found: number[] = [];
    for (let left = hand; left !== 0; left &= left - 1) {
      const one = left & -left;
      for (let rest = left & ~one; rest !== 0; rest &= rest - 1) found.push(one | (rest & -rest));
    }
    return found;
  }

  return {
    lead,
    follow,
    play,
    exchange,
    ask,
    nodes: () => nodes,
    clear: () => {
      table.clear();
      leadHistory.fill(0);
      replyHistory.fill(0);
      nodes = 0;
    },
  };
}
