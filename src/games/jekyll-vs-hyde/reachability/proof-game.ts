import { SUITS } from '#games/jekyll-vs-hyde/rules/cards';
import { roundMovesFromTricks } from '#games/jekyll-vs-hyde/past/round-moves-from-tricks';
import { searchPastTricks } from '#games/jekyll-vs-hyde/past/search-past-tricks';
import { unreachableReasons } from './unreachable-reasons.ts';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import type { Action, Round } from '#games/jekyll-vs-hyde/rules/state';
import { END, START, TRICKS, advance } from '#games/jekyll-vs-hyde/rules/track';

/**
 * How a setup can come up: the moves of a whole game from before the first deal to it, or null where nothing shows that there is
 * one. They are legal, and lead to the very setup.
 */
export function proofGame(setup: Setup): readonly Action[] | null {
  if (unreachableReasons(setup).length > 0) return null;
  const rounds = [...roundsBefore(setup), setup].map(movesIn);
  return rounds.every((moves) => moves !== null) ? rounds.flat() : null;
}

/** The moves from the deal of a round to the setup. */
function movesIn(setup: Setup): readonly Action[] | null {
  const { hands, leader } = setup;
  if (leader === null) return hands.jekyll.length === 0 ? [] : [{ type: 'deal', ...hands }];
  const past = searchPastTricks(setup);
  return typeof past === 'string' ? null : roundMovesFromTricks(setup, past.steps);
}

/** The rounds before, to their last trick, and those of an earlier game; the marker moves in one of them alone. */
function roundsBefore(setup: Setup): readonly Setup[] {
  const { match, round, marker } = setup;
  const now = roundsWith([marker, 0].slice(0, round - 1), setup);
  if (match.game === 1) return now;
  const { needed } = match;
  const gaps = needed === 'never' ? [0, 0, 0] : [0, 0, END].slice(-needed);
  return [...roundsWith(gaps, { ...setup, match: { game: 1 } }), ...now];
}

const ROUND_NUMBERS: readonly Round[] = [1, 2, 3];

/** Rounds of one game that end with these gaps: ten tricks are played, and all cards lie in them or aside. */
function roundsWith(gaps: readonly number[], { rulings, match }: Setup): readonly Setup[] {
  return ROUND_NUMBERS.slice(0, gaps.length).map((round, index) => {
    const gap = gaps[index] ?? 0;
    return {
      rulings,
      match,
      round,
      marker: gaps.slice(0, index).reduce(advance, START),
      leader: 'jekyll',
      hands: { jekyll: [], hyde: [] },
      setAside: null,
      ranking: SUITS,
      won: { jekyll: (TRICKS + gap) / 2, hyde: (TRICKS - gap) / 2 },
    };
  });
}
