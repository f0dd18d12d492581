import type { Expected } from '#games/jekyll-vs-hyde/rules/notation';
import type { Expected as ExpectedAround, Note } from '#replays/text/problem';
import type { NotationWords } from '../notation.ts';
import { list } from '#words/ja/common';

const thousands = new Intl.NumberFormat('ja');

const around: Readonly<Record<ExpectedAround, string>> = {
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

const expected: Readonly<Record<Expected, string>> = {
  deal: '「Deal J: W1 … H: W2 …」のような配札',
  gift: '「J: W4」や「H: P2 5+」のような、渡すカード',
  lead: '「W4」や「3+>pride」のような、リードするカード',
  follow: '「W4」や「3+」のような、応じるカード',
  nothing: 'テキストの終わり（ゲームは終わっています）',
  card: 'カード（W1〜W7、G1〜G7、P1〜P7、2+〜5+）か、カードの後に続くもの',
  hand: '手札（「J:」か「H:」とそのカード）',
  game: '何戦目かの番号',
  round: 'ラウンドの番号',
};

const numbered = {
  game: (game: number) => `${game}戦目`,
  round: (round: number) => `第${round}ラウンド`,
  trick: (trick: number) => `第${trick}トリック`,
} as const;

function quoted(names: readonly string[]): string {
  return list(names.map((name) => `「${name}」`));
}

export const notation: NotationWords = {
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
    'second-note': ({ what }) => `この手には${notes[what]}がもうあります。1つしか付けられません。`,
    'unknown-header': ({ found, known }) =>
      `「${found}」というヘッダーはありません。使えるヘッダーは${quoted(known)}です。`,
    'second-header': ({ name }) =>
      `「${name}」というヘッダーはもうあります。次のゲームは[Game …]で始めてください。`,
    'too-many-games': ({ limit }) =>
      `ゲームが多すぎます。1つのテキストに入れられるのは${thousands.format(limit)}ゲームまでです。`,
  },
  jekyllVsHyde: {
    'unknown-word': ({ found, expected: what }) =>
      found === null
        ? `何かが抜けています。必要なのは、${expected[what]}です。`
        : `「${found}」はここには置けません。必要なのは、${expected[what]}です。`,
    'wrong-number': ({ of, found, due }) =>
      `ここは${numbered[of](found)}ではなく、${numbered[of](due)}です。`,
  },
  place: (line, column) => `${line}行目の${column}文字目：`,
};
