import type { GameRecordingWords } from '../text-types/game-recording.ts';

const numbers = new Intl.NumberFormat('ja');
const day = new Intl.DateTimeFormat('ja', { dateStyle: 'long' });
const time = new Intl.DateTimeFormat('ja', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });

/** `2026年11月23日9時05分`、間に空白を入れない。 */
function when(moment: number): string {
  const parts = Object.fromEntries(time.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${day.format(moment)}${parts.hour ?? ''}時${parts.minute ?? ''}分`;
}

/** 日本語。 */
export const words: GameRecordingWords = {
  title: 'ゲームを記録する',
  unfinished: '記録の途中',
  invite: '実際の卓で遊びながらゲームを記録する',
  noScript: 'ゲームの記録にはJavaScriptが必要です。記録はこのブラウザーだけに保存します。',
  opening: {
    more: '卓の裁定',
    ifYouLike: '任意',
    start: '始める',
    goOn: '続きを記録する',
  },
  name: (players, moment) =>
    players.length === 0
      ? `${when(moment)}の記録`
      : `${players.join(players.length === 2 ? '対' : '、')}　${when(moment)}`,
  board: 'すべてのカード',
  takenBack: '取り消しました。',
  twice: (word) =>
    `「${word}」はすでに入力したカードの中にあるため、もう一度は入力していません。続きは入力欄に残っています。そこで直してください。`,
  enter: '入力',
  back: '1つ戻す',
  again: 'もう一度入れる',
  againAll: (moves) => `${moves}手すべてをもう一度入れる`,
  drop: '破棄する',
  waiting: (moves) =>
    `戻した${moves}手を取ってあります。もう一度入れるか、実際に出たカードをタップしてください。`,
  moves: '入力したもの',
  correct: '手を押すと、そこへ戻って直せます。その後の手は取っておき、もう一度入れられます。',
  open: 'ビューアーで開く',
  another: '別のゲームを記録する',
  endHere: 'どの手のあとでも、ここで終えられます。入力したものは保存され、あとで続けられます。',
  finished: '記録はここまで',
  ended: '記録はここまでです。いつでも続けられます。',
  take: '持ち出す',
  link: 'リンク',
  file: 'ファイルに保存',
  linked: (characters) => `記録全体が入ったリンクです（${numbers.format(characters)}文字）：`,
  goOn: '記録を続ける',
  noRecord: 'これは記録ではなくゲームです。「自分のゲーム」で開いてください。',
};
