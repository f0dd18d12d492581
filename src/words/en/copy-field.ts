import type { CopyFieldWords } from '../text-types/copy-field.ts';

/** English. */
export const words: CopyFieldWords = {
  copy: 'Copy',
  copied: 'Copied.',
  select: 'The browser does not let this page copy. It is marked: copy it yourself.',
};
