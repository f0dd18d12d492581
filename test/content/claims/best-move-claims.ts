import { must, type Check } from './claim.ts';
import { choicesAt, expected, gapAnyway, gapOf, moved, mover, type Written } from './move-worth-by-solver.ts';

/** Which moves are good, and which are not, as comments claim it. */

/** A bound that is no number of its own: of what is compared. */
export type Bound = { readonly atMost: number } | { readonly atLeast: number };

export function within(gap: number, bound: Bound): boolean {
  return 'atMost' in bound ? gap <= bound.atMost : gap >= bound.atLeast;
}

function numberIn(bound: Bound): number {
  return 'atMost' in bound ? bound.atMost : bound.atLeast;
}

/** Every other move keeps to a bound, whatever an exchange brings; gives the bound, which one of them has to reach. */
export function othersKeep(moves: readonly Written[], bound: Bound): Check {
  return (place) => {
    const gaps = choicesAt(place, place.before)
      .filter((move) => !moves.includes(move))
      .map((move) => gapOf(moved(place, place.before, move)));
    const ends = gaps.flatMap(({ low, high }) => [low, high]);
    must(ends.length > 0 && ends.every((end) => within(end, bound)), `Others are worth ${ends.join(', ')}`);
    must(ends.includes(numberIn(bound)), 'None of them reaches it');
    return [numberIn(bound)];
  };
}

/** The moves that keep to a bound, and no others. */
export function onlyThese(moves: readonly Written[], bound: Bound): Check {
  return (place) => {
    const found = choicesAt(place, place.before).filter((move) => {
      const { low, high } = gapOf(moved(place, place.before, move));
      return within(low, bound) && within(high, bound);
    });
    sameMoves(found, moves);
    return [];
  };
}

/** No move of the position does better than these, and every other does worse. */
export function best(...moves: readonly Written[]): Check {
  return (place) => {
    const sign = mover(place) === 'hyde' ? -1 : 1;
    const worth = (move: Written) => {
      const { low, high } = gapOf(moved(place, place.before, move));
      return sign * (low === high ? low : expected(moved(place, place.before, move)));
    };
    const all = choicesAt(place, place.before);
    const least = Math.min(...all.map(worth));
    sameMoves(
      all.filter((move) => worth(move) === least),
      moves,
    );
    return [];
  };
}

/** How many gifts there are, and which hold to a bound whatever meets them. */
export function gifts(): Check {
  return (place) => [choicesAt(place, place.before).length];
}

export function giftsThatHold(moves: readonly Written[], bound: Bound): Check {
  return (place) => {
    const found = choicesAt(place, place.before).filter((move) => {
      const { low, high } = gapAnyway(place, place.before, move);
      return within(low, bound) && within(high, bound);
    });
    sameMoves(found, moves);
    return [moves.length, numberIn(bound)];
  };
}

function sameMoves(found: readonly Written[], wanted: readonly Written[]): void {
  const names = (moves: readonly Written[]) => [...new Set(moves)].toSorted().join(', ');
  must(names(found) === names(wanted), `They are ${names(found)}`);
}
