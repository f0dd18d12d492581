import { other, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { within, type Bound } from './best-move-claims.ts';
import { must, type Check } from './claim.ts';
import { tenth } from './claims-of-gap-after-move.ts';
import { statesFor } from './possible-opponent-hands.ts';
import type { Place } from './where-comment-stands.ts';
import { choicesAt, gapAnyway, gapOf, moved, mover, type Written } from './move-worth-by-solver.ts';

/** What a move is worth over all hands that the other seat may hold, as comments claim it. */

/** How many hands the other seat may hold, by what whoever moves has seen, the forced Potion included. */
export const hands: Check = (place) => [statesFor(place.before, mover(place)).length];

/** In how many of them the unseen cards fit a test. */
export function handsWith(test: (hand: readonly Card[]) => boolean): Check {
  return (place) => {
    const seat = other(mover(place));
    return [
      statesFor(place.before, mover(place)).filter((state) => 'hands' in state && test(state.hands[seat]))
        .length,
    ];
  };
}

/** Against how many of the hands a move keeps to a bound for certain; throws where an exchange leaves some open. */
export function against(move: Written | null, bound: Bound): Check {
  return (place) => {
    const { sure, open } = counted(place, move, bound);
    must(open === 0, `Against ${open} hands an exchange decides`);
    return [sure];
  };
}

/** Against how many for certain, and against how many more if an exchange goes well. */
export function againstAndOpen(move: Written | null, bound: Bound): Check {
  return (place) => {
    const { sure, open } = counted(place, move, bound);
    must(open > 0, 'No exchange decides');
    return [sure, open];
  };
}

/** A move keeps to a bound against all hands. */
export function againstAll(move: Written | null, bound: Bound): Check {
  return (place) => {
    const { sure } = counted(place, move, bound);
    const of = statesFor(place.before, mover(place)).length;
    must(sure === of, `Only against ${sure} of ${of}`);
    return [];
  };
}

/** The most hands against which a move other than these keeps to the bound. */
export function othersAgainst(moves: readonly Written[], bound: Bound): Check {
  return (place) => {
    const others = choicesAt(place, place.before).filter((move) => !moves.includes(move));
    return [
      Math.max(...others.map((move) => counted(place, move, bound).sure + counted(place, move, bound).open)),
    ];
  };
}

/** Of all moves this one keeps to the bound against the most hands. */
export function mostOften(move: Written | null, bound: Bound, ...equal: readonly Written[]): Check {
  return (place) => {
    const own = counted(place, move, bound).sure;
    const [rival = 0] = othersAgainst([move ?? playedAt(place), ...equal], bound)(place);
    must(own > rival, `Others: ${rival}, this: ${own}`);
    return [];
  };
}

/** The gap over all hands on average, after moves that are all worth as much; to one place. */
export function mean(...moves: readonly Written[]): Check {
  return (place) => {
    const means = new Set(moves.map((move) => tenth(average(place, move))));
    must(means.size === 1, `The means are ${[...means].join(', ')}`);
    return [...means];
  };
}

/** Over all hands the first has the better average for whoever moves, than each of the others. */
export function betterMean(move: Written, ...others: readonly Written[]): Check {
  return (place) => {
    const sign = mover(place) === 'hyde' ? -1 : 1;
    const own = sign * average(place, move);
    for (const each of others) {
      const its = sign * average(place, each);
      must(own < its, `${move}: ${own}, ${each}: ${its}`);
    }
    return [];
  };
}

/** Its average over all hands is better than that of every other move. */
export function bestMean(...moves: readonly Written[]): Check {
  return (place) => {
    const rest = choicesAt(place, place.before).filter((move) => !moves.includes(move));
    return moves.flatMap((move) => betterMean(move, ...rest)(place));
  };
}

/** Over so many of the hands, taken at equal distances. */
export function betterMeanOfSome(every: number, move: Written, rival: Written): Check {
  return (place) => {
    const some = statesFor(place.before, mover(place)).filter((_, at) => at % every === 0);
    const sign = mover(place) === 'hyde' ? -1 : 1;
    const worth = (each: Written) => some.reduce((sum, state) => sum + middle(place, state, each), 0);
    must(sign * worth(move) < sign * worth(rival), `${worth(move)} against ${worth(rival)}`);
    return [];
  };
}

interface Counted {
  readonly sure: number;
  readonly open: number;
}

function counted(place: Place, move: Written | null, bound: Bound): Counted {
  const gaps = statesFor(place.before, mover(place)).map((state) =>
    place.before.phase === 'greed'
      ? gapAnyway(place, state, move ?? playedAt(place))
      : gapOf(moved(place, state, move)),
  );
  const sure = gaps.filter(({ low, high }) => within(low, bound) && within(high, bound)).length;
  const possible = gaps.filter(({ low, high }) => within(low, bound) || within(high, bound)).length;
  return { sure, open: possible - sure };
}

function average(place: Place, move: Written): number {
  const states = statesFor(place.before, mover(place));
  return states.reduce((sum, state) => sum + middle(place, state, move), 0) / states.length;
}

function middle(place: Place, state: State, move: Written): number {
  const { low, high } = gapOf(moved(place, state, move));
  return (low + high) / 2;
}

function playedAt({ action }: Place): Written {
  if (action.type === 'exchange') return action.cards.join(' ');
  if (action.type === 'lead')
    return action.names === undefined ? action.card : `${action.card}:${action.names}`;
  return action.type === 'follow' ? action.card : '';
}
