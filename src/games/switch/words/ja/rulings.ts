import type { RulebookWords } from '../text-types/rulebook.ts';

/** 裁定の問いと読み方。 */
export const rulings: RulebookWords['rulings'] = {
  'finish-on-trick': {
    question: '最後の1枚が特殊カードでもよいですか。',
    readings: {
      draw: 'いいえ。効果が発動したあとで1枚引きます。ランで最後の1枚を出したときも同じです。',
      win: 'はい。手札がなくなれば勝ちです。',
    },
  },
  'even-eights': {
    question: '1回の手番に偶数枚の8を出すと、どうなりますか。',
    readings: {
      again: '同じプレイヤーがもう一度手番を行います。',
      passes: '方向は変わらず、次のプレイヤーの番になります。',
    },
  },
  'seven-on-penalty': {
    question: 'ペナルティの上に7を出せますか。',
    readings: {
      illegal: 'いいえ。',
      'after-serving':
        'はい。ただし応じたことにはなりません。出したプレイヤーがペナルティをすぐにすべて引き取り、7は下のカードを写します。',
    },
  },
  'five-hearts-on-twos': {
    question: '有効な2の上に5♥を出せますか。',
    readings: {
      'on-two-of-hearts': '2♥がいちばん上にあるときだけ出せます。',
      never: 'いいえ。2に応じるのは2だけです。',
    },
  },
  'run-many-ranks': {
    question: 'ランの1回の手番に、いくつもの数字を出せますか。',
    readings: { 'one-rank': 'いいえ。1回の手番に1つの数字だけです。枚数は何枚でもかまいません。' },
  },
  'run-ace': {
    question: 'エースを出すと、ランはいつ終わりますか。',
    readings: {
      ends: 'エースを出した手番で終わります。',
      'goes-on':
        'まだ終わりません。その上に出したエースもランのうちです。ほかのカードを出すか引くかすると、ランは終わります。そのときに引く分は増えません。',
    },
  },
  mistakes: {
    question: 'ランで続かないカードを出すと、どうなりますか。',
    readings: {
      refused: '出せません。カードを引くこともありません。',
      'cut-throat': 'カードは手札に戻り、次の数字と同じ枚数にあと2枚を加えて引きます。',
    },
  },
};
