import type { CopyFieldWords } from '../text-types/copy-field.ts';

/** 日本語。 */
export const words: CopyFieldWords = {
  copy: 'コピー',
  copied: 'コピーしました。',
  select: 'このブラウザーではページからコピーできません。選択してあるので、そのままコピーしてください。',
};
