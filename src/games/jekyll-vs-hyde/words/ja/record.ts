import type { RecordWords } from '../record.ts';
import { words as game } from './game.ts';

const { seats, suits, card } = game;
const numbers = new Intl.NumberFormat('ja');
const day = new Intl.DateTimeFormat('ja', { dateStyle: 'long' });
const time = new Intl.DateTimeFormat('ja', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });

/** `2026年11月23日9時05分`、間に空白を入れない。 */
function when(moment: number): string {
  const parts = Object.fromEntries(time.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${day.format(moment)}${parts.hour ?? ''}時${parts.minute ?? ''}分`;
}

/** 日本語。 */
export const words: RecordWords = {
  title: 'ゲームを記録する',
  invite: '実際の卓で遊びながらゲームを記録する',
  intro:
    '実際の卓で遊びながら、出たカードを順にタップしてゲームを記録します。ルールはこちらで確かめます。片方の手札しか見えないときは、もう片方について推理できることもお知らせします。',
  noScript: 'ゲームの記録にはJavaScriptが必要です。記録はこのブラウザーだけに保存します。',
  opening: {
    sees: 'どのカードが見えますか？',
    observers: { jekyll: 'ジキルの手札', hyde: 'ハイドの手札', all: '両方の手札' },
    unknown:
      '見えないカードは、出されるか渡されるまで不明のまま「??」と書きます。すべてわかれば、普通の棋譜になります。',
    more: '名前と卓の裁定',
    player: (seat) => `${seats[seat]}は誰ですか？`,
    start: '始める',
    goOn: '続きを記録する',
  },
  name: ({ jekyll, hyde }, moment) => {
    const names = [jekyll, hyde].filter((name) => name !== undefined);
    return names.length === 0 ? `${when(moment)}の記録` : `${names.join('対')}　${when(moment)}`;
  },
  due: {
    deal: ({ round, to, entered }) =>
      `第${round}ラウンド：${seats[to]}に配られた10枚。あと${10 - entered}枚です。`,
    give: ({ by, greed, entered, count }) =>
      `${greed ? '強欲の効果' : '準備'}で${seats[by]}が渡す${count}枚。あと${count - entered}枚です。`,
    lead: ({ by, trick }) => `第${trick}トリック：${seats[by]}がリードします。`,
    name: ({ by, potion }) => `${seats[by]}は${card(potion)}をリードし、色を宣言します。`,
    follow: ({ by, trick, asked }) =>
      `第${trick}トリック：${seats[by]}が応じます。求められている色は${suits[asked]}です。`,
    nothing: ({ winner }) =>
      winner === 'draw'
        ? '勝負は終わりました。引き分けです。'
        : `ゲームは終わりました。${seats[winner]}の勝ちです。`,
  },
  board: 'すべてのカード',
  legend: '「ジ」と「ハ」はそれぞれの手札、破線は脇、薄い表示は出されたカードです。',
  places: { jekyll: 'ジキルの手札', hyde: 'ハイドの手札', aside: '脇', played: '出された' },
  suit: (potion) => `${card(potion)}の宣言：`,
  picked: (picked, entered, of) => (of === 0 ? card(picked) : `${card(picked)}：${of}枚中${entered}枚。`),
  takenBack: '取り消しました。',
  because: (sentence) => `手がかり：${sentence}`,
  type: 'カードを入力：W4、または続けて何枚でも。秘薬には色を添えて：G2 3+ pride',
  typeHint: 'W4、3+ pride',
  enter: '入力',
  noWord: (word) =>
    `「${word}」というカードはありません。カードはW1〜W7、G1〜G7、P1〜P7、2+、3+、4+、5+です。`,
  back: '1つ戻す',
  again: 'もう一度入れる',
  againAll: (moves) => `${moves}手すべてをもう一度入れる`,
  drop: '破棄する',
  waiting: (moves) =>
    `戻した${moves}手を取ってあります。もう一度入れるか、実際に出たカードをタップしてください。`,
  moves: '入力したもの',
  correct: '手を押すと、そこへ戻って直せます。その後の手は取っておき、もう一度入れられます。',
  open: 'ビューアーで開く',
  openHint: (observer) =>
    observer === null
      ? 'すべてのカードがわかっているので、普通の棋譜です。'
      : `まだわからないカードがあるので、${seats[observer]}から見たゲームに、推理できることを添えて表示します。`,
  another: '別のゲームを記録する',
  take: '持ち出す',
  link: 'リンク',
  file: 'ファイルに保存',
  linked: (characters) => `記録全体が入ったリンクです（${numbers.format(characters)}文字）：`,
  goOn: '記録を続ける',
  noRecord: 'これは記録ではなくゲームです。「自分のゲーム」で開いてください。',
  seenBy: (observer) => `${seats[observer]}から見たゲームです。見えなかったカードは不明のままです。`,
};
