import { againstCards, type CardsReason } from './check-cards.ts';
import { reasonsAgainstPastTricks, type PastReason } from './check-past-tricks.ts';
import { reasonsAgainstLeaderAndTokens, type PlayReason } from './check-leader-and-tokens.ts';
import { againstStanding, type StandingReason } from './check-match-and-marker.ts';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';

/** Why a setup can never come up in a game, with the facts. */
export type Reason = StandingReason | CardsReason | PlayReason | PastReason;

/**
 * Whether a setup can come up in a real game: an empty list says that nothing speaks against it.
 *
 * What it says against one is always true. It counts cards, tricks and rounds; where these are right it looks for a past, tricks
 * that lead from the first lead of the round to the setup, with every exchange, effect and named suit that there can have
 * been. That is exact: where a past is found `gameTo` gives a whole game, where all have been tried there is none. Only a search that
 * takes too long is given up, and then nothing is said: of positions changed by lot, fewer than one in a thousand.
 */
export function unreachableReasons(setup: Setup): readonly Reason[] {
  const cards = againstCards(setup);
  const reasons = [
    ...againstStanding(setup),
    ...cards,
    ...(cards.length === 0 ? reasonsAgainstLeaderAndTokens(setup) : []),
  ];
  return reasons.length === 0 && setup.leader !== null ? reasonsAgainstPastTricks(setup) : reasons;
}
