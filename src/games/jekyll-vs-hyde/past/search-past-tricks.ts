import { seededRandom, type Random } from '#kit/random';
import { RANKINGS } from '#games/jekyll-vs-hyde/rules/ranking';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import { sideOf } from '#games/jekyll-vs-hyde/rules/track';
import { potionsGiven } from './potions-given-in-preparation.ts';
import { POTION, SUIT_INDICES, seatIndex, suitIndex, tableOf, type Table } from './table-encoding.ts';
import type { Step } from './undo-one-trick.ts';
import { countOf, leftOver, undo } from './tables-before-last-trick.ts';

/** The search for a past: tricks that lead from the first lead of a round to a table. */

export interface Past {
  /** The first trick first. */
  readonly steps: readonly Step[];
  /** The table before the first lead. */
  readonly first: Table;
}

/** A past; `none`: there is none, for all that can have been has been looked at; `open`: the search was given up. */
export type Finding = Past | 'none' | 'open';

/** Most tables have a past on the way that is tried first, and nearly all others on one of a few more. */
const TRIES = 10;
const TABLES_A_TRY = 80;
/** How many tables are looked at, after those, before the search is given up: some tenths of a second. */
const TABLES = 150_000;

/**
 * Looks for a past, in its round, of a setup in which somebody leads, each card lies once, and the tricks won are as many as
 * were played. The same setup gives the same answer.
 */
export function searchPastTricks(setup: Setup): Finding {
  const luck = seededRandom(1);
  const found = tryFor(setup, luck);
  return found === 'open' ? look(setup, luck, TABLES) : found;
}

/** The same in a hundredth of the time, for whom it is enough to find most. */
export function soonFound(setup: Setup): boolean {
  return typeof tryFor(setup, seededRandom(1)) !== 'string';
}

function tryFor(setup: Setup, luck: Random): Finding {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = look(setup, luck, TABLES_A_TRY);
    if (found !== 'open') return found;
  }
  return 'open';
}

function look(setup: Setup, luck: Random, limit: number): Finding {
  const { rulings } = setup;
  const steps: Step[] = [];
  const seen = new Set<string>();
  let looked = 0;
  const leadsBack = (to: Table): Table | null => {
    looked += 1;
    if (looked > limit) return null;
    if (to.tricks === 0) return begins(to, setup) ? to : null;
    if (hopeless(to) || seen.has(keyOf(to))) return null;
    seen.add(keyOf(to));
    let first: Table | null = null;
    undo(to, rulings, luck, (before, step) => {
      first = leadsBack(before);
      if (first !== null) steps.push(step);
      return first !== null || looked > limit;
    });
    return first;
  };
  const first = leadsBack(tableOf(setup));
  if (first !== null) return { steps, first };
  return looked > limit ? 'open' : 'none';
}

/** Whether the round can begin so: an empty board, the right seat to lead, and Potions as a preparation leaves them. */
function begins({ hands, ranking, leader }: Table, { round, marker }: Setup): boolean {
  return (
    ranking === 0 &&
    leader === seatIndex(sideOf(marker)) &&
    potionsGiven(round, [hands[0][POTION], hands[1][POTION]]) !== null
  );
}

/** Whether it can be seen at a glance that nothing leads here. */
function hopeless({ tricks, hands, evil, potions, ...table }: Table): boolean {
  const [lowest, middle] = PLACED[table.ranking] ?? [];
  if (lowest !== undefined && evil[lowest] === 0) return true;
  if (middle !== undefined && evil[middle] === 0) return true;
  const potionCount = countOf(potions);
  if (potionCount === 0 || evil[0] === 0) {
    // The board has never been cleared, so that a suit without a token has not been played.
    const played = middle !== undefined ? Infinity : lowest === undefined ? 0 : evil[lowest];
    if (played + potionCount < 2 * tricks) return true;
  }
  // Cards left over need somebody who was void; and that only Greed could have changed since.
  const allPlayed = evil[0] + evil[1] + evil[2] + potionCount === 2 * tricks;
  const greed = potionCount > 0 && evil[1] > 0;
  const nobodyVoid = hands.every((hand) => SUIT_INDICES.every((suit) => hand[suit] > 0));
  return allPlayed && !greed && nobodyVoid && leftOver({ evil, potions }) > 0;
}

/** The suits of the tokens that were placed by cards; the third comes by itself. */
const PLACED = RANKINGS.map((ranking) => ranking.slice(0, 2).map(suitIndex));

function keyOf({ tricks, hands, evil, potions, numbers, ranking, owned, leader }: Table): string {
  return [tricks, ...hands[0], ...evil, potions, numbers, ranking, owned[0], leader].join();
}
