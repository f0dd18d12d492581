/** The languages of the site. Each has a folder of words, and content of its own; the original comes first. */

export interface LanguageFacts {
  /** Its name as those who speak it write it. */
  readonly name: string;
  /** With the country, as other sites want to be told. */
  readonly locale: string;
}

export const LANGUAGES = {
  en: { name: 'English', locale: 'en_US' },
  ja: { name: '日本語', locale: 'ja_JP' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[];

/** The language that the content is written in, whose pages stand at the root of the site. */
export const ORIGINAL: Language = 'en';

/** Those that stand in a folder of their own, `/ja/…`. */
export const TRANSLATIONS: readonly Language[] = LANGUAGE_CODES.filter((language) => language !== ORIGINAL);
