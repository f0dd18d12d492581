import { wordsIn } from './search-word-matching.ts';
import { othersOf } from './search-words-of-same-meaning.ts';

/** The numbers of what is typed into the search: a page that names others asks something else, however many words it shares. */

/** The question of a page, and what players call it. */
interface NamedPage {
  readonly title: string;
  readonly asked?: string;
}

/** Numbers that are named together are at most so many words apart. */
const NEAR = 4;

/** The numbers among the words of a text, in digits, each where it stands; all other words are null. */
function numbersIn(text: string, sameMeaning: string, language: string): readonly (string | null)[] {
  const digits = (word: string) => /^\d+(?=s?$)/u.exec(word)?.[0];
  return wordsIn(text, language).map(
    (word) => digits(word) ?? othersOf(word, sameMeaning).map(digits).find(Boolean) ?? null,
  );
}

/** Whether more than one number is typed. */
export function asksSeveralNumbers(
  typed: string,
  { sameMeaning }: { readonly sameMeaning: string },
  language: string,
): boolean {
  return new Set(numbersIn(typed, sameMeaning, language).filter((each) => each !== null)).size > 1;
}

/** Whether the question of a page is about other numbers than those that are typed: one that names none may be about any. */
export function asksOtherNumbers(
  typed: string,
  page: NamedPage,
  vocabulary: { readonly sameMeaning: string },
  language: string,
): boolean {
  const own = numbersIn(page.title, vocabulary.sameMeaning, language);
  return (
    own.some((each) => each !== null && each !== '1') && !saysNumbersOf(typed, page, vocabulary, language)
  );
}

/** Whether a page says all the numbers that are typed, and near each other. */
export function saysNumbersOf(
  typed: string,
  { title, asked = '' }: NamedPage,
  { sameMeaning }: { readonly sameMeaning: string },
  language: string,
): boolean {
  // “One” may stand for anything that was said.
  const wanted = [...new Set(numbersIn(typed, sameMeaning, language))].filter(
    (each) => each !== null && each !== '1',
  );
  const span = 1 + NEAR * (wanted.length - 1);
  return [title, asked].some((text) => {
    const told = numbersIn(text, sameMeaning, language);
    return (
      wanted.length === 0 ||
      told.some((_, at) => wanted.every((one) => told.slice(at, at + span).includes(one)))
    );
  });
}
