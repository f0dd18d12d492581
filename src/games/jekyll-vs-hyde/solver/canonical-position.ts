import {
  FIRST_POTION, IN_ORDER, NO_TOKENS, NUMBERS, POTION_CARDS, POTION_SETS, RANKINGS, SUIT_SIZE, WRATH_LOWEST,
  potionsIn, rankingIndex,
} from './bit-encoding.ts'; // prettier-ignore
import { LOWERED, MOVED_NUMBERS, MOVED_POTIONS, startsOf } from './equivalent-potions.ts';

/**
 * Positions that play alike are made the same, so that the table knows them all when it knows one:
 *
 * - Only the order of the cards in play counts, within a suit and against the Potions: each suit's cards move down to the
 *   lowest numbers, the Potions to the lowest values, that keep it.
 * - A suit of which no card is left has no say: it goes to the top of the ranking.
 * - Without Potions suits differ only by their ranks: the lowest becomes Wrath, the highest Pride.
 */

export interface Canonical {
  jekyll: number;
  hyde: number;
  ranking: number;
  /** Without Potions: both hands' cards of what is now Wrath, Greed and Pride, Hyde's seven bits above Jekyll's. */
  wrath: number;
  greed: number;
  pride: number;
}

export function emptyForm(): Canonical {
  return { jekyll: 0, hyde: 0, ranking: 0, wrath: 0, greed: 0, pride: 0 };
}

/** `PACKED[Potions in play << 14 | Hyde's cards of a suit << 7 | Jekyll's]`: the same two, moved down. */
const PACKED = new Uint16Array(POTION_SETS << (2 * SUIT_SIZE));

for (let potions = 0; potions < POTION_SETS; potions += 1) {
  for (let jekyll = 0; jekyll <= NUMBERS; jekyll += 1) {
    const free = NUMBERS & ~jekyll;
    for (let hyde = free; ; hyde = (hyde - 1) & free) {
      PACKED[(potions << 14) | (hyde << SUIT_SIZE) | jekyll] = packed(startsOf(potions), jekyll, hyde);
      if (hyde === 0) break;
    }
  }
}

function packed(starts: number, jekyll: number, hyde: number): number {
  let both = 0;
  let to = 0;
  for (let from = 0; from < SUIT_SIZE; from += 1) {
    if ((starts >>> from) & 1) to = from;
    if ((jekyll >>> from) & 1) both |= 1 << to++;
    else if ((hyde >>> from) & 1) both |= 1 << (SUIT_SIZE + to++);
  }
  return both;
}

/** `ORDERED[suits in play << 4 | ranking]`: the ranking with the other suits on top. */
const ORDERED = new Uint8Array(8 * 16);

for (let inPlay = 0; inPlay < 8; inPlay += 1) {
  for (const ranking of RANKINGS.keys()) ORDERED[(inPlay << 4) | ranking] = ordered(inPlay, ranking);
}

function ordered(inPlay: number, ranking: number): number {
  const here = [0, 1, 2].filter((suit) => (inPlay >>> suit) & 1);
  const gone = [0, 1, 2].filter((suit) => !here.includes(suit));
  const order = (RANKINGS[ranking] ?? []).filter((suit) => here.includes(suit));
  const unranked = here.filter((suit) => !order.includes(suit));
  // The last suit in play has its place as soon as the others have theirs.
  return unranked.length <= 1 ? rankingIndex([...order, ...unranked, ...gone]) : rankingIndex(order);
}

/** Writes the canonical form of a position into `form`. `bySuit`: Potions count as cards of the suit they name. */
export function canonical(
  jekyll: number,
  hyde: number,
  ranking: number,
  bySuit: boolean,
  form: Canonical,
): void {
  const potions = potionsIn(jekyll | hyde);
  const base = potions << 14;
  const wrath = PACKED[base | ((hyde & NUMBERS) << 7) | (jekyll & NUMBERS)] ?? 0;
  const greed = PACKED[base | (hyde & (NUMBERS << 7)) | ((jekyll >>> 7) & NUMBERS)] ?? 0;
  const pride = PACKED[base | ((hyde >>> 7) & (NUMBERS << 7)) | ((jekyll >>> 14) & NUMBERS)] ?? 0;
  // A Potion may name a suit that is not in play; where it then counts as a card of it, the suit's rank still matters.
  if (potions === 0 || !bySuit) {
    const inPlay = Number(wrath !== 0) | (Number(greed !== 0) << 1) | (Number(pride !== 0) << 2);
    ranking = ORDERED[(inPlay << 4) | ranking] ?? 0;
  }
  if (potions === 0) {
    sortSuits(wrath, greed, pride, ranking, form);
    return;
  }
  form.ranking = ranking;
  const used = wrath | greed | pride;
  const to = LOWERED[(potions << SUIT_SIZE) | (used & NUMBERS) | (used >>> SUIT_SIZE)] ?? 0;
  if (to === potions) {
    form.jekyll = together(wrath, greed, pride, 0) | (jekyll & POTION_CARDS);
    form.hyde = together(wrath, greed, pride, SUIT_SIZE) | (hyde & POTION_CARDS);
  } else {
    const move = (potions << 4) | to;
    form.jekyll = moved(wrath, greed, pride, 0, move) | movedPotions(jekyll, move);
    form.hyde = moved(wrath, greed, pride, SUIT_SIZE, move) | movedPotions(hyde, move);
  }
}

