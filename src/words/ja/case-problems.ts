import type { CaseProblemsWords } from '../case-problems.ts';

function under(reading: string | null): string {
  return reading === null ? '' : `（「${reading}」の読み方）`;
}

/** 日本語。 */
export const words: CaseProblemsWords = {
  within: (where, sentence) => `「${where}」のところ：${sentence}`,
  noWord: (found) => `{${found}}は、このゲームのカードでもマークでもありません。`,
  illegalMove: (reading, move, refusals) =>
    `${move}手目${under(reading)}は認められません。${refusals.join('')}`,
  notSo: (reading, move, claim, found) =>
    `${move}手目の後${under(reading)}について、事例は${claim}としていますが、実際は${found}です。`,
  unexplainedMove: (reading, move) =>
    `${move}手目${under(reading)}がどのルールによるのか、事例に書かれていません。`,
  idleRule: (rule) => `答えのどこにも、ルール「${rule}」が使われていません。`,
};
