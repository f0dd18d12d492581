import { readFileSync, readdirSync } from 'node:fs';
import { readCase, type Entry } from '#games/jekyll-vs-hyde/casebook/read-and-run-cases';

/** The casebook as its files have it. */

const FOLDER = new URL('../../../../content/jekyll-vs-hyde/cases/', import.meta.url);

/** What stands in each file, by the name of the case. */
export const files: readonly { readonly id: string; readonly json: unknown }[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({
    id: file.replace('.json', ''),
    json: JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as unknown,
  }));

export const casebook: readonly Entry[] = files.map(({ id, json }) => {
  const read = readCase(json);
  if (!read.ok) throw new Error(`${id}: ${JSON.stringify(read.problem)}`);
  return { id, data: read.value };
});
