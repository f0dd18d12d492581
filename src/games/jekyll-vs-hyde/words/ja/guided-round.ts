import type { GuidedRoundWords } from '../text-types/guided-round.ts';
import { list } from '#words/ja/lists-and-amounts';
import { words as game } from './names.ts';

/** 日本語。 */
export const words: GuidedRoundWords = {
  title: 'ラウンドを通して',
  scripted: '手順の決まったラウンド：あなたはジキル',
  free: (seat) => `自由に遊ぶラウンド：あなたは${game.seats[seat]}`,
  playFree: (seat) => `${game.seats[seat]}で新しく配る`,
  playScripted: '決まった手順に戻る',
  coach: 'コーチ：',
  points: (move) => {
    if (move.type === 'exchange') return `決まった手順では${list(move.cards.map(game.card))}を渡します。`;
    return `決まった手順では${game.card(move.card)}${move.type === 'lead' ? 'をリードします' : 'で応じます'}。`;
  },
  left: '先ほどの手は決まった手順と違いますが、それでもかまいません。ここからはハイドも自由に選びます。',
  letsGo:
    'ここからは自分で選んでください。決まった手順のとおりに選ぶあいだは、ハイドも手順どおりに進めます。',
};
