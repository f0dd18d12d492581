import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { ruleEntries } from './entries-of-rulebook.ts';
import { ORIGINAL } from '../words/languages.ts';
import { listFilesInFolder } from './list-files-in-folder.ts';
import { wordsOfSearch } from './words-of-search.ts';

/**
 * What is pressed and chosen answers nothing, whatever page it stands on; nor does what a page tells while it works. The entries of a rulebook
 * are found each by itself, so they are not found again as parts of its page.
 */
const NOT_IN_PAGES = ['button', 'select', '[role="toolbar"]', '[role="status"]', 'article.rule-entry'];

/**
 * Indexes the finished pages for the site's own search. The files are written here: where Pagefind writes them itself, its
 * process may be closed before the last one is on the disk.
 */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const { index, errors } = await createIndex({ excludeSelectors: NOT_IN_PAGES });
        if (!index) throw new Error(`No search index: ${errors.join(', ')}`);
        await index.addDirectory({ path: folder });
        await addRulebooks(index, folder);
        const { files } = await index.getFiles();
        for (const { path, content } of files) {
          const file = join(folder, 'pagefind', path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, content);
        }
        for (const [language, words] of await wordsOfSearch(folder, ORIGINAL))
          await writeFile(join(folder, 'pagefind', `words.${language}.txt`), words.join(' '));
        await close();
      },
    },
  };
}

/** Each entry of a rulebook is found as a page is, by its own heading: a rulebook is long, and has one answer of many. */
async function addRulebooks(index: PagefindIndex, folder: string): Promise<void> {
  for (const path of await listFilesInFolder(folder)) {
    if (!path.endsWith('/rules/index.html')) continue;
    const { language, entries } = ruleEntries(await readFile(join(folder, path), 'utf8'));
    for (const { id, title, text, isQuestion, sources } of entries) {
      const { errors } = await index.addCustomRecord({
        url: `/${path.replace(/index\.html$/, '')}#${id}`,
        content: text,
        language,
        meta: { title, ...(isQuestion ? { answer: text } : { says: text }) },
        filters: { sources: [sources] },
      });
      if (errors.length > 0)
        throw new Error(`${path}#${id} is not in the search index: ${errors.join(', ')}`);
    }
  }
}
