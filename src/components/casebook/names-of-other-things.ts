import { language } from '#said/language-code-and-url-prefix';
import { wordsIn } from '#widgets/search-word-matching.ts';

/**
 * The names of the things that a text is not about: where it names one of a kind, those of all others of the kind. A text that names none, or all, is
 * about any of them.
 */
export function namesOfOtherThings(text: string, rivals: Readonly<Record<string, string>>): string {
  const told = new Set(wordsIn(text, language));
  return Object.values(rivals)
    .flatMap((things) => {
      const group = things.split('|');
      const unnamed = group.filter((names) => !wordsIn(names, language).some((name) => isNamed(name, told)));
      return unnamed.length === group.length ? [] : unnamed;
    })
    .join(' ');
}

const isNamed = (name: string, told: ReadonlySet<string>) => told.has(name) || told.has(`${name}s`);
