import type { Expected } from '#games/switch/rules/notation';
import type { NotationProblemsWords } from '../text-types/notation-problems.ts';

const expected: Readonly<Record<Expected, string>> = {
  deal: '「Deal p1: 8S … p2: 4H … deck: QD …」のような配札',
  move: '「p1: 8S 8H」「p2: AS>hearts」「p3: draw」のような、席とその手番',
  shuffle: '「Shuffle 8S 4H …」のような新しい山札',
  nothing: 'テキストの終わり（ゲームは終わっています）',
  card: 'カード（「10H」のように、数字とマークの文字）か、カードの後に続くもの',
  hand: '手札（「p1:」とそのカード）か、最後の手札の後の「deck:」',
};

export const words: NotationProblemsWords = {
  'unknown-word': ({ found, expected: what }) =>
    found === null
      ? `何かが抜けています。必要なのは、${expected[what]}です。`
      : `「${found}」はここには置けません。必要なのは、${expected[what]}です。`,
};
