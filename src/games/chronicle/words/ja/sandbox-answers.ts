import { say } from '#words/sentence-per-type';
import type { SandboxAnswersWords } from '../text-types/sandbox-answers.ts';
import { words as table } from './table-and-replay-steps.ts';

/** 日本語。 */
export const words: SandboxAnswersWords = {
  plays: {
    title: 'できること',
    down: '裏向き',
    up: '表向き',
    more: (moves) => `同じ種類の選び方が、ほかに${moves}通りあります。`,
  },
  others: { title: '出せないカードとその理由' },
  rulings: {
    title: '卓によって違う点',
    made: (action, follows) => `${say(table.moves, action)}${follows === '' ? '。' : `：${follows}`}`,
    more: (moves) => `違いが出る手は、ほかに${moves}手あります。`,
  },
  slots: {
    title: 'この局面のカードの効果',
    playBy: '入力した効果を使う',
  },
  wholeGame: '棋譜にできるのは、ラウンドの最初のミーティングの局面です。',
};
