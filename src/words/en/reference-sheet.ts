import type { SheetWords } from '../text-types/reference-sheet.ts';

/** English. */
export const words: SheetWords = {
  title: 'The rules on two pages',
  intro: 'Print it for the table: two pages of A4.',
  print: 'Print',
};
