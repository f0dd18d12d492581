import type { ProgressWords } from '../text-types/progress.ts';
import { until } from './time-until.ts';

/** 日本語。 */
export const words: ProgressWords = {
  title: '進み具合',
  intro: '答えた内容はこのブラウザーだけに保存されます。しおりと一緒に、ファイルにして持ち運べます。',
  stages: { new: 'これから', learning: '練習中', known: '習得' },
  summary: (known, learning, fresh) => `習得したルール${known}件、練習中${learning}件、これから${fresh}件。`,
  due: (moment, now) => {
    if (moment <= now) return 'いま出題';
    const when = until(moment, now);
    return `${when}${when.endsWith('後') ? 'に' : ''}出題`;
  },
  save: 'ファイルに保存',
  open: 'ファイルを開く',
  openAsk:
    'このブラウザーにある同じゲームの進み具合としおりを、ファイルのもので置き換えます。元には戻せません。',
  openYes: 'ファイルのものにする',
  reset: '最初からやり直す',
  resetAsk:
    'このゲームについて、ブラウザーにある答えと済んだ練習をすべて消します。しおりは残ります。元には戻せません。',
  resetYes: 'すべて消す',
  cancel: 'キャンセル',
  opened: 'ファイルを読み込みました。これがいまの進み具合です。',
  openedInPart: (entries) =>
    `ファイルを読み込みました。これがいまの進み具合です。そのままでは使えない項目が${entries}件あり、直すか除くかしました。`,
  laterFile: 'このファイルは新しい版のCabinetで保存されたものです。何も変更していません。',
  unreadable: 'このファイルにCabinetの進み具合は入っていません。何も変更していません。',
  troubles: {
    blocked: 'このブラウザーでは保存できません。答えはページを離れると消えます。',
    damaged: '保存されていたものが読めませんでした。別に取り置いて、新しく始めます。',
    mended:
      '保存されていたものの一部が使えませんでした。直すか除くかして続け、元のままの控えを取り置いてあります。',
    later:
      '新しい版のCabinetが、このブラウザーに進み具合を保存しています。それには手を付けず、ここでの答えは保存しません。Cabinetのページをすべて閉じてから開くと、新しい版になります。',
    refused: '最後の操作は保存できませんでした。それまでに保存したものは残っています。',
  },
  aside: '保存されていたものに、読めないものや使えないものがありました。元のまま取り置いてあります。',
  saveDamaged: '取り置いたものを保存',
  dropDamaged: '破棄する',
  drill: '出題分を練習する',
  puzzles: {
    title: '問題集',
    summary: (solved, tried) =>
      tried === 0 ? 'まだ問題に挑戦していません。' : `挑戦した${tried}問のうち${solved}問を解きました。`,
    due: (puzzles) =>
      puzzles === 0 ? '出題の時期が来た問題はありません。' : `出題の時期が来た問題が${puzzles}問あります。`,
    all: '問題の一覧',
  },
};
