import type { HiddenPlace } from '#games/switch/rules/card-place-reason';
import { anyOf, list } from '#words/ja/lists-and-amounts';
import { words as game } from './names.ts';
import type { SeatKnowledgeWords } from '../text-types/seat-knowledge.ts';

const { seats } = game;

const place = (one: HiddenPlace) => (one === 'deck' ? '山札' : `${seats[one]}の手札`);

/** 日本語。 */
export const words: SeatKnowledgeWords = {
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
  played: (count) => `場に出ている札：${count}枚`,
  reasons: {
    own: ({ seat }) => `${seats[seat]}自身の手札にあります。`,
    shown: ({ seat }) => `${seats[seat]}がランに続かない札として出し、手札に戻しました。全員が見ています。`,
    played: () => 'すでに出され、見えています。',
    unseen: ({ seen, unchanged, notInDeck, may }) =>
      [
        seen === null
          ? '配られてから一度も見えていません。'
          : `最後に見えていたのは、切り直す前の${seen}手目です。`,
        unchanged.length > 0 &&
          `それから札が加わっていないので、${list(unchanged.map(place))}にはありません。`,
        notInDeck && '山札は出された札を切り直したもので、この札は入っていません。',
        may.length === 1
          ? `したがって、${may.map(place).join('')}にしかありません。`
          : `${anyOf(may.map(place))}にあってもおかしくありません。`,
      ]
        .filter(Boolean)
        .join(''),
  },
  drawing:
    '出せる札を持っていても引いてかまいません。だから、1枚引いたことも、ペナルティを引き取ったことも、ランが途切れたことも、手札の確かな証拠にはなりません。',
};
