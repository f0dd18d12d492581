import type { ReplaysWords } from '../replay-problems.ts';
import { list } from './lists-and-amounts.ts';

const thousands = new Intl.NumberFormat('ja');

/** 日本語。 */
export const words: ReplaysWords = {
  faults: {
    'too-large': ({ limit }) =>
      `ファイルが大きすぎます。棋譜の大きさは${thousands.format(limit)}バイトまでです。`,
    'not-utf8': () => 'ファイルがUTF-8のテキストではありません。',
    'not-json': ({ line, column, isCut }) =>
      isCut
        ? `${line === null ? '途中' : `${line}行目`}で途切れていて、終わりがありません。もう一度もらうか、リストとオブジェクトを手で閉じてください。`
        : line === null || column === null
          ? 'JSONではありません。'
          : `JSONではありません。${line}行目の${column}文字目がおかしくなっています。`,
    'unknown-game': ({ found, known }) =>
      `「${found}」というゲームはありません。あるのは${list(known.map((id) => `「${id}」`))}です。`,
    'wrong-version': ({ found }) => `棋譜の形式のバージョンが${found}です。読めるのはバージョン1だけです。`,
    'too-many-moves': ({ limit }) => `棋譜が長すぎます。変化も含めて${thousands.format(limit)}手までです。`,
    'too-deep': ({ limit }) => `変化の入れ子が深すぎます。${limit}段までです。`,
    'broken-text': ({ key }) =>
      `「${key}」の文字列に不完全な文字（対になっていないサロゲート）が入っています。`,
    'too-long': ({ key, limit }) =>
      `「${key}」の文字列が${thousands.format(limit)}文字を超えているので、読むのはそこまでです。ファイルの中で短くしてください。`,
    'piled-up': ({ key }) =>
      `「${key}」の文字列に、1つの文字に重なりすぎた記号があるので、余分な記号は読みません。ファイルの中で記号を減らしてください。`,
  },
  inVariation: (path) => `変化${path.join('.')}：`,
};
