import type { Expected } from '#games/chronicle/rules/notation';
import type { NotationProblemsWords } from '../text-types/notation-problems.ts';

const expected: Readonly<Record<Expected, string>> = {
  deal: '「Deal W1 fewest-wisdom p1: L5 … p2: P3 …」のような配札',
  play: '「p1: L5」や、裏向きなら「p2: down P3」のような、席とカード',
  effect: '「p1: take P2 from p3」のような、席とその選択',
  nothing: 'テキストの終わり（ゲームは終わっています）',
  card: 'カード（「L8」のように、「L」「P」「W」と数か、ワイルドの名前）',
  condition: '「fewest-wisdom」のような条件か、手札',
  hand: '手札（「p1:」とそのカード）',
  seat: '「p1」から「p6」までの席',
  from: '「from」と席',
  to: '「to」と席',
  at: '「at」と席',
  with: '「with」と席',
  for: '「for」とカード',
  adds: '「joins」か「leaves」',
  discards: '「discarded」か「kept」',
};

export const words: NotationProblemsWords = {
  'unknown-word': ({ found, expected: what }) =>
    found === null
      ? `何かが抜けています。必要なのは、${expected[what]}です。`
      : `「${found}」はここには置けません。必要なのは、${expected[what]}です。`,
};
