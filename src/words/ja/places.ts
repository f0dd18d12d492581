import type { PlacesWords } from '../places.ts';

/** 道筋の最後の名で引く。 */
const places: Readonly<Record<string, string>> = {
  dealing: 'ハイドが25枚すべてを混ぜて10枚ずつ配り、残りの5枚は見ずに脇へ置きます。',
  preparation: '両者がラウンド数と同じ枚数のカードを、同時に、伏せて渡します。',
  bothChoose: 'まだ誰もカードを伏せて出していません。',
  hydeChooses: 'ジキルは選び終え、あとはハイドです。',
  jekyllChooses: 'ハイドは選び終え、あとはジキルです。',
  tricks: '10トリックを行います。どのトリックでも、両者が1枚ずつ出します。',
  lead: 'リードする人は、どのカードを出してもかまいません。秘薬なら色を宣言します。',
  follow:
    '後手が、求められた色のカードで応じます。その色がボイドのときや、秘薬で代えられるときは、ほかのカードも出せます。',
  effect: '秘薬が1枚なら、もう1枚の色の効果が発動します。秘薬がないときと2枚のときは、何も起こりません。',
  greedExchange: '両者がカードを2枚（残り1枚ならその1枚）選び、同時に交換します。',
  award: '勝った人がトリックを取ります。傲慢の効果なら、負けた人のトリックも1つ奪います。',
  progression: 'トリック数の差だけ、コマがハイドの側へ進みます。',
  hydeWins: 'ハイドの勝ちです。',
  jekyllWins: 'ジキルの勝ちです。',
  drawn: '2戦制の勝負は引き分けです。',
};

/** 日本語。 */
export const words: PlacesWords = {
  said: (path, description) => places[path.slice(path.lastIndexOf('.') + 1)] ?? description,
};
