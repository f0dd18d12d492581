import { abroad, otherNames, words } from '#said/chronicle/case-search-words';
import { searchWordsOfCase } from '../../../../components/casebook/search-words-of-case.ts';

/** How players ask a case of this game. */
export const caseSearchWords = (entry: Parameters<typeof searchWordsOfCase>[0]): string =>
  searchWordsOfCase(entry, { words, abroad, otherNames });
