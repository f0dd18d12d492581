import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { vi } from 'vitest';
import { WEIGHTS, type Index } from '../../src/widgets/search-ranking.ts';
import type { KnownWords } from '../../src/widgets/spell-as-indexed.ts';

/** What the reader of the index exports, as much as is used. */
interface Reader {
  createInstance(options: { readonly basePath: string; readonly baseUrl: string }): Index;
}

const FOLDER = new URL('pagefind/', pathToFileURL(`${process.cwd()}/dist/`));

/**
 * The search index of the built site in one language, read without a browser: thousands of questions are asked in the time in which a page
 * answers ten. Its reader asks a document for its language and fetches files, so both are given to it, until the test unstubs
 * its globals.
 */
export async function readIndex(language: string): Promise<Index & KnownWords> {
  vi.stubGlobal('document', {
    currentScript: null,
    querySelector: () => ({ getAttribute: () => language }),
  });
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address);
    return new Response(await readFile(fileURLToPath(`file://${pathname}`)));
  });
  // Each language has a WebAssembly module of its own, of which a reader holds one.
  const reader = (await import(`${FOLDER.href}pagefind.js?${language}`)) as Reader;
  const index = reader.createInstance({ basePath: FOLDER.href, baseUrl: '/' });
  await index.options({ ranking: { metaWeights: WEIGHTS } });
  await index.search('');
  const words = async () => (await readFile(new URL(`words.${language}.txt`, FOLDER), 'utf8')).split(' ');
  return { ...remembering(index), words };
}

/** The same, asked once for each word and each page. */
function remembering(index: Index): Index {
  const hits = new Map<string, ReturnType<Index['search']>>();
  return {
    options: (options) => index.options(options),
    search: (word) => {
      const known = hits.get(word) ?? index.search(word).then(withPagesKept);
      hits.set(word, known);
      return known;
    },
  };
}

type Results = Awaited<ReturnType<Index['search']>>;
type Page = ReturnType<Results['results'][number]['data']>;

const PAGES = new Map<string, Page>();

function withPagesKept({ results }: Results): Results {
  return {
    results: results.map((hit) => ({
      id: hit.id,
      score: hit.score,
      data: () => {
        const known = PAGES.get(hit.id) ?? hit.data();
        PAGES.set(hit.id, known);
        return known;
      },
    })),
  };
}
