import type { CopyingWords } from '../copying.ts';

/** 日本語。 */
export const words: CopyingWords = {
  copy: 'コピー',
  copied: 'コピーしました。',
  select: 'このブラウザーではページからコピーできません。選択してあるので、そのままコピーしてください。',
};
