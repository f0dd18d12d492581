import { isPotion, suitOf } from '#games/jekyll-vs-hyde/rules/cards';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { END, advance, gameWinner, gap as gapBetween } from '#games/jekyll-vs-hyde/rules/track';
import type { Check } from './claim.ts';
import type { Place } from './where-comment-stands.ts';
import { at, finished, scoreOf, tricksOf, type When } from './card-kinds-on-table.ts';

/** How rounds end and what they are worth on the track, as comments tell it. */

/** The gap that the round of the line ends with. */
export const endGap: Check = (place) => [gapBetween(scoreOf(finished(place)))];

/** Where the marker stands. */
export function marker(when: When = 'after'): Check {
  return (place) => [at(place, when).marker];
}

/** The smallest gap with which Hyde has won the game, from where the marker stands. */
export const gapToWin: Check = (place) => [needed(place)];

/** The fewest, or the most, tricks with which Jekyll has not lost it. */
export function jekyllNeeds(which: 'fewest' | 'most'): Check {
  return (place) => [which === 'fewest' ? (10 - needed(place)) / 2 + 1 : (10 + needed(place)) / 2 - 1];
}

function needed({ after: { round, marker } }: Place): number {
  const gap = [0, 2, 4, 6, 8, 10].find((each) => gameWinner(round, advance(marker, each)) === 'hyde');
  if (gap === undefined) throw new Error('No gap is enough');
  return gap;
}

/** How many spaces are left on the track at the end of the line. */
export const spacesLeft: Check = (place) => [END - finished(place).marker];

/** The gaps of the rounds of the game, one after the other. */
export const gapsOfRounds: Check = (place) => roundsOf(place).map((state) => gapBetween(scoreOf(state)));

/** The ends of all rounds of the game. */
function roundsOf({ past, rest }: Place): readonly State[] {
  const states = [...past, ...rest];
  return states.filter((state, at) => !('tricks' in state) && 'tricks' in (states[at - 1] ?? state));
}

/** How often Wrath has met a Potion, in the whole game. */
export const wipes: Check = (place) => [
  roundsOf(place)
    .flatMap(tricksOf)
    .filter(({ led, followed }) => {
      const [evil, ...others] = [led.card, followed].filter((card) => !isPotion(card));
      return evil !== undefined && others.length === 0 && suitOf(evil) === 'wrath';
    }).length,
];

/** How many Greed exchanges there are in the whole game, in all tricks or in one of a number. */
export function exchanges(trick: number | null = null): Check {
  return ({ past, after, rest }) => {
    const states = [...past.slice(0, -1), after, ...rest];
    const begun = states.filter((state, at) => state.phase === 'greed' && states[at - 1]?.phase !== 'greed');
    return [begun.filter((state) => trick === null || tricksOf(state).length + 1 === trick).length];
  };
}
