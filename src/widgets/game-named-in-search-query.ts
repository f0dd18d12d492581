import type { SearchVocabularyWords } from '#words/text-types/search-vocabulary';
import type { SearchedGame } from './search-ranking.ts';
import { isSlipOf, wordsIn } from './search-word-matching.ts';

/** What is known of how a game is named in a question. */
type Naming = Pick<SearchVocabularyWords, 'afterGame' | 'beforeGame'>;

/** A word of a title is a name where it is as long as this. */
const NAME = 3;

/**
 * The game that a question names, and what is asked of it; null where none is named. A name that is a word of the language is
 * one only before all else, behind a preposition or at the end. Of a name of several words one is enough, but it may be what is asked
 * about: it stays.
 */
export function gameNamedIn(
  query: string,
  games: readonly SearchedGame[],
  language: string,
  { afterGame, beforeGame }: Naming,
): { readonly game: string; readonly asked: string } | null {
  const plain = withTitlesMended(query.normalize('NFKC').trim(), games);
  const typed = wordsIn(plain, language);
  for (const { id, title, titleIsWord = false } of games) {
    const name = title.replace(/[^\p{L}\p{N}]+/gu, '[^\\p{L}\\p{N}]+');
    const names = titleIsWord ? [] : wordsIn(title, language).filter(({ length }) => length >= NAME);
    const placed = `^${name}(?:\\s*(?:${afterGame})|$)|[^\\p{L}\\p{N}]+${name}[^\\p{L}\\p{N}]*$`;
    const behind = `(?:^|[^\\p{L}\\p{N}])(?:${beforeGame})\\s+${name}(?![\\p{L}\\p{N}])`;
    const named = new RegExp(`${placed}|${behind}`, 'iu');
    if (!named.test(plain) && !names.some((word) => typed.includes(word))) continue;
    const asked = plain
      .replace(named.test(plain) ? named : new RegExp(name, 'iu'), ' ')
      .replace(/\s+/gu, ' ')
      .trim();
    return { game: id, asked: asked === '' ? query : asked };
  }
  return null;
}

/** A question with each word that is one of a title but for a slip of the fingers, and begins as it does, as the title has it. */
function withTitlesMended(plain: string, games: readonly SearchedGame[]): string {
  const known = games.flatMap(({ title }) => title.toLowerCase().match(/[a-z]+/g) ?? []);
  return plain.replace(/[a-z]+/gi, (typed) => {
    const word = typed.toLowerCase();
    if (known.includes(word)) return typed;
    return known.find((title) => title.startsWith(word.charAt(0)) && isSlipOf(word, title)) ?? typed;
  });
}
