import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';

/** What is pressed and chosen answers nothing, whatever page it stands on; nor does what a page tells while it works. */
const CONTROLS = ['button', 'select', '[role="toolbar"]', '[role="status"]'];

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
        const { index, errors } = await createIndex({ excludeSelectors: CONTROLS });
        if (!index) throw new Error(`No search index: ${errors.join(', ')}`);
        await index.addDirectory({ path: folder });
        const { files } = await index.getFiles();
        for (const { path, content } of files) {
          const file = join(folder, 'pagefind', path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, content);
        }
        await close();
      },
    },
  };
}
