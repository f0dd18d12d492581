import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import type { Round } from '#games/jekyll-vs-hyde/rules/state';
import { START, TRICKS, advance, gameWinner, gap } from '#games/jekyll-vs-hyde/rules/track';

/** Whether what outlasts a trick is as it can be: the game of the match, the marker, and what has not begun yet. */

export type StandingReason =
  /** The table does not play the variant with a second game. */
  | { readonly type: 'second-game' }
  /** `can` are the positions on which the marker can stand in this round. */
  | {
      readonly type: 'marker';
      readonly round: Round;
      readonly marker: number;
      readonly can: readonly number[];
    }
  /** Something lies there that comes only later in a round. */
  | {
      readonly type: 'too-early';
      readonly before: 'deal' | 'preparation' | 'first-lead';
      readonly what: 'tokens' | 'tricks' | 'set-aside';
    };

/** What speaks against it; nothing that needs all cards to be in their places. */
export function againstStanding(setup: Setup): readonly StandingReason[] {
  const { rulings, match, round, marker } = setup;
  const can = markersIn(round);
  return [
    ...(match.game === 2 && rulings['return-match'] === 'off' ? [{ type: 'second-game' } as const] : []),
    ...(can.includes(marker) ? [] : [{ type: 'marker', round, marker, can } as const]),
    ...tooEarly(setup),
  ];
}

/** Where the marker can stand while a round is played: no round before has ended the game. */
function markersIn(round: Round): readonly number[] {
  const gaps = Array.from({ length: TRICKS + 1 }, (_, jekyll) => gap({ jekyll, hyde: TRICKS - jekyll }));
  let can = [START];
  for (const before of ROUNDS_BEFORE[round]) {
    const moved = can.flatMap((marker) => gaps.map((gap) => advance(marker, gap)));
    can = Array.from(new Set(moved)).filter((marker) => gameWinner(before, marker) === null);
  }
  return can.toSorted((a, b) => a - b);
}

const ROUNDS_BEFORE = { 1: [], 2: [1], 3: [1, 2] } as const satisfies Record<Round, readonly Round[]>;

function tooEarly({ leader, hands, setAside, ranking, won }: Setup): readonly StandingReason[] {
  const tricks = won.jekyll + won.hyde;
  const undealt = leader === null && hands.jekyll.length + hands.hyde.length === 0;
  const before = leader !== null ? 'first-lead' : undealt ? 'deal' : 'preparation';
  const there = {
    tokens: ranking.length > 0 && (leader === null || tricks === 0),
    tricks: tricks > 0 && leader === null,
    'set-aside': undealt && setAside !== null && setAside.length > 0,
  };
  return (['tokens', 'tricks', 'set-aside'] as const)
    .filter((what) => there[what])
    .map((what) => ({ type: 'too-early', before, what }));
}
