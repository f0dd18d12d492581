import { shuffledDeal } from '#games/jekyll-vs-hyde/rules/shuffled-deal';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import type { Rulings } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { seededRandom, pick } from '#kit/random';
import { game, type Play } from './table.ts';

/**
 * Every position of a game in which all that is legal is as likely, from before the first deal to the end; the same
 * for the same seed.
 */
export function randomGame(seed: number, rulings: Partial<Rulings> = {}): readonly Play[] {
  const draw = seededRandom(seed);
  let play = game(rulings);
  const positions = [play];
  while (play.state.phase !== 'over') {
    play = play.does(play.state.phase === 'deal' ? shuffledDeal(draw) : pick(legal(play.state), draw));
    positions.push(play);
  }
  return positions;
}
