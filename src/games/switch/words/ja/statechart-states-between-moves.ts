import type { PresentStateDescriptions } from '../text-types/statechart-state-descriptions.ts';

/** 日本語。 */
export const words: PresentStateDescriptions = {
  dealing: '52枚を切って配り、最初のカードを表にします。',
  normal: 'マークか数字が合うカードを出します。7とエースはいつでも出せます。',
  twos: '2には2で応じます。卓の決まりによっては、2♥に5♥でも応じられます。応じなければペナルティをすべて引き取ります。',
  fiveHearts:
    '5♥に応じられるのは、まだ場に出ていない2♥だけです。応じなければペナルティをすべて引き取ります。',
  run: 'マークに関係なく、同じ数字か次の数字を続けます。続けなければカードを引きます。',
  shuffling: 'いちばん上のカードを残して、場のカードを新しい山札にします。',
  won: '勝者が決まりました。',
  drawn: '勝者はいません。',
};
