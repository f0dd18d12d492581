import type { Expected, Note } from '#replays/text/text-problem';
import type { NotationWords } from '../replay-text-problems.ts';
import { list } from './lists-and-amounts.ts';

const thousands = new Intl.NumberFormat('ja');

const around: Readonly<Record<Expected, string>> = {
  move: '手、印、{コメント}、(変化)のどれかを書いてください。',
  'header-name': '[Title "短いゲーム"]のように、ヘッダーの名前を書いてください。',
  value: '[Title "短いゲーム"]のように、値を引用符で囲んで書いてください。',
  'no-value': '[Players]と[Rulings]は値を付けずに書き、中身がないことを表します。',
  'closing-bracket': 'ヘッダーを]で閉じてください。',
};

const notes: Readonly<Record<Note, string>> = {
  comment: 'コメント',
  glyph: '印',
  variation: '変化',
};

const unclosed = {
  comment:
    'ここから始まるコメントが閉じていません。}が必要です。コメントの中の波かっこは\\{、\\}と書きます。',
  variation: 'ここから始まる変化が閉じていません。)が必要です。',
  value: 'ここから始まる値が閉じていません。"が必要です。値の中のかっこや引用符は\\[、\\]、\\"と書きます。',
} as const;

function quoted(names: readonly string[]): string {
  return list(names.map((name) => `「${name}」`));
}

export const words: NotationWords = {
  text: {
    'nothing-here': () => 'ここに棋譜はありません。[Title "短いゲーム"]のようなヘッダーか、手が必要です。',
    misplaced: ({ found, expected }) =>
      found === null
        ? `ここで終わっています。${around[expected]}`
        : `「${found}」はここには置けません。${around[expected]}`,
    unclosed: ({ what }) => unclosed[what],
    'bad-glyph': ({ found, known }) => `「${found}」という印はありません。使える印は${quoted(known)}です。`,
    'bad-escape': ({ found }) =>
      `「${found}」に意味はありません。バックスラッシュの後に書けるのは、n、s、t、r、かっこ、引用符、バックスラッシュ、または「\\u1F0A1;」のような文字の番号です。`,
    'before-move': ({ what }) => `${notes[what]}は手の後に置きますが、ここには手がありません。`,
    misspelt: ({ found, meant }) =>
      meant === null
        ? `「${found}」も意味のない語です。つづりを確かめてください。`
        : `「${found}」という語はありません。「${meant}」のことですか。`,
    'second-note': ({ what }) => `この手には${notes[what]}がもうあります。1つしか付けられません。`,
    'unknown-header': ({ found, known }) =>
      `「${found}」というヘッダーはありません。使えるヘッダーは${quoted(known)}です。`,
    'second-header': ({ name }) =>
      `「${name}」というヘッダーはもうあります。次のゲームは[Game …]で始めてください。`,
    'too-many-games': ({ limit }) =>
      `ゲームが多すぎます。1つのテキストに入れられるのは${thousands.format(limit)}ゲームまでです。`,
  },
  place: (line, column) => `${line}行目の${column}文字目：`,
};
