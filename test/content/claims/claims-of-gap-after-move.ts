import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import { DEFAULT_RULINGS } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { within, type Bound } from './best-move-claims.ts';
import { must, type Check } from './claim.ts';
import type { Place } from './where-comment-stands.ts';
import { choicesAt, expected, gapOf, moved, type Written } from './move-worth-by-solver.ts';

/** What moves are worth with open hands, as comments claim it. */

/** The gap after a move with open hands; null: the move of the game. Throws where an exchange leaves it open. */
export function gap(move: Written | null = null): Check {
  return (place) => [settled(place, move)];
}

/** The same for several moves, of which all have to be worth as much. */
export function gapOfAll(...moves: readonly Written[]): Check {
  return (place) => {
    const gaps = new Set(moves.map((move) => settled(place, move)));
    must(gaps.size === 1, `${moves.join(', ')} are worth ${[...gaps].join(', ')}`);
    return [...gaps];
  };
}

/** The low and the high gap after a move, which have to differ. */
export function between(...moves: readonly (Written | null)[]): Check {
  return (place) => {
    const gaps = moves.map((move) => gapOf(moved(place, place.before, move)));
    const [first] = gaps;
    must(first !== undefined && first.low < first.high, 'The gap is settled');
    must(
      gaps.every(({ low, high }) => low === first?.low && high === first.high),
      'The moves differ',
    );
    return [first?.low ?? NaN, first?.high ?? NaN];
  };
}

/** The gap to be expected after a move, where both give at the same time; to one place. */
export function onAverage(...moves: readonly (Written | null)[]): Check {
  return (place) => {
    const gaps = new Set(moves.map((move) => tenth(expected(moved(place, place.before, move)))));
    must(gaps.size === 1, `The gaps are ${[...gaps].join(', ')}`);
    return [...gaps];
  };
}

/** The gap of the position itself. */
export function gapHere(of: 'before' | 'after' = 'after'): Check {
  return (place) => {
    const { low, high } = gapOf(place[of]);
    must(low === high, `It is ${low} to ${high}`);
    return [low];
  };
}

/** How many of the moves that may come next keep to a bound. */
export function nextMoves(bound: Bound): Check {
  return ({ after }) => [
    legal(after).filter((action) => {
      const { low, high } = gapOf(apply(after, action).state);
      return within(low, bound) && within(high, bound);
    }).length,
  ];
}

/** The gap after the move of the place and a reply; low and high where an exchange decides. */
export function afterReply(card: Card): Check {
  return ({ after }) => {
    const reply = legal(after).find((action) => action.type === 'follow' && action.card === card);
    if (reply === undefined) throw new Error(`${card} is no reply`);
    const { low, high } = gapOf(apply(after, reply).state);
    return low === high ? [low] : [low, high];
  };
}

/** The gap, with perfect play, of the same round when so many tricks had been played. */
export function gapAfterTricks(tricks: number): Check {
  return ({ past }) => {
    const state = past.findLast((each) => each.phase === 'lead' && each.tricks.length === tricks);
    if (state === undefined) throw new Error('There was no such moment');
    const { low, high } = gapOf(state);
    must(low === high, `It is ${low} to ${high}`);
    return [low];
  };
}

/** The gap after any move of the position, all worth as much, were led Potions measured by number. */
export const gapByNumber: Check = (place) => {
  const state = byDefault(place.before);
  const gaps = new Set(
    choicesAt(place, state).flatMap((move) => {
      const { low, high } = gapOf(moved({ ...place, before: state }, state, move));
      return [low, high];
    }),
  );
  must(gaps.size === 1, `The gaps are ${[...gaps].join(', ')}`);
  return [...gaps];
};

function byDefault(state: State): State {
  return { ...state, rulings: DEFAULT_RULINGS };
}

function settled(place: Place, move: Written | null): number {
  const { low, high } = gapOf(moved(place, place.before, move));
  must(low === high, `${move ?? 'It'} is worth ${low} to ${high}`);
  return low;
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
