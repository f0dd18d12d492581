import { list } from '#words/ja/lists-and-amounts';
import type { FillInCardEffectsPageWords } from '../text-types/fill-in-card-effects-page.ts';
import { spelled } from './ability-sentences.ts';
import { words as game } from './names.ts';
import { kinds } from './seat-and-card-names.ts';

const numbers = new Intl.NumberFormat('ja-JP');

function parts(some: number, cards: number): string {
  return `効果${some}件と歴史カード${cards}枚`;
}

/** 日本語。 */
export const words: FillInCardEffectsPageWords = {
  title: 'カードの効果',
  intro:
    'ほとんどのカードの効果は、どの資料にもありません。このサイトで勝手に決めることはしません。ゲームをお持ちなら、手元のカードの効果を決まった種類から選んで入力してください。サンドボックスやゲームで使えます。入力したものは、このブラウザーとファイルとリンクだけに残ります。',
  noScript: '入力にはJavaScriptが必要です。入力したものは、お使いのブラウザーだけに残ります。',
  abilities: '効果',
  known: '資料にあります。',
  effect: '効果',
  open: '未定',
  time: 'いつ',
  printed: (time) => `${spelled.times[time]}（説明書のとおり）`,
  chooser: '誰が選ぶか',
  scene: (kind) => `${kinds[kind]}の例：プレイヤー1がリードし、プレイヤー2がこのカードを出します。`,
  history: '歴史カード',
  historyIntro: '12枚のうち、1枚はすべて、2枚は条件だけが資料にあります。',
  card: (number) => `歴史カード${number}`,
  says: (lead, conditions) => {
    const first =
      lead === 'open'
        ? '未定：リードカードはどの資料にもありません。'
        : `リードカードは${game.card(lead)}です。`;
    if (conditions !== 'open') return `${first}名声の条件は${list(conditions.map(game.condition))}です。`;
    return lead === 'open' ? '未定：どの資料にもありません。' : `${first}条件は未定です。`;
  },
  lead: 'リードカード',
  condition: '名声の条件',
  second: 'もう1つの条件',
  none: 'なし',
  choose: '未定',
  half: 'リードカードと名声の条件の両方を選ぶと保存されます。',
  keep: '入力したもの',
  kept: (some, cards) => `${parts(some, cards)}を入力しています。`,
  nothing: 'まだ何も入力していません。',
  save: 'ファイルに保存',
  load: 'ファイルを開く',
  forget: 'すべて消す',
  undo: '元に戻す',
  brought: (some, cards) => `読み込んだのは${parts(some, cards)}です。いまの入力と入れ替わります。`,
  take: '入れ替える',
  leave: 'キャンセル',
  taken: '入れ替えました。',
  link: '入力したものへのリンク',
  troubles: {
    blocked: 'ブラウザーに保存できません。このページを閉じると消えるので、ファイルに保存してください。',
    damaged: '保存されていたものを読めませんでした。別に取っておき、何もない状態から始めます。',
    mended: '保存されていたものの一部を読めませんでした。読めなかった部分は別に取っておきました。',
    later: '新しい版のCabinetで保存されたものがあり、このページでは読めません。そのまま残します。',
    refused: 'この変更は保存できませんでした。前に保存したものは残っています。',
  },
  problems: {
    'not-json': ({ line, column }) =>
      line === null || column === null
        ? 'JSONのファイルではありません。ここで保存したファイルを選んでください。'
        : `${line}行目の${column}文字目でJSONではなくなっています。ここで保存したファイルを選んでください。`,
    'too-long': ({ limit }) => `ファイルが長すぎます。${numbers.format(limit)}文字までにしてください。`,
  },
  at: (place, sentence) => `${place.map((key) => `「${key}」`).join('の')}の部分：${sentence}`,
};
