import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';

/** Indexes the finished pages for the site's own search. */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const { index, errors } = await createIndex();
        if (!index) throw new Error(`No search index: ${errors.join(', ')}`);
        await index.addDirectory({ path: folder });
        await index.writeFiles({ outputPath: `${folder}/pagefind` });
        await close();
      },
    },
  };
}
