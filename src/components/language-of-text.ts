import { language } from '#said/language-code-and-url-prefix';

/** The language of a place or title in a source, as its letters tell: that of the page where it has none. */
export function languageOf(text: string): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)) return 'ja';
  return /\p{L}/u.test(text) ? 'en' : language;
}
