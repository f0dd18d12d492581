import type { StatechartDrawingWords } from '../text-types/statechart-drawing.ts';

/** 日本語。 */
export const words: StatechartDrawingWords = {
  nodes: {
    dealing: '配札',
    turn: '手番',
    normal: 'ふつうの手番',
    penalty: 'ペナルティあり',
    twos: '有効な2',
    fiveHearts: '有効な5♥',
    run: 'ラン',
    shuffling: '新しい山札',
    effect: '効果',
    won: '勝ち',
    drawn: '引き分け',
  },
  moves: { deal: '配る', play: '出す', draw: '引く', shuffle: '切り直す' },
  arrows: {
    dealt: '手札を配り、最初のカードを表にします。',
    played: '合うカードを出し、効果が発動します。',
    drew: '1枚引きます。',
    'answered-twos': '2に応じ、ペナルティが増えます。',
    'served-twos': 'ペナルティを引き取り、2は効果を失います。',
    'answered-five-hearts': '5♥に2♥で応じます。',
    'served-five-hearts': 'ペナルティを引き取り、5♥は効果を失います。',
    followed: 'ランが続きます。',
    failed: 'ランが失敗し、数字の分だけ引きます。',
    shuffled: '場のカードが新しい山札になり、続きを引きます。',
    'deck-short': '引いている途中で山札がなくなりました。',
    'twos-wait': '次のプレイヤーは2に応じるところです。',
    'five-hearts-waits': '次のプレイヤーは5♥に応じるところです。',
    'run-stands': '次のプレイヤーはランを続けるところです。',
    'nothing-waits': '次のプレイヤーは場に合うカードを出せます。',
    won: '勝者が決まりました。',
    drawn: '誰も動けず、最も少ない手札が同じ枚数です。',
  },
};
