import { language } from '#said/language-code-and-url-prefix';
import { words as vocabulary } from '#said/search-vocabulary';
import { asListed, partSaid, wordsLookedFor } from '#widgets/search-words-in-text.ts';
import type { ListSearch } from '../filter-list.ts';
import { arrangeByWords } from './arrange-cases-by-words.ts';

/** A case is found in the list by the same words as in the search, and those that ask them come first. */
export const caseSearch: ListSearch = {
  mended: (typed, texts) => asListed(typed, texts, vocabulary, language),
  partSaid: (typed) => partSaid(typed, vocabulary, language),
  arrange: (form, typed) => {
    arrangeByWords(form, wordsLookedFor(typed, vocabulary, language), typed);
  },
};
