import { isSlipOf } from './search-word-matching.ts';

/** What is typed with a slip of the fingers, as the pages that are searched write it. */

/** What finds the pages with a word, and knows the words that are asked about. */
export interface KnownWords {
  search(word: string): Promise<{ readonly results: readonly Hit[] }>;
  words?(): Promise<readonly string[]>;
}
interface Hit {
  data(): Promise<{ readonly excerpt: string }>;
}

/** Shorter words are too like each other. */
const WORD = /[a-z]{4,}/gi;
/** So short a word is taken for another only where both begin alike, and it is on a page only where that has all of it. */
const SHORT = 4;
/** A page has a word where one of its own begins with so much of it: the search is content with any beginning, “p” for “pottion”. */
const BEGUN = 0.7;

/**
 * A question with each word that no page has put as the commonest one that is the same but for a slip; a name of none stays as it is, and so do fillers, the
 * words of any question: “whos” is on no page.
 */
export async function spellAsIndexed(index: KnownWords, question: string, fillers: string): Promise<string> {
  const typed = new Set(question.toLowerCase().match(WORD) ?? []).difference(new Set(fillers.split(' ')));
  const words = typed.size === 0 ? [] : await (index.words?.() ?? []);
  const meant = new Map<string, string>();
  for (const word of typed) {
    const near = words.includes(word) ? undefined : words.find((each) => isLikely(word, each));
    if (near !== undefined && !(await isOnPage(index, word))) meant.set(word, near);
  }
  return question.replace(WORD, (word) => meant.get(word.toLowerCase()) ?? word);
}

const isLikely = (word: string, other: string) =>
  isSlipOf(word, other) &&
  (word.length > SHORT || (other.startsWith(word.charAt(0)) && other.length === SHORT));

async function isOnPage(index: KnownWords, word: string): Promise<boolean> {
  const [first] = (await index.search(word)).results;
  const [, marked = ''] = /<mark>(.*?)<\/mark>/.exec((await first?.data())?.excerpt ?? '') ?? [];
  const told = marked.toLowerCase();
  // With nothing but its last letter missing it is a slip of that word, and no beginning of another.
  if (`${word}${told.at(-1) ?? ''}` === told && !told.endsWith('s')) return false;
  return told.includes(word.length <= SHORT ? word : word.slice(0, Math.ceil(BEGUN * word.length)));
}
