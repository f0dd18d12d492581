import { SEATS, other } from '#games/jekyll-vs-hyde/rules/cards';
import type { PuzzlesWords } from '../text-types/puzzles.ts';
import { list } from '#words/ja/lists-and-amounts';
import { words as shared } from '#words/ja/puzzles';
import { words as game } from './names.ts';

const { seats, suits, card } = game;

const move: PuzzlesWords['move'] = (action) => {
  switch (action.type) {
    case 'deal':
      return '配札';
    case 'exchange':
      return list(action.cards.map(card));
    case 'lead':
      return action.names === undefined
        ? card(action.card)
        : `${card(action.card)}（宣言は${suits[action.names]}）`;
    case 'follow':
      return card(action.card);
  }
};

/** ジキルにできること。後に「ます」か「る」が続く。 */
function canHold(gap: number): string {
  return gap === 0 ? '同数に持ち込め' : `差を${gap}に抑えられ`;
}

/** 日本語。 */
export const words: PuzzlesWords = {
  ...shared,
  intro: (puzzles) =>
    `手札をすべて公開した局面で、正しい次の1枚を当てる問題が${puzzles}問あります。正解はただ1つで、すぐに思いつく手ではありません。どの問題も、ラウンドの終わりまでのすべての進み方を解析して確かめてあります。`,
  task: (seat, gap) => {
    if (seat === 'hyde') return `${seats.hyde}の番：差${gap}をつける`;
    return gap === 0 ? `${seats.jekyll}の番：同数に持ち込む` : `${seats.jekyll}の番：差を${gap}に抑える`;
  },
  standing: (left, owned) =>
    `残り${left}トリック。ここまでのトリック数は${SEATS.map((seat) => `${seats[seat]}${owned[seat]}`).join('、')}。`,
  about: {
    title: '問題の見つけ方',
    text: 'プログラムがラウンドを進め、ある1手だけがほかのどの手よりもよく、しかもそれがすぐに思いつく手ではない局面を選び出しています。手札だけを見て選ぶ手とは必ず違い、1枚1枚の勝ちやすさを数えて選ぶ手とも違うことがよくあります。残りのトリックが多いほど、選べる手が多いほど、正解を見落とす選び方が多いほど、そして思いつく手の悪さが現れるのが遅いほど、難しい問題としています。差は、両者が最善を尽くしたときのものです。',
  },
  list: {
    ...shared.list,
    task: (seat, gap) => {
      if (seat === 'hyde') return gap === 10 ? `${seats.hyde}：差10` : `${seats.hyde}：差${gap}以上`;
      return gap === 0 ? `${seats.jekyll}：差なし` : `${seats.jekyll}：差${gap}以下`;
    },
    kind: (phase, left) => `${phase === 'lead' ? 'リード' : '後手'}、残り${left}トリック`,
  },
  told: {
    right: (seat, gap, others) =>
      seat === 'hyde'
        ? `${seats.hyde}は、${seats.jekyll}がどう応じても差${gap}をつけられます。ほかの手では差${others}までしか望めません。`
        : `${seats.jekyll}は、${seats.hyde}がどう応じても${canHold(gap)}ます。ほかの手では差を${others}以上にされてしまいます。`,
    wrong: (gap, wanted) => `この先どちらも間違えなければ、差は${wanted}ではなく${gap}になります。`,
    breaks: ({ trick: { trick, by, card: won, beats }, owned }, wanted) =>
      `崩れるのは第${trick}トリックです。${seats[by]}が${card(won)}で${card(beats)}に勝って取ります。${seats.jekyll}${owned.jekyll}・${seats.hyde}${owned.hyde}となり、もう差${wanted}にはなりません。`,
    shown: (action) => `正解は${move(action)}です。`,
    obvious: (rival, action, gap) => {
      const who = {
        glance: 'ひと目で選ぶなら',
        count: '1枚ごとの勝ちやすさを数えて選ぶなら',
        answer: '次の1枚まで読んで選ぶなら',
      }[rival];
      return `${who}${move(action)}ですが、差は${gap}になります。`;
    },
    playOut: '先へ進むと、両者が最善を尽くしたラウンドの終わりまでを見られます。',
  },
  themes: {
    'wipe-ranking': { name: '序列をリセット', text: '秘薬と憤怒が同じトリックに出て、色の序列が白紙に戻ります。' },
    'take-trick': { name: '一石二鳥', text: '秘薬と傲慢が同じトリックに出て、このトリックのほかにもう1つ手に入ります。' },
    'swap-cards': { name: '手札を替える', text: '秘薬と強欲が同じトリックに出て、両者が手札を交換します。' },
    'two-potions': { name: '秘薬に秘薬', text: '秘薬どうしでは何も起こらず、数の大きいほうが勝ちます。' },
    'right-name': { name: '色の宣言', text: '出すカードは思いつくとおり、宣言する色が違います。' },
    'lose-on-purpose': { name: 'わざと負ける', text: '思いつく手はこのトリックに勝ちます。負けるほうがよいのです。' },
    'win-on-purpose': { name: 'ここで取る', text: '思いつく手はこのトリックを譲ります。取らなければなりません。' },
    'save-potion': { name: '秘薬を残す', text: '秘薬は後のほうが役に立ちます。' },
    'spend-potion': { name: '秘薬を使う', text: '秘薬を使うならいまです。' },
    'make-ranking': { name: '序列を決める', text: 'このトリックでトークンが置かれ、色の序列が決まります。' },
    'save-suit': { name: '色を残す', text: '思いつく手は、まだ必要な色の最後の1枚を出してしまいます。' },
    'leave-suit': { name: 'ボイドを作る', text: 'ある色の最後の1枚を手放し、フォローの義務から自由になります。' },
    'right-suit': { name: '色の選択', text: '大切なのは色です。' },
    'right-number': { name: '数の選択', text: '色は思いつくとおり、数が違います。' },
  }, // prettier-ignore
  description: (number, seat, gap, left) =>
    `第${number}問。手札をすべて公開した、残り${left}トリックの局面です。${seats[seat]}の手のうち、${seat === 'hyde' ? `差${gap}をつけられる` : `${canHold(gap)}る`}ものは1つだけです。`,
  move,
  followed: (action) => ('by' in action ? `${seats[action.by]}：${move(action)}` : move(action)),
  answer: {
    title: '正解と、ほかの手の結果',
    text: (action, gap) =>
      `${seats[action.by]}は${move(action)}を出します。両者が最善を尽くせば、差${gap}でラウンドが終わります。${seats[other(action.by)]}には止められません。`,
    columns: ['手', '差', '続き'],
    noReply: 'なし',
  },
  unconfirmed: (position, claim) => `問題${position}の${claim}は解析の結果と合いません。`,
};
