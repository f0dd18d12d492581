import type { ReferenceSheetWords } from '../text-types/reference-sheet.ts';

/** English. */
export const words: ReferenceSheetWords = {
  title: 'The rules on two pages',
  intro: 'Print it for the table: two pages of A4.',
  print: 'Print',
};
