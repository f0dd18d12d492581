import type { GuidedRoundWords } from '../text-types/guided-round.ts';
import { words as game } from './names.ts';

const { seats, suits, card } = game;

/** 日本語。 */
export const words: GuidedRoundWords = {
  title: '1ラウンド通して',
  scripted: `手順の決まったラウンド：あなたは${seats.p1}`,
  free: (seat) => `自由に遊ぶラウンド：あなたは${seats[seat]}`,
  playFree: '新しく配る',
  playScripted: '決まった手順に戻る',
  coach: 'コーチ：',
  lead: 'あなたのリードです。好きなカードを表向きに出します。',
  noSuit: 'リードの色はまだ決まっていません。好きなカードを表向きに出します。',
  follow: (suit) => `${suits[suit]}をフォローするか、ワイルドを出します。`,
  void: (suit) => `${suits[suit]}がボイドです。何かを裏向きに出すか、ワイルドを表向きに出します。`,
  choose: 'ほかの人の手札から1枚取ります。',
  points: (played, down) => `決まった手順では${card(played)}を${down ? '裏向きに' : ''}出します。`,
  left: '先ほどの手は決まった手順と違いますが、それでもかまいません。ここからはほかの人も自由に選びます。',
  letsGo:
    'ここからは自分で選んでください。決まった手順のとおりに選ぶあいだは、ほかの人も手順どおりに進めます。',
};
