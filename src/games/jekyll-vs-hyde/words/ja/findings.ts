import type { Estimate } from '#kit/mean-and-share-with-interval';
import type { FindingsWords } from '../text-types/findings.ts';

const counts = new Intl.NumberFormat('ja');
const figures = new Intl.NumberFormat('ja', { maximumFractionDigits: 2 });
const percents = new Intl.NumberFormat('ja', { style: 'percent' });

const figure = ({ value, from, to }: Estimate) =>
  `${figures.format(value)}（${figures.format(from)}〜${figures.format(to)}）`;
const share = ({ value, from, to }: Estimate) =>
  `${percents.format(value)}（${percents.format(from)}〜${percents.format(to)}）`;
const size = ({ value, from, to, of }: Estimate) =>
  figure(value < 0 ? { value: -value, from: -to, to: -from, of } : { value, from, to, of });

/** 日本語。 */
export const words: FindingsWords = {
  title: '手札公開での最善手',
  description:
    'ジキルvsハイドの多くの配札を、手札を公開して最後のトリックまで解析しました。差はどれだけつくのか、秘薬やリードにはどれだけの価値があるのか、どちらが有利なのか。',
  intro: (deals) =>
    `${counts.format(deals)}通りの配札をくじで作り、どれも手札をすべて公開して最後のトリックまで解析しました。両者の手札が見えていて、どちらも間違えないとき、カードそのものが何を決めているのかがわかります。`,
  method: {
    title: 'この数字の意味',
    open: '配札の値は、手札をすべて公開し、最初のリードから両者が一度も間違えないとして求めています。人の対戦とは違います。伏せた手札やミスの影響を受ける前の、カードそのものの価値です。',
    preparation:
      '準備だけは伏せて行うものなので、最善とはいえません。両者とも、このサイトの中級の相手が差だけを考えたときに渡すカードを渡します。自分の10枚から1枚ごとの勝ちやすさを見積もり、渡した後に見込まれる差が、ジキルなら最も小さく、ハイドなら最も大きくなるものを選びます。「でたらめに渡す」とあるところでは、ルールで許されるカードをくじで選びます。',
    intervals:
      '数字の後の括弧は、同じような調べ方を100回すれば95回は真の値を含む範囲です。強欲の交換では両者が同時にカードを選ぶため、値が2つの差の間になることがあります。そのときは0.5ずつ数えています。',
    sample: (deals, seed) =>
      `シード${seed}からくじで配った${counts.format(deals)}通りの配札です。第1、第2、第3ラウンドを順に繰り返すので、渡す枚数が1枚、2枚、3枚の場合が同じだけあります。調べた結果とそれを作るプログラムはリポジトリーにあり、1つのコマンドで作り直せます。`,
  },
  figure,
  share,
  table: '数字を見る',
  columns: { deals: '配札' },
  spread: {
    title: '差はどれだけつくか',
    text: (mean, mode, most) =>
      `手札を公開し、ジキルのリードで最善を尽くすと、差の平均は${figure(mean)}です。最も多いのは差${mode}で、全体の${share(most)}を占めます。`,
    landslides: (from, part) =>
      `そのときに差が${from}以上になるのは配札の${share(part)}です。ほかの配札の大差がミスによるものかどうかは、ここからはわかりません。手札を伏せていたり、渡すカードが違ったりすれば、よい手が裏目に出ることもあるからです。`,
    open: (open) => `配札の${share(open)}では、値が強欲の同時の交換に左右されます。`,
    axes: ['差', '配札（%）'],
  },
  leading: {
    title: '最初のリードの価値',
    text: {
      more: (difference) =>
        `同じ手札でジキルの代わりにハイドがリードすると、差は平均${figure(difference)}大きくなります。どちらにとってもリードは有利です。`,
      less: (difference) =>
        `同じ手札でジキルの代わりにハイドがリードすると、差は平均${size(difference)}小さくなります。どちらにとってもリードは不利です。`,
      unclear: (difference) =>
        `同じ手札でジキルの代わりにハイドがリードすると、差は平均${figure(difference)}変わります。この標本では違いがあるとはいえません。`,
    },
    shares: (same, larger, smaller) =>
      `配札の${share(same)}では変わらず、${share(larger)}ではハイドのリードで差が大きくなり、${share(smaller)}では小さくなります。`,
    column: 'そのときの差',
    bars: ['差が減る', '同じ', '差が増える'],
    axis: '配札（%）、ハイドのリードで',
  },
  potions: {
    title: '秘薬の価値',
    text: {
      more: (slope) =>
        `ハイドの秘薬がジキルより1枚多くなるごとに差は${figure(slope)}大きくなり、ジキルが1枚多く持てば同じだけ小さくなります。秘薬は持つ側に有利です。`,
      less: (slope) =>
        `ハイドの秘薬がジキルより1枚多くなるごとに差は${size(slope)}小さくなります。秘薬は持つ側に不利です。`,
      unclear: (slope) =>
        `ハイドの秘薬がジキルより1枚多くなるごとに差は${figure(slope)}変わります。この標本では違いがあるとはいえません。`,
    },
    axes: ['ハイドがジキルより多く持つ秘薬', '差'],
    lead: (lead) => (lead > 0 ? `+${lead}` : lead < 0 ? `−${-lead}` : '0'),
    series: '差の平均',
  },
  numbers: {
    title: 'どの秘薬を持つか',
    text: {
      more: (difference) =>
        `どの秘薬かも大切です。5+を持つほうが、2+を持つより差を${figure(difference)}だけ有利にできます。`,
      less: (difference) =>
        `どの秘薬かも大切です。2+を持つほうが、5+を持つより差を${size(difference)}だけ有利にできます。`,
      unclear: (difference) =>
        `どの秘薬かよりも、誰が持つかが大切です。5+を持つ場合と2+を持つ場合の差の違いは${figure(difference)}で、偶然かもしれません。`,
    },
    axes: ['秘薬', '差'],
    holders: { jekyll: 'ジキルの手札', hyde: 'ハイドの手札', nobody: '脇' },
    column: '秘薬',
    row: (potion, holder) =>
      `${potion}、${{ jekyll: 'ジキルの手札', hyde: 'ハイドの手札', nobody: '脇' }[holder]}`,
  },
  preparing: {
    title: '準備で得をするのは誰か',
    text: {
      more: (difference) =>
        `両者がでたらめではなく考えて渡すと、差は${figure(difference)}大きくなります。考えて準備するとハイドに有利になります。`,
      less: (difference) =>
        `両者がでたらめではなく考えて渡すと、差は${size(difference)}小さくなります。考えて準備するとジキルに有利になります。`,
      unclear: (difference) =>
        `両者がでたらめではなく考えて渡すと、差は${figure(difference)}変わります。この標本では違いがあるとはいえません。`,
    },
    shares: (same, larger, smaller) =>
      `配札の${share(same)}では変わらず、${share(larger)}では大きく、${share(smaller)}では小さくなります。`,
  },
  favoured: {
    title: 'どちらが有利か',
    text: {
      more: (chance) =>
        `手札を公開し、上の方法でカードを渡し、どちらも間違えないとき、ハイドの勝率は${share(chance)}です。この条件ではハイドに有利です。`,
      less: (chance) =>
        `手札を公開し、上の方法でカードを渡し、どちらも間違えないとき、ハイドの勝率は${share(chance)}です。この条件ではジキルに有利です。`,
      unclear: (chance) =>
        `手札を公開し、上の方法でカードを渡し、どちらも間違えないとき、ハイドの勝率は${share(chance)}です。この条件とこの標本では、どちらが有利ともいえません。`,
    },
    played: (chance, rounds) =>
      `最初の数字は、解析した配札をラウンドの順につなげて計算したものです。比べるために、中級の相手どうしが手札を伏せて対戦するシミュレーション（コマの場所ごとに${counts.format(rounds)}ラウンド）では、ハイドの勝率は${percents.format(chance)}です。どちらも、人どうしの勝率ではありません。`,
    axes: ['ラウンド前のコマの位置', 'ハイドの勝ち（%）'],
    rounds: { 1: '第1ラウンド', 2: '第2ラウンド', 3: '第3ラウンド' },
    columns: ['時点', 'ハイドの勝ち（手札を公開して解析）', '中級の相手どうしのシミュレーション'],
    place: (round, marker) => `第${round}ラウンド、コマは${marker}`,
  },
  obvious: {
    title: 'すぐに思いつく手はどれだけ正しいか',
    text: (right, idle, least, most) =>
      `どの配札からも、シミュレーションで進めた先の判断を1つずつ選び、手札を公開して解析しました。残り${least}〜${most}トリックのこれらの判断のうち${share(idle)}では、どのカードを出しても同じです。でたらめに出しても${share(right.lot)}、ひと目で選んだカードなら${share(right.glance)}、その席に見えるものから勝ちやすさを数えて選んだカードなら${share(right.count)}が最善手です。残りが問題集のもとになります。`,
    choosers: { lot: 'でたらめ', glance: 'ひと目で', count: '数えて' },
    axis: '最善手（%）',
    left: '残りのトリック',
  },
};
