import type { PresentStateDescriptions } from '../text-types/statechart-state-descriptions.ts';

/** 日本語。 */
export const words: PresentStateDescriptions = {
  dealing: 'ハイドが25枚すべてを混ぜて10枚ずつ配り、残りの5枚は見ずに脇へ置きます。',
  bothChoose: 'まだ誰もカードを伏せて出していません。',
  hydeChooses: 'ジキルは選び終え、あとはハイドです。',
  jekyllChooses: 'ハイドは選び終え、あとはジキルです。',
  lead: 'リードする人は、どのカードを出してもかまいません。秘薬なら色を宣言します。',
  follow:
    '後手が、求められた色のカードで応じます。その色がボイドのときや、秘薬で代えられるときは、ほかのカードも出せます。',
  hydeWins: 'ゲームが終わり、ハイドが勝ちました。',
  jekyllWins: 'ゲームが終わり、ジキルが勝ちました。',
  drawn: '2戦制の勝負は引き分けです。',
};
