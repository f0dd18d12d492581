import type { MistakesWords } from '../text-types/mistakes.ts';

const numbers = new Intl.NumberFormat('ja', { useGrouping: true });
/** 振り返りと同じく、100ゲームのうちいくつか。 */
const inHundred = (cost: number) => Math.max(1, Math.round(100 * cost));

/** これより小さな差は、見積もりの誤差かもしれない差として伝える。 */
const SMALL = 0.05;
const better = (cost: number) => (cost < SMALL ? 'わずかによい' : 'よりよい');

/** 日本語。 */
export const words: MistakesWords = {
  title: '自分の間違い',
  task: (seat) => `あなたは${seat}です。前に間違えた局面で、見えているものから最善の手を見つけてください。`,
  fresh: (seat) =>
    `あなたは${seat}です。前に間違えたのと同じ種類の新しい局面で、見えているものから最善の手を見つけてください。`,
  wait: '局面を用意しています。',
  weighing: '最善の手と比べています。',
  asGood: (move) => `見えているものからは、最善と同じくらいよい手です。最善：${move}。`,
  nearly: 'ほぼ同じくらいよい手です。',
  best: (move) => `見えているものからは、これが最善です：${move}。`,
  better: (move, cost, deals) =>
    `見えているものから、${better(cost)}手：${move}。${numbers.format(deals)}通りの配り方で、100ゲームにつきおよそ${inHundred(cost)}ゲーム多く勝てました。`,
  again: (move, cost) =>
    `前と同じ${cost < SMALL ? '手' : '間違い'}です。見えているものから、${better(cost)}手：${move}。100ゲームにつきおよそ${inHundred(cost)}ゲーム多く勝てます。`,
  secondTry: '見えているものからは、よりよい手があります。もう一度選んでください。',
  missedOnce: '一度間違えたので、またあとで出題します。',
  estimate: '見えているものと合う配り方から見積もった値です。',
  whyWait: '配りを試して理由を調べています。',
  noReason: (cost) =>
    `配りを最後まで試すと、よりよい手のほうが、100ゲームにつきおよそ${inHundred(cost)}ゲーム多く勝ちました。`,
  dismiss: 'もう出題しない',
  kept: (moves) => `防げたはずの間違い${moves}手を、反復練習の最初に出題します。`,
  learn: 'このゲームから学ぶ',
  guessKept: (better) =>
    `その席から見えていたものだけで考えると、よりよい手は「${better}」でした。この局面は反復練習で出題します。`,
  summary: (kept, due) =>
    `自分の間違い${kept}手を出題します。${due === 0 ? 'いま出題するものはありません。' : `いま出題するのは${due}手です。`}`,
  none: 'まだありません。対戦を振り返ったり、次の1枚を当てたりすると、防げたはずの間違いがここに加わります。',
  waiting: '直したい自分の間違いが{due}手あります',
};
