import { ORIGINAL, type Language } from '#words/languages';
import { home, link } from './link.ts';

/** A page of this language, by its whole address (without what stands behind `?` and `#`), as it is in another. */
export function inLanguage(other: Language, address: string): string {
  const path = address.slice(link('/').length);
  return `${home}/${other === ORIGINAL ? '' : `${other}/`}${path}`;
}
