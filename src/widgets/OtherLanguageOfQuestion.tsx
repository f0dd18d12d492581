import { LANGUAGES } from '#words/languages';
import { language } from '#said/language-code-and-url-prefix';
import { punctuation } from '#said/punctuation';
import { words as search } from '#said/search';
import { foreignLanguageOf } from './language-of-question.ts';
import { samePageInLanguage } from './same-page-in-language.ts';

/** Where a question is written in another language of the site: that, and the way to the same search in that language, with the question. */
export function OtherLanguageOfQuestion({ query }: { readonly query: string }) {
  const other = foreignLanguageOf(query, language);
  if (other === null) return null;
  const asked = new URLSearchParams(location.search);
  asked.set('q', query);
  return (
    <p>
      {search.askedAbroad}{' '}
      <a href={`${samePageInLanguage(other, location.pathname)}?${asked}`} hreflang={other} lang={other}>
        {punctuation.headed(LANGUAGES[other].name, query)}
      </a>
    </p>
  );
}
