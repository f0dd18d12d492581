import { language } from '#said/language-code-and-url-prefix';
import { words as vocabulary } from '#said/search-vocabulary';
import { saysAllOf } from '#widgets/search-word-matching.ts';
import type { Says } from '../filter-list.ts';

/** A case is found in the list by the same words as in the search. */
export const matchesSearchWords: Says = (typed) => saysAllOf(typed, vocabulary, language);
