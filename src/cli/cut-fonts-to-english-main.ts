import { writeFile } from 'node:fs/promises';
import { subsetFace, subsetFileUrl, FACES, type Face } from '../build/subset-fonts.ts';

/** `npm run faces`: cuts the faces anew, after a new version of one or a change of its letters. */

for (const face of Object.keys(FACES) as Face[]) {
  const file = await subsetFace(face);
  await writeFile(subsetFileUrl(face), file);
  console.log(`${face}: ${file.length} bytes`);
}
