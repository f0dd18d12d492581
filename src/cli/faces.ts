import { writeFile } from 'node:fs/promises';
import { cut, cutFile, STYLES } from '../build/faces.ts';

/** `npm run faces`: cuts the reading face anew, after a new version of it or a change of its letters. */

for (const style of STYLES) {
  const file = await cut(style);
  await writeFile(cutFile(style), file);
  console.log(`${style}: ${file.length} bytes`);
}
