import { abroad, otherNames, rivals, words } from '#said/chronicle/case-search-words';
import { namesOfOtherThings } from '../../../../components/casebook/names-of-other-things.ts';
import { searchWordsOfCase } from '../../../../components/casebook/search-words-of-case.ts';

/** How players ask a case of this game. */
export const caseSearchWords = (entry: Parameters<typeof searchWordsOfCase>[0]): string =>
  searchWordsOfCase(entry, { words, abroad, otherNames });

/** What a case of this game is not about, though it is about another thing of that kind. */
export const caseIsNotAbout = (entry: Parameters<typeof searchWordsOfCase>[0]): string =>
  namesOfOtherThings(`${entry.data.question} ${caseSearchWords(entry)}`, rivals);
