import type { HiddenPlace } from '#games/chronicle/rules/card-place-reason';
import { anyOf, list } from '#words/ja/lists-and-amounts';
import type { SeatKnowledgeWords } from '../text-types/seat-knowledge.ts';
import { words as game } from './names.ts';

const { seats, suits } = game;

const place = (one: HiddenPlace) => {
  if (one === 'down') return 'ミーティングの裏向きのカード';
  return one === 'pile' ? '捨て札' : `${seats[one]}の手札`;
};

/** 日本語。 */
export const words: SeatKnowledgeWords = {
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
  open: (count) => `見えているカード：${count}枚`,
  reasons: {
    own: ({ seat }) => `${seats[seat]}自身の手札にあります。`,
    ally: ({ seat }) => `${seats[seat]}の味方として表向きに置かれています。`,
    laid: ({ seat }) => `${seats[seat]}がこのミーティングに出しました。`,
    discarded: () => '捨て札のいちばん上に見えています。',
    aside: () => '表向きで脇に置かれています。',
    looked: ({ seat }) => `${seats[seat]}の手札をいま見たところです。`,
    shown: ({ seat }) => `リードカードです。${seats[seat]}が見せ、まだ出していません。`,
    unseen: ({ lacks, unchanged, notDown, may }) =>
      [
        ...lacks.map(
          ({ seat, suit, move }) =>
            `${seats[seat]}は${move}手目に${suits[suit]}をフォローできず、それからこのカードかもしれないカードは加わっていないので、その手札にはありません。`,
        ),
        unchanged.length > 0 &&
          `最後に見えてから、このカードかもしれないカードは加わっていないので、${list(unchanged.map(place))}にはありません。`,
        notDown === 'wild' && 'ワイルドは表向きに出すので、ミーティングの裏向きのカードではありません。',
        notDown === 'lead' &&
          'リードの色のカードは表向きに出すので、ミーティングの裏向きのカードではありません。',
        may.length === 1
          ? `したがって、${may.map(place).join('')}にしかありません。`
          : `${anyOf(may.map(place))}にあってもおかしくありません。`,
      ]
        .filter(Boolean)
        .join(''),
  },
  down: '裏向きに出した人は、リードの色を持っていません。その手札にカードが加わるまで、持っていないとわかります。ワイルドは、必ず出すと卓で決めていないかぎり、持っているかもしれません。',
};