/** Without Potions: the suits by their ranks; those that have none yet by their cards, the largest first. */
function sortSuits(wrath: number, greed: number, pride: number, ranking: number, form: Canonical): void {
  let low = wrath;
  let high = pride;
  if (ranking >= IN_ORDER) {
    const order = RANKINGS[ranking] ?? [];
    low = order[0] === 0 ? wrath : order[0] === 1 ? greed : pride;
    high = order[2] === 0 ? wrath : order[2] === 1 ? greed : pride;
    form.ranking = IN_ORDER;
  } else if (ranking === NO_TOKENS) {
    low = Math.max(wrath, greed, pride);
    high = Math.min(wrath, greed, pride);
    form.ranking = NO_TOKENS;
  } else {
    low = ranking === 1 ? wrath : ranking === 2 ? greed : pride;
    high =
      ranking === 1
        ? Math.min(greed, pride)
        : ranking === 2
          ? Math.min(wrath, pride)
          : Math.min(wrath, greed);
    form.ranking = WRATH_LOWEST;
  }
  const middle = wrath + greed + pride - low - high;
  form.wrath = low;
  form.greed = middle;
  form.pride = high;
  form.jekyll = together(low, middle, high, 0);
  form.hyde = together(low, middle, high, SUIT_SIZE);
}

/** One hand's cards out of the three suits of both: Jekyll's from bit 0, Hyde's from bit 7. */
function together(wrath: number, greed: number, pride: number, from: number): number {
  return (
    ((wrath >>> from) & NUMBERS) | (((greed >>> from) & NUMBERS) << 7) | (((pride >>> from) & NUMBERS) << 14)
  );
}

function moved(wrath: number, greed: number, pride: number, from: number, move: number): number {
  const base = move << SUIT_SIZE;
  return (
    (MOVED_NUMBERS[base | ((wrath >>> from) & NUMBERS)] ?? 0) |
    ((MOVED_NUMBERS[base | ((greed >>> from) & NUMBERS)] ?? 0) << 7) |
    ((MOVED_NUMBERS[base | ((pride >>> from) & NUMBERS)] ?? 0) << 14)
  );
}

function movedPotions(hand: number, move: number): number {
  return (MOVED_POTIONS[(move << 4) | potionsIn(hand)] ?? 0) << FIRST_POTION;
}

/** `PARTED[Potions in play]`: the cards that begin a part of their suit, so that they are not like the one below. */
const PARTED = Int32Array.from({ length: POTION_SETS }, (_, potions) => {
  const starts = startsOf(potions);
  return starts | (starts << SUIT_SIZE) | (starts << (2 * SUIT_SIZE));
});

/**
 * One of each group of cards of a hand that play alike now: neighbours without a Potion's value between them, and Potions without
 * any number between them. `inPlay`: all cards that are, the one on the table too.
 */
export function distinct(hand: number, inPlay: number): number {
  const potions = potionsIn(inPlay);
  const evil = hand & ~((hand << 1) & ~(PARTED[potions] ?? 0));
  if (potions === 0) return evil;
  // Between two neighbouring Potions lies one number of each suit; 2+ and 3+ have number 3 between them, bit 2.
  const numbers = (inPlay | (inPlay >>> 7) | (inPlay >>> 14)) & NUMBERS;
  const alike = ~(numbers >>> 2) << (FIRST_POTION + 1);
  return (evil & ~POTION_CARDS) | (hand & POTION_CARDS & ~((hand << 1) & alike));
}
