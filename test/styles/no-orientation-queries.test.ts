import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { listFilesInFolder } from '../../src/build/list-files-in-folder.ts';

/** A page that locks itself to one way of holding a screen shuts out whoever has it mounted the other way (WCAG 1.3.4). */
test('No style asks which way a screen is held', async () => {
  const src = new URL('../../src/', import.meta.url).pathname;
  const sheets = (await listFilesInFolder(src)).filter((file) => /\.(css|astro)$/.test(file));
  expect(sheets.length).toBeGreaterThan(100);
  const asking = await Promise.all(
    sheets.map(async (file) => ((await readFile(src + file, 'utf8')).includes('orientation:') ? [file] : [])),
  );
  expect(asking.flat()).toEqual([]);
});
