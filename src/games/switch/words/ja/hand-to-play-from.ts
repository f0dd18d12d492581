import { anyOf } from '#words/ja/lists-and-amounts';
import type { PlayerHandWords } from '../text-types/table-and-replay-steps.ts';
import { words as game } from './names.ts';

/** 日本語。 */
export const words: PlayerHandWords = {
  draw: {
    choice: (count) => `${count}枚引く`,
    penalty: (count) => `${count}枚引き取る`,
    run: (count) => `ランを止めて${count}枚引く`,
  },
  play: (cards) => `${cards.map(game.card).join('')}を出す`,
  chosen: (card, place) => `${game.cardName(card)}（${place}枚目に出す）`,
  playable: (card) => `${game.cardName(card)}（出せる）`,
  barred: (card) => `${game.cardName(card)}（いまは出せない）`,
  after: (card, firsts) => `${game.cardName(card)}（${anyOf(firsts.map(game.cardName))}のあとに出せる）`,
  afterLabel: (firsts) => `${firsts.map(game.card).join('')}のあと`,
  chooseSuit: () => 'エースを出して選ぶマーク：',
  suit: (suit) => game.suits[suit],
  noSuit: '戻る',
};
