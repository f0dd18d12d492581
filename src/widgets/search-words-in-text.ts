import { othersOf, stemOf, wordsIn, wordsOf, type Vocabulary } from './search-word-matching.ts';

/** Which of the words that are typed a text has, as the lists that are narrowed down by them ask. */

/** So many words say more with the small ones among them ("do I have to play if I can") than with the one that is left without those. */
const LONG = 6;

/** Whether a text has a word that is looked for, or one that means the same. A word that is still being typed counts as far as it goes. */
export type HasWord = (text: string) => boolean;

/** The words that a query is about, each as what tells whether a text has it; all of its words where hardly any says what it is about. */
export function wordsLookedFor(
  query: string,
  { fillers, sameMeaning }: Vocabulary,
  language: string,
): readonly HasWord[] {
  // Each text is asked for every word.
  const known = new Map<string, ReadonlySet<string>>();
  const stemsOf = (plain: string) => {
    const stems = known.get(plain) ?? new Set(wordsIn(plain, language).map(stemOf));
    known.set(plain, stems);
    return stems;
  };
  return wordsOf(query, new Set(fillers.split(' ')), language, LONG).map((word) => {
    const others = [word, ...othersOf(word, sameMeaning)].map(stemOf);
    return (text) => {
      const plain = text.normalize('NFKC').toLowerCase();
      return plain.includes(word) || others.some((other) => stemsOf(plain).has(other));
    };
  });
}

/** Whether a text says all that a query is about, in its words or in others that mean the same. */
export function saysAllOf(query: string, vocabulary: Vocabulary, language: string): HasWord {
  const wanted = wordsLookedFor(query, vocabulary, language);
  return (text) => wanted.every((has) => has(text));
}
