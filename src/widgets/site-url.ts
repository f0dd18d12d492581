import { folder } from '#said/language-code-and-url-prefix';

/** Addresses of this site, wherever it is put. Every `path` starts with a slash. */

const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Where the site begins. A language with a folder of its own is built as if that were all of it. */
export const home = base.endsWith(folder) ? base.slice(0, base.length - folder.length) : base;

/** A page, or a part of one, in the language that is read. */
export function siteUrl(path: `/${string}`): string {
  return base + path;
}

/** What is the same in every language, and there once. */
export function sharedUrl(path: `/${string}`): string {
  return home + path;
}
