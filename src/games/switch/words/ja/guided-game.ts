import type { GuidedGameWords } from '../text-types/guided-game.ts';
import { anyOf, list } from '#words/ja/lists-and-amounts';
import { words as game } from './names.ts';

const { ranks, suits, seats, card, goes } = game;

/** 日本語。 */
export const words: GuidedGameWords = {
  title: '1ゲーム通して',
  scripted: `手順の決まったゲーム：あなたは${seats.p1}`,
  free: (seat) => `自由に遊ぶゲーム：あなたは${seats[seat]}`,
  playFree: '新しく配る',
  playScripted: '決まった手順に戻る',
  coach: 'コーチ：',
  match: ({ rank, suit }) =>
    `${suits[suit]}か${ranks[rank]}を合わせるか、7かエースを出すか、カードを引きます。`,
  penalty: (answers, count) =>
    answers.length === 0
      ? `${count}枚引き取ります。`
      : `${anyOf(answers.map(goes))}を出すか、${count}枚引き取ります。`,
  run: (open, price) => `${open.map((rank) => ranks[rank]).join('か')}で続けるか、${price}枚引きます。`,
  points: (cards) =>
    cards.length === 0
      ? '決まった手順では引きます。'
      : `決まった手順では${list(cards.map(card))}を出します。`,
  left: '先ほどの手は決まった手順と違いますが、それでもかまいません。ここからはほかの人も自由に選びます。',
  letsGo:
    'ここからは自分で選んでください。決まった手順のとおりに選ぶあいだは、ほかの人も手順どおりに進めます。',
};
