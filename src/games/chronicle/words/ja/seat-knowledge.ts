import { list } from '#words/ja/lists-and-amounts';
import type { KnowledgeWords } from '../seat-knowledge.ts';
import { words as game } from './game.ts';

const { seats, suits } = game;

/** 日本語。 */
export const words: KnowledgeWords = {
  title: 'この席からわかること',
  openHands:
    'すべての手札が見えています。プレイヤーの1人の視点に切り替えると、その席からわかることが表示されます。',
  noHands: 'まだ誰も手札を持っていません。',
  own: (seat, cards) => `${seats[seat]}自身の手札：${cards}枚`,
  hand: (seat, cards) => `${seats[seat]}：${cards}枚`,
  hidden: (known, hidden, lacks) => {
    if (hidden === 0) return 'これですべて';
    const more = known === 0 ? 'わかるカードなし' : `ほかに${hidden}枚`;
    return lacks.length === 0 ? more : `${more}（${list(lacks.map((suit) => suits[suit]))}はない）`;
  },
  laidDown: 'ミーティングに裏向きで出ているカード（ワイルドでもリードの色でもない）',
  playedBy: (some) => `${list(some.map((seat) => seats[seat]))}が出したもの`,
  pile: '捨て札のいちばん上の下',
  cards: (count) => `${count}枚`,
  unseen: (count) => `見えていないカード（上のどこかにある）：${count}枚`,
  down: '裏向きに出した人は、リードの色を持っていません。その手札にカードが加わるまで、持っていないとわかります。ワイルドは、必ず出すと卓で決めていないかぎり、持っているかもしれません。',
};
