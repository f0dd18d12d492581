import { readFileSync, readdirSync } from 'node:fs';
import { readCase, type Case } from '#games/chronicle/casebook/cases';

/** The casebook of Chronicle with its translations. It waits here until the game is listed, for content is read of listed games only. */

const FOLDER = new URL('cases/', import.meta.url);

export interface Entry {
  readonly id: string;
  readonly data: Case;
  readonly json: Readonly<Record<string, unknown>>;
  readonly translation: unknown;
}

const jsonIn = (file: string): unknown => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));

export const casebook: readonly Entry[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const json = jsonIn(file) as Readonly<Record<string, unknown>>;
    const read = readCase(json);
    if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.problem)}`);
    return { id: file.replace('.json', ''), data: read.value, json, translation: jsonIn(`ja/${file}`) };
  });
