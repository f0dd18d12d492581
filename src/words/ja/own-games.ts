import type { OwnGamesWords } from '../text-types/own-games.ts';
import { list } from './lists-and-amounts.ts';

const thousands = new Intl.NumberFormat('ja');

/** 日本語。 */
export const words: OwnGamesWords = {
  title: '自分のゲーム',
  intro:
    'どこからでも棋譜を読み込み、1手ずつ見て、書き込み、リンクで共有できます。すべてブラウザーの中だけで行います。',
  bring: '棋譜を読み込む',
  noScript: '自分のゲームにはJavaScriptが必要です。読むのも保存するのも、このブラウザーだけだからです。',
  paste: 'テキストかJSONを貼り付ける',
  show: '見る',
  file: 'ファイルを開く',
  drop: 'またはここにファイルをドラッグ＆ドロップしてください。',
  loose: 'このブラウザーではこの文章を保存できません。ページを離れると消えます。',
  notation: '棋譜の書き方',
  ofOtherGame: (title) => `これは${title}のゲームです。`,
  openThere: 'そちらのページで開く',
  bringThere: 'そちらのページに読み込む（リンクには長すぎます）',
  partly: {
    start: '読み取れたところまでを下に表示しています。',
    rest: '残りは下に表示しています。ゲームは終わりまであり、おかしいところだけを省いてあります。',
  },
  back: 'すべてのゲーム',
  untitled: '無題',
  players: (names) => `対局者：${list(names)}`,
  playerAt: (name, seat) => `${name}（${seat}）`,
  numbered: (number) => `ゲーム${number}`,
  moves: (moves) => `${moves}手`,
  atMove: (move, sentence) => `${move}手目：${sentence}`,
  moreProblems: (count) => `ほかに${thousands.format(count)}件あります。`,
  reading: 'ゲームを読み込んでいます…',
  held: (length) =>
    `貼り付けたテキスト（${thousands.format(length)}文字）はここにありますが、重すぎて入力欄には表示できません。このままゲームを表示するか、取り消して別のテキストを貼り付けてください。`,
  letGo: '取り消す',
  links: {
    'no-replay': 'このリンクにゲームは入っていません。',
    'unknown-version': 'このリンクは別の版のCabinetで作られたもので、読めません。',
    damaged: 'このリンクは壊れています。途中で切れたのかもしれません。もう一度もらってください。',
    'too-large': 'このリンクの中身は、ゲームの大きさの上限を超えています。',
    'cannot-unpack': 'このブラウザーではリンクを開けません。新しいものなら開けます。',
  },
  own: 'このブラウザーに保存したもの',
  none: 'まだありません。どのゲームでも「書き込む」で変えると、ここに保存されます。',
  changed: (moment) => new Intl.DateTimeFormat('ja', { dateStyle: 'long' }).format(moment),
  keep: '保存する',
  kept: '保存しました',
  rename: '名前を変える',
  newName: 'ゲームの新しい名前：',
  nameOf: (seat) => `${seat}の名前：`,
  cancel: 'キャンセル',
  delete: '削除',
  reallyDelete: (name) => `「${name}」を完全に削除しますか？`,
  damagedEntry: '読めないゲームが1つあります。そのまま残してあります。',
  saveDamaged: '残っているものを保存',
  exportAll: (title) => `${title}のゲームをすべてファイルに保存`,
  importAll: 'ファイルから戻す',
  backup: 'これは1つのゲームではなく、保存したゲームをまとめたファイルです。',
  bringBack: 'このファイルのゲームを戻す',
  taken: (added, known, unusable) =>
    [
      `${added}ゲームを戻しました。`,
      ...(known === 0 ? [] : [`${known}ゲームはすでにありました。`]),
      ...(unusable === 0 ? [] : [`${unusable}ゲームは読めないので除きました。`]),
    ].join(''),
  tooMuch: 'このファイルは大きすぎます。保存できるのは1万ゲーム、100メガバイトまでです。',
  notTaken: 'このファイルにCabinetのゲームはありません。',
  otherGame: (title) =>
    title === null
      ? 'このファイルは別のゲームのページで保存したものです。そのページで読み込んでください。'
      : `これは${title}のゲームを保存したファイルです。`,
  bringBackThere: 'そのページで戻す',
  troubles: {
    held: 'このサイトの別のタブがゲームを使っています。ほかのタブを閉じてください。空きしだい表示します。',
    later: '新しい版のCabinetがゲームを保存しています。Cabinetのページをすべて閉じてから開き直してください。',
    full: 'ブラウザーに空きがありません。',
    failed: '保存したものを読み書きできませんでした。ディスクに空きがないのかもしれません。',
    blocked: 'ブラウザーの設定により保存できません。',
    'too-large': '棋譜の大きさの上限を超えています。',
    missing: 'そのゲームはもうありません。',
    damaged: 'そのゲームは読めません。そのまま残してあります。',
  },
};
