import type { SharedDealAndPositionWords } from '../text-types/shared-deal-and-position.ts';

/** 日本語。 */
export const words: SharedDealAndPositionWords = {
  deal: {
    title: '同じ配札が届いています',
    intro:
      '同じカード、同じ席、同じ相手で遊びます。送ってくれた人の結果は、終わってから自分の結果と並べて表示されます。',
    play: '同じ配札で遊ぶ',
  },
  position: {
    title: 'この局面から続ける',
    intro: 'ゲームの途中から引き継ぎます。コンピューターが相手をします。',
    play: '続きを遊ぶ',
  },
  unreadable:
    'このリンクの内容を読めません。途中で切れているかもしれません。もう一度送ってもらうか、自分で配ってください。',
  mine: '自分の結果',
  theirs: '同じ配札での相手の結果',
  notPlayed: 'このラウンドはまだ遊ばれていません。',
  ask: '同じ配札を友だちに送る',
  link: '同じ配札へのリンク（結果は終わってから表示されます）',
  back: '自分の結果が入った返事のリンク',
};
