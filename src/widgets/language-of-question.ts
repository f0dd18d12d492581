import type { Language } from '#words/languages';

/** How questions are written in each language, as far as letters tell: a word or two of Latin letters are typed anywhere. */
const WRITTEN: Readonly<Record<Language, RegExp>> = {
  en: /^(?=.*[a-z]{2}.*[^a-z].*[a-z]{2})[\p{ASCII}‘’“”]+$/iu,
  ja: /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u,
};

/** The language that a question is written in, where that is another than the page's; null where it may be of the page's. */
export function foreignLanguageOf(question: string, language: Language): Language | null {
  const plain = question.normalize('NFKC');
  if (WRITTEN[language].test(plain)) return null;
  const [other = null] = (['en', 'ja'] as const).filter(
    (each) => each !== language && WRITTEN[each].test(plain),
  );
  return other;
}
