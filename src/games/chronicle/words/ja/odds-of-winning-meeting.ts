import type { Odds } from '#games/chronicle/opponents/reason-against-alternative';
import { words as game } from './names.ts';

const { card } = game;

/** よりよいカードと比べた勝ちやすさ。どちらかの勝ち負けが確かなら、言い切る。勝ちやすいのに、と続けることもある。 */
export function odds(
  { card: rival, rivalWins, best, bestWins }: Odds,
  isLikelier: boolean,
  yet = false,
): string {
  if (rivalWins === isLikelier)
    return `${card(rival)}はミーティングに${!isLikelier ? '勝てず' : yet ? '必ず勝ちますが' : '必ず勝ち'}`;
  if (bestWins !== !isLikelier)
    return `${card(rival)}ではミーティングに勝ち${!isLikelier ? 'にくく' : yet ? 'やすいのですが' : 'やすく'}`;
  return isLikelier
    ? `${card(best)}では勝てないミーティングに、${card(rival)}では勝つことがあり${yet ? 'ますが' : ''}`
    : `${card(best)}なら必ず勝つミーティングに、${card(rival)}では負けることがあり`;
}
