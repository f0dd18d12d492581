import { isSlipOf, wordsIn, wordsOf, type Vocabulary } from './search-word-matching.ts';
import { othersOf, stemOf } from './search-words-of-same-meaning.ts';
import { writeOutShortWords } from './write-out-short-words.ts';

/** Which of the words that are typed a text has, as the lists that are narrowed down by them ask. */

/** So many words say more with the small ones among them ("do I have to play if I can") than with the one that is left without those. */
const LONG = 6;

/** As many letters may begin a longer word: “finish” is in “finishing”, and “a” is in nearly all. */
const LONG_WORD = 4;

/** Whether a text has a word that is looked for, or one that means the same. A word that is still being typed counts as far as it goes. */
export type HasWord = (text: string) => boolean;

/** The words that a query is about, each as what tells whether a text has it; all of its words where hardly any says what it is about. */
export function wordsLookedFor(
  typed: string,
  { fillers, sameMeaning, spellings }: Vocabulary,
  language: string,
): readonly HasWord[] {
  const query = writeOutShortWords(typed, spellings);
  // Each text is asked for every word.
  const known = new Map<string, ReadonlySet<string>>();
  const stemsOf = (plain: string) => {
    const stems = known.get(plain) ?? new Set(wordsIn(plain, language).map(stemOf));
    known.set(plain, stems);
    return stems;
  };
  const typing = /\S$/.test(query) ? wordsIn(query, language).at(-1) : undefined;
  return wordsOf(query, new Set(fillers.split(' ')), language, LONG).map((word) => {
    const others = [word, ...othersOf(word, sameMeaning)].map(stemOf);
    const isBegun = word === typing || word.length >= LONG_WORD;
    return (text) => {
      const plain = text.normalize('NFKC').toLowerCase();
      return (
        hasWord(plain, isBegun ? beginningOf(word) : word, isBegun) ||
        others.some((other) => stemsOf(plain).has(other))
      );
    };
  });
}

/** A word without its ending, where enough of it is left: “renaming” begins as “renames” does. */
function beginningOf(word: string): string {
  const rest = word.replace(/(?:ing|ed|es|s|e)$/, '').replace(/([bdgmnprt])\1$/, '$1');
  return rest.length >= LONG_WORD ? rest : word;
}

/** Whether a text has a word where one of its own begins: “ace” is not in “place”. Japanese has no gaps between words. */
function hasWord(plain: string, word: string, isBegun: boolean): boolean {
  if (!/^[a-z\d]+$/.test(word)) return plain.includes(word);
  return isBegun && new RegExp(`(?<![a-z\\d])${word}`).test(plain);
}

/** Shorter words are too like each other. */
const SLIPPED = /[a-z]{5,}/gi;

/** What is typed, with each word that no text of a list has as one of theirs that is the same but for a slip of the fingers; the words of any question stay. */
export function asListed(
  typed: string,
  texts: readonly string[],
  { fillers }: Vocabulary,
  language: string,
): string {
  const plain = texts.map((text) => text.toLowerCase());
  const empty = new Set(fillers.split(' '));
  return typed.replace(SLIPPED, (word) => {
    const short = word.toLowerCase();
    if (empty.has(short) || plain.some((text) => text.includes(beginningOf(short)))) return word;
    for (const text of plain) {
      const near = wordsIn(text, language).find((one) => isSlipOf(short, one));
      if (near !== undefined) return near;
    }
    return word;
  });
}

/** Which part of what a query is about a text says, in its words or in others that mean the same: 1 where it says all. */
export function partSaid(query: string, vocabulary: Vocabulary, language: string): (text: string) => number {
  const wanted = wordsLookedFor(query, vocabulary, language);
  return (text) => wanted.filter((has) => has(text)).length / Math.max(1, wanted.length);
}
