import { words as game } from './game.ts';
import type { KnowledgeWords } from '../seat-knowledge.ts';

const { seats } = game;

/** 日本語。 */
export const words: KnowledgeWords = {
  title: 'この席からわかること',
  openHands:
    'すべての手札が見えています。プレイヤーの1人の視点に切り替えると、その席からわかることが表示されます。',
  noHands: 'まだ誰も手札を持っていません。',
  own: (seat, cards) => `${seats[seat]}自身の手札：${cards}枚`,
  hand: (seat, cards) => `${seats[seat]}：${cards}枚`,
  hidden: (shown, hidden) => {
    if (hidden === 0) return 'すべて公開済み';
    return shown === 0 ? '公開された札なし' : `公開済み、ほかに${hidden}枚`;
  },
  deck: '山札',
  cards: (count) => `${count}枚`,
  unseen: (count, inHands, inDeck) => {
    if (inDeck === 0) return `ほかの手札のどこかにある札：${count}枚`;
    if (inHands === 0) return `山札にある札（順番は誰にもわからない）：${count}枚`;
    return `見えていない札：${count}枚（ほかの手札に${inHands}枚、山札に${inDeck}枚）`;
  },
  drawing:
    '出せる札を持っていても引いてかまいません。だから、1枚引いたことも、ペナルティを引き取ったことも、ランが途切れたことも、手札の確かな証拠にはなりません。',
};
