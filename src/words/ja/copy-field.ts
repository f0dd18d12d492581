import type { CopyingWords } from '../text-types/copy-field.ts';

/** 日本語。 */
export const words: CopyingWords = {
  copy: 'コピー',
  copied: 'コピーしました。',
  select: 'このブラウザーではページからコピーできません。選択してあるので、そのままコピーしてください。',
};
