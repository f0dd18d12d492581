import { LANGUAGES, LANGUAGE_CODES, type Language } from '#words/languages';
import { samePageInLanguage } from '../widgets/same-page-in-language.ts';

/** A page in one of the languages of the site. */
export interface Version {
  readonly language: Language;
  /** The language's own name for itself. */
  readonly name: string;
  /** With the country, as other sites want to be told. */
  readonly locale: string;
  readonly address: string;
}

/** The page of an address in every language. The page for addresses that lead nowhere has none, and gives way to the first page. */
export function versionsOf(address: string): readonly Version[] {
  const page = address.replace(/404(\.html|\/)?$/, '');
  return LANGUAGE_CODES.map((language) => ({
    language,
    ...LANGUAGES[language],
    address: samePageInLanguage(language, page),
  }));
}
