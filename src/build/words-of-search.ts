import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { listFilesInFolder } from './list-files-in-folder.ts';

/** The words that the search knows, for a slip of the fingers: no index tells which words it holds. */

/** A page that is a question, or all rules of a game. */
const ASKED = /^(?:(?<language>[a-z]{2})\/)?[^/]+\/(?:cases\/[^/]+|rules)\/index\.html$/;

/** For each language the words of what is asked and ruled, in Latin letters alone and long enough to be told from each other, the commonest first. */
export async function wordsOfSearch(
  folder: string,
  original: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const counts = new Map<string, Map<string, number>>();
  for (const path of await listFilesInFolder(folder)) {
    const match = ASKED.exec(path);
    if (match === null) continue;
    const language = match.groups?.language ?? original;
    const known = counts.get(language) ?? new Map<string, number>();
    counts.set(language, known);
    for (const [word] of textOf(await readFile(join(folder, path), 'utf8')).matchAll(/[a-z]{4,}/g))
      known.set(word, (known.get(word) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([language, known]) => [
      language,
      [...known]
        .toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
        .map(([word]) => word),
    ]),
  );
}

/** What a page asks, as it does and as players do, and its rules. */
function textOf(html: string): string {
  const page = parse(html);
  const asked = page.querySelector('[data-pagefind-meta]')?.getAttribute('data-pagefind-meta') ?? '';
  const rules = page.querySelectorAll('h1, .rule-entry').map(({ textContent }) => textContent);
  return [asked, ...rules].join(' ').toLowerCase();
}
