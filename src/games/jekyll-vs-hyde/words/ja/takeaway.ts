import type { TakeawayWords } from '../text-types/takeaway.ts';

type Kind = Parameters<TakeawayWords['most']>[1]['kind'];

/** 何をしたか。 */
const DONE: Readonly<Record<Exclude<Kind, 'count'>, string>> = {
  won: 'いらないトリックを取ったこと',
  left: '欲しいトリックを譲ったこと',
  'kept-strong': '勝ちすぎるカードを残したこと',
  'gave-up-strong': 'あとで勝てるカードを手放したこと',
  effect: '秘薬の効果',
  'pride-later': 'あとで傲慢が奪うトリックを左右したこと',
  ranking: 'どの色が最強になったか',
  'last-of-suit': 'ある色の最後の1枚を残したこと',
};

const EVEN = { jekyll: '5対5から遠ざかるカード', hyde: '5対5に近づくカード' } as const;

const NEXT_TIME: Readonly<Record<Kind, string>> = {
  won: 'トリックを取る前に、あといくつ欲しいかを数えましょう',
  left: 'トリックを譲る前に、あといくつ欲しいかを数えましょう',
  'kept-strong': '欲しいトリックが残り少ないなら、強いカードを早めに手放し、弱いカードを残しましょう',
  'gave-up-strong': 'まだトリックが欲しいあいだは、弱いカードから手放し、強いカードを残しましょう',
  effect: '秘薬とどれかの色が同じトリックに出る前に、その効果で2人のトリックがどうなるかを考えましょう',
  'pride-later': '1枚ごとに、傲慢と秘薬がいつ同じトリックに出そうか、そのときどちらが勝つかを考えましょう',
  ranking: 'ある色の1枚目を出す前に、どの色が最強になるかを考えましょう',
  'last-of-suit': '早めに出しましょう。あとでその色を求められたとき、好きなカードを出せます',
  count: '1枚ごとに、取ったトリックと、まだ欲しいトリックを数えましょう',
};

/** 日本語。 */
export const words: TakeawayWords = {
  most: (seat, { kind, times, trick, round }, isOfRounds) => {
    const where = `${isOfRounds ? `第${round}ラウンドの` : ''}第${trick}トリック`;
    const often = times === 1 ? where : `${times}回、とくに${where}`;
    return `いちばん損になったのは、${kind === 'count' ? EVEN[seat] : DONE[kind]}です（${often}）。次は、${NEXT_TIME[kind]}。`;
  },
  nothing: '見えていたものからわかったはずの大きな損はありません。この調子で続けましょう。',
};
