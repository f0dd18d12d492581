import { ORIGINAL, type Language } from '#words/languages';
import { home, siteUrl } from './site-url.ts';

/** A page of this language, by its whole address (without what stands behind `?` and `#`), as it is in another. */
export function samePageInLanguage(other: Language, address: string): string {
  const path = address.slice(siteUrl('/').length);
  return `${home}/${other === ORIGINAL ? '' : `${other}/`}${path}`;
}
