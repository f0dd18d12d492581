import { readdirSync, readFileSync } from 'node:fs';
import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import type { Switch } from '#games/switch/rules/game';
import type { Replay } from '#replays/replay';
import { readReplay } from '#replays/read-replay';

/** What somebody wrote about Switch: annotated games, and short positions for lessons, with their translations. */

const CONTENT = new URL('../../../content/', import.meta.url);

export interface Written {
  readonly name: string;
  readonly json: Readonly<Record<string, unknown>>;
  readonly translation: unknown;
  readonly replay: Replay<Switch>;
}

function writtenIn(folder: string): readonly Written[] {
  const at = new URL(`switch/${folder}/`, CONTENT);
  return readdirSync(at)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const text = readFileSync(new URL(file, at), 'utf8');
      const read = readReplay(text, switchMachine);
      if (!read.ok || read.value.problems.length > 0) throw new Error(`${file} is no whole replay`);
      const translation: unknown = JSON.parse(
        readFileSync(new URL(`ja/switch/${folder}/${file}`, CONTENT), 'utf8'),
      );
      const json = JSON.parse(text) as Readonly<Record<string, unknown>>;
      return { name: file.replace('.json', ''), json, translation, replay: read.value.replay };
    });
}

export const ANNOTATED = writtenIn('replays');
export const SCENES = writtenIn('scenes');
