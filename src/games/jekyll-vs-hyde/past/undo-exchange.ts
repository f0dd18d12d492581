import { POTION, type Class, type Counts } from './table-encoding.ts';

/** Exchanges taken back: which hands can have been exchanged into the ones there are. */

export interface Unexchanged {
  /** The hands before. */
  readonly hands: readonly [Counts, Counts];
  /** What Jekyll and what Hyde was given. */
  readonly got: readonly [Counts, Counts];
}

/** Every pair of hands that so many cards from each, 1 or 2, turn into these; one that was the same before comes first. */
export function* unexchanged(
  [jekyll, hyde]: readonly [Counts, Counts],
  count: number,
): Generator<Unexchanged> {
  const seen = new Set<number>();
  const [ofJekyll, ofHyde] = [drawn(jekyll, count), drawn(hyde, count)];
  for (const alike of [true, false]) {
    for (const toJekyll of ofJekyll) {
      for (const toHyde of ofHyde) {
        const change = changeOf(toJekyll, toHyde);
        if ((change === SAME) !== alike || seen.has(change)) continue;
        seen.add(change);
        const hands = [moved(jekyll, toJekyll, toHyde), moved(hyde, toHyde, toJekyll)] as const;
        yield { hands, got: [toJekyll, toHyde] };
      }
    }
  }
}

/** What an exchange makes of two hands, as a number: the same for those that come to the same. */
function changeOf(toJekyll: Counts, toHyde: Counts): number {
  return CLASSES.reduce<number>((change, each) => 5 * change + toHyde[each] - toJekyll[each], SAME);
}

const SAME = 0;

const CLASSES = [0, 1, 2, POTION] as const satisfies readonly Class[];

/** Every way to draw so many cards of a hand. */
function drawn(hand: Counts, count: number): readonly Counts[] {
  return (count === 1 ? ONE : TWO).filter((draw) => CLASSES.every((each) => draw[each] <= hand[each]));
}

const ONE = CLASSES.map((each) => withMore([0, 0, 0, 0], each));
const TWO = CLASSES.flatMap((first) =>
  CLASSES.filter((second) => second >= first).map((second) =>
    withMore(withMore([0, 0, 0, 0], first), second),
  ),
);

/** One more card of a class. */
export function withMore(counts: Counts, more: Class): Counts {
  const [wrath, greed, pride, potions] = counts;
  switch (more) {
    case 0:
      return [wrath + 1, greed, pride, potions];
    case 1:
      return [wrath, greed + 1, pride, potions];
    case 2:
      return [wrath, greed, pride + 1, potions];
    case POTION:
      return [wrath, greed, pride, potions + 1];
  }
}

function moved(hand: Counts, taken: Counts, given: Counts): Counts {
  return [
    hand[0] - taken[0] + given[0],
    hand[1] - taken[1] + given[1],
    hand[2] - taken[2] + given[2],
    hand[3] - taken[3] + given[3],
  ];
}
