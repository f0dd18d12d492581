import { writeFile } from 'node:fs/promises';
import { cut, cutFile, FACES, type Face } from '../build/font-subset-definitions.ts';

/** `npm run faces`: cuts the faces anew, after a new version of one or a change of its letters. */

for (const face of Object.keys(FACES) as Face[]) {
  const file = await cut(face);
  await writeFile(cutFile(face), file);
  console.log(`${face}: ${file.length} bytes`);
}
