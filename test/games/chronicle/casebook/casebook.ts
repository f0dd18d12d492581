import { readFileSync, readdirSync } from 'node:fs';
import { readCase, type Case } from '#games/chronicle/casebook/read-and-run-cases';

/** The casebook of Chronicle with its translations, as its files have it. */

const CONTENT = new URL('../../../../content/', import.meta.url);
const FOLDER = new URL('chronicle/cases/', CONTENT);

export interface Entry {
  readonly id: string;
  readonly data: Case;
  readonly json: Readonly<Record<string, unknown>>;
  readonly translation: unknown;
}

const jsonIn = (file: string): unknown => JSON.parse(readFileSync(new URL(file, CONTENT), 'utf8'));

export const casebook: readonly Entry[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const json = jsonIn(`chronicle/cases/${file}`) as Readonly<Record<string, unknown>>;
    const read = readCase(json);
    if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.problem)}`);
    return {
      id: file.replace('.json', ''),
      data: read.value,
      json,
      translation: jsonIn(`ja/chronicle/cases/${file}`),
    };
  });
