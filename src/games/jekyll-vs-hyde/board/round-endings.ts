import type { BySeat } from '#games/jekyll-vs-hyde/rules/cards';
import { consequenceOf, type Consequence } from '#games/jekyll-vs-hyde/rules/return-match';
import type { InRound, State } from '#games/jekyll-vs-hyde/rules/state';
import { roundEnd, TRICKS, type RoundEnd } from '#games/jekyll-vs-hyde/rules/track';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';

/** What the end of the round would bring if it came with these tricks. */
export interface Ending {
  readonly tricks: BySeat<number>;
  readonly end: RoundEnd;
  readonly next: Consequence;
}

/** If the round ended as it stands; null where none is being played. */
export function endingNow(state: State): Ending | null {
  return state.phase === 'deal' || state.phase === 'over'
    ? null
    : endingWith(state, tricksOwned(state.tricks));
}

/** Every way in which the ten tricks can be shared, Jekyll's fewest first; empty where no round is being played. */
export function endings(state: State): readonly Ending[] {
  if (state.phase === 'deal' || state.phase === 'over') return [];
  return Array.from({ length: TRICKS + 1 }, (_, jekyll) =>
    endingWith(state, { jekyll, hyde: TRICKS - jekyll }),
  );
}

function endingWith({ round, marker, rulings, match }: InRound, tricks: BySeat<number>): Ending {
  const end = roundEnd(round, marker, tricks);
  return { tricks, end, next: consequenceOf(end, rulings, match) };
}
