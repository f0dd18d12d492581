import { readdirSync, readFileSync } from 'node:fs';
import { chronicleMachine } from '#games/chronicle/machine';
import type { Chronicle } from '#games/chronicle/rules/game';
import type { Replay } from '#replays/replay';
import { readReplay } from '#replays/read';

/** Annotated games of Chronicle with their translations. They wait here until the game is listed, for content is read of listed games only. */

const FOLDER = new URL('written/', import.meta.url);

export interface Written {
  readonly name: string;
  readonly json: Readonly<Record<string, unknown>>;
  readonly translation: unknown;
  readonly replay: Replay<Chronicle>;
}

export const ANNOTATED: readonly Written[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const text = readFileSync(new URL(file, FOLDER), 'utf8');
    const read = readReplay(text, chronicleMachine);
    if (!read.ok || read.value.problems.length > 0) throw new Error(`${file} is no whole replay`);
    const translation: unknown = JSON.parse(readFileSync(new URL(`ja/${file}`, FOLDER), 'utf8'));
    const json = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return { name: file.replace('.json', ''), json, translation, replay: read.value.replay };
  });
