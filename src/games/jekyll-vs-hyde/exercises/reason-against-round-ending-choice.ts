import { END, gameWinner } from '#games/jekyll-vs-hyde/rules/track';
import type { Reason } from './answer-choice-reason-types.ts';
import { the, type Told } from './events-of-exercise-proof.ts';
import type { Ending } from './types.ts';

/** Why a round does not end like this. */
export function reasonAgainstRoundEndingChoice(told: Told, ending: Ending): Reason {
  const { round, rulings, match } = told.before;
  const { tricks, gap, from, to } = the(told, 'gap');
  const walk = { tricks, gap, from, to };
  const by = gameWinner(round, to);
  if (ending === 'roles-change') return { type: 'first-goes-on', rule: 'next-round', round, ...walk };
  if (by !== null && rulings['return-match'] === 'on' && match.game === 1) {
    const won = by === 'hyde' ? 'hyde-wins' : 'jekyll-wins';
    if (ending === won || ending === 'next-round') {
      return { type: 'second-game', rule: 'roles-change', wrong: ending, by };
    }
  }
  if (ending === 'hyde-wins') return { type: 'not-at-end', rule: 'hyde-wins', ...walk };
  if (to >= END) return { type: 'at-end', rule: 'hyde-wins', wrong: ending, ...walk };
  return ending === 'jekyll-wins'
    ? { type: 'not-third', rule: 'jekyll-wins', round }
    : { type: 'third-over', rule: 'jekyll-wins', ...walk };
}
