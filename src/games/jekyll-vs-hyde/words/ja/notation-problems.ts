import type { Expected } from '#games/jekyll-vs-hyde/rules/notation';
import type { NotationProblemsWords } from '../text-types/notation-problems.ts';

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

export const words: NotationProblemsWords = {
  'unknown-word': ({ found, expected: what }) =>
    found === null
      ? `何かが抜けています。必要なのは、${expected[what]}です。`
      : `「${found}」はここには置けません。必要なのは、${expected[what]}です。`,
  'wrong-number': ({ of, found, due }) => `ここは${numbered[of](found)}ではなく、${numbered[of](due)}です。`,
};
