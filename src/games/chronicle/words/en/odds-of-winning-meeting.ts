import type { Odds } from '#games/chronicle/opponents/reason-against-alternative';
import { words as game } from './names.ts';

const { card } = game;
const big = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** That a card is likelier to win the Meeting than the better one, or less so; surely, where one of them surely wins or loses. */
export function odds({ card: rival, rivalWins, best, bestWins }: Odds, isLikelier: boolean): string {
  const name = big(card(rival));
  if (rivalWins === isLikelier) return `${name} ${isLikelier ? 'wins' : 'cannot win'} the Meeting`;
  if (bestWins !== !isLikelier) return `${name} is ${isLikelier ? 'more' : 'less'} likely to win the Meeting`;
  return `${name} may ${isLikelier ? 'win' : 'lose'} the Meeting, which ${card(best)} ${isLikelier ? 'cannot' : 'surely wins'}`;
}
