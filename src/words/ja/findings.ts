import type { Estimate } from '#findings/jekyll-vs-hyde/estimate';
import type { FindingsWords } from '../findings.ts';

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
  title: '手札公開の最善手から見たこのゲーム',
  description:
    'ジキルvsハイドの多くの配付を、手札を公開して最後のトリックまで解析しました。差はどれだけつくのか、秘薬やリードにはどれだけの値打ちがあるのか、どちらが有利なのか。',
  intro: (deals) =>
    `${counts.format(deals)}の配付をくじで作り、どれも手札をすべて公開して最後のトリックまで解析しました。両者に全部のカードが見え、誰もまちがえないとき、カードそのものが何を決めているのかがわかります。`,
  method: {
    title: 'この数字の意味',
    open: '配付の値は、手札をすべて公開し、最初のリードから両者が一度もまちがえないとして求めています。人の対戦とは違います。伏せた手札やミスの影響を受ける前の、カードそのものの値打ちです。',
    preparation:
      '準備だけは伏せて行うものなので、最善とはいえません。両者とも、このサイトの中級の相手が差だけを考えたときに渡すカードを渡します。自分の10枚から1枚ごとの勝ちやすさを見積もり、渡した後に見込まれる差が、ジキルなら最も小さく、ハイドなら最も大きくなるものを選びます。「でたらめに渡す」とあるところでは、ルールで許されるカードをくじで選びます。',
    intervals:
      '数字の後の括弧は、同じような調べ方を100回すれば95回は真の値を含む範囲です。強欲の交換では両者が同時にカードを選ぶため、値が2つの差の間になることがあります。そのときは半分ずつ数えています。',
    sample: (deals, seed) =>
      `シード${seed}からくじで配った${counts.format(deals)}の配付です。第1、第2、第3ラウンドを順に繰り返すので、渡す枚数が1枚、2枚、3枚の場合が同じだけあります。調べた結果とそれを作るプログラムはリポジトリーにあり、1つのコマンドで作り直せます。`,
  },
  figure,
  share,
  table: '数字を見る',
  columns: { deals: '配付' },
  spread: {
    title: '差はどれだけつくか',
    text: (mean, mode, most) =>
      `手札を公開し、ジキルのリードで最善を尽くすと、差の平均は${figure(mean)}です。最も多いのは差${mode}で、全体の${share(most)}を占めます。`,
    landslides: (from, part) =>
      `そのときに差が${from}以上になるのは${share(part)}の配付です。ほかの配付の大差がミスによるものかどうかは、ここからはわかりません。手札を伏せていたり、渡すカードが違ったりすれば、よい手が裏目に出ることもあるからです。`,
    open: (open) => `${share(open)}の配付では、値が強欲の同時の交換に左右されます。`,
    axes: ['差', '配付（%）'],
  },
  leading: {
    title: '最初のリードの値打ち',
    text: {
      more: (difference) =>
        `同じ手札でジキルの代わりにハイドがリードすると、差は平均${figure(difference)}大きくなります。どちらにとってもリードは有利です。`,
      less: (difference) =>
        `同じ手札でジキルの代わりにハイドがリードすると、差は平均${size(difference)}小さくなります。どちらにとってもリードは不利です。`,
      unclear: (difference) =>
        `同じ手札でジキルの代わりにハイドがリードすると、差は平均${figure(difference)}変わります。この標本では違いがあるとはいえません。`,
    },
    shares: (same, larger, smaller) =>
      `${share(same)}の配付では変わらず、${share(larger)}ではハイドのリードで差が大きくなり、${share(smaller)}では小さくなります。`,
    column: 'そのときの差',
    bars: ['差が減る', '同じ', '差が増える'],
    axis: '配付（%）、ハイドのリードで',
  },
  potions: {
    title: '秘薬の値打ち',
    text: {
      more: (slope) =>
        `ハイドの秘薬がジキルより1枚多くなるごとに差は${figure(slope)}大きくなり、ジキルが1枚多く持てば同じだけ小さくなります。秘薬は持つ人の役に立ちます。`,
      less: (slope) =>
        `ハイドの秘薬がジキルより1枚多くなるごとに差は${size(slope)}小さくなります。秘薬は持つ人の重荷です。`,
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
        `どの秘薬かも大切です。5+は持つ人に、2+より${figure(difference)}だけ多く役立ちます。`,
      less: (difference) =>
        `どの秘薬かも大切です。2+は持つ人に、5+より${size(difference)}だけ多く役立ちます。`,
      unclear: (difference) =>
        `どの秘薬かよりも、誰が持つかが大切です。持つ人への5+と2+の働きの違いは${figure(difference)}で、偶然かもしれません。`,
    },
    axes: ['秘薬', '差'],
    holders: { jekyll: 'ジキルの手に', hyde: 'ハイドの手に', nobody: '脇に置かれて' },
    column: '秘薬',
    row: (potion, holder) =>
      `${potion}、${{ jekyll: 'ジキルの手に', hyde: 'ハイドの手に', nobody: '脇に置かれて' }[holder]}`,
  },
  preparing: {
    title: '準備で得をするのは誰か',
    text: {
      more: (difference) =>
        `両者がでたらめではなく考えて渡すと、差は${figure(difference)}大きくなります。考えた準備はハイドの得になります。`,
      less: (difference) =>
        `両者がでたらめではなく考えて渡すと、差は${size(difference)}小さくなります。考えた準備はジキルの得になります。`,
      unclear: (difference) =>
        `両者がでたらめではなく考えて渡すと、差は${figure(difference)}変わります。この標本では違いがあるとはいえません。`,
    },
    shares: (same, larger, smaller) =>
      `${share(same)}の配付では変わらず、${share(larger)}では大きく、${share(smaller)}では小さくなります。`,
  },
  favoured: {
    title: 'どちらが有利か',
    text: {
      more: (chance) =>
        `手札を公開し、上の方法でカードを渡し、誰もまちがえないとき、ハイドはゲーム全体の${share(chance)}で勝ちます。この条件ではハイドに有利です。`,
      less: (chance) =>
        `手札を公開し、上の方法でカードを渡し、誰もまちがえないとき、ハイドはゲーム全体の${share(chance)}で勝ちます。この条件ではジキルに有利です。`,
      unclear: (chance) =>
        `手札を公開し、上の方法でカードを渡し、誰もまちがえないとき、ハイドはゲーム全体の${share(chance)}で勝ちます。この条件とこの標本では、どちらが有利ともいえません。`,
    },
    played: (chance, rounds) =>
      `最初の数字は、解析した配付をラウンドの順につなげて計算したものです。比べるために、中級の相手どうしが手札を伏せて対戦するシミュレーション（コマの場所ごとに${counts.format(rounds)}ラウンド）では、ハイドは${percents.format(chance)}で勝ちます。どちらも、人どうしの勝率ではありません。`,
    axes: ['ラウンド前のコマの位置', 'ハイドの勝ち（%）'],
    rounds: { 1: '第1ラウンド', 2: '第2ラウンド', 3: '第3ラウンド' },
    columns: ['その前', 'ハイドの勝ち（手札を公開して解析）', '中級の相手どうしのシミュレーション'],
    place: (round, marker) => `第${round}ラウンド、コマは${marker}`,
  },
  obvious: {
    title: 'すぐに思いつく手はどれだけ正しいか',
    text: (right, idle, least, most) =>
      `どの配付からも、シミュレーションで進めた先の判断を1つずつ選び、手札を公開して解析しました。残り${least}〜${most}トリックのこれらの判断のうち${share(idle)}では、どのカードを出しても同じです。でたらめに出しても${share(right.lot)}、ひと目で選んだカードなら${share(right.glance)}、その席に見えるものから勝ちやすさを数えて選んだカードなら${share(right.count)}が最善手です。残りが問題集の種になります。`,
    choosers: { lot: 'でたらめ', glance: 'ひと目で', count: '数えて' },
    axis: '最善手（%）',
    left: '残りのトリック',
  },
};
