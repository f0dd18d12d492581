import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { glob, type Loader } from 'astro/loaders';
import type { Result } from '#kit/parse-result';
import type { Misfit } from '#kit/validate-object';
import type { Apart } from '#replays/translated-replay';
import { language } from '#said/language-code-and-url-prefix';
import { misfits } from '#said/json-structure-problems';
import { ORIGINAL } from '#words/languages';
import { say } from '#words/sentence-per-type';
import type { GameContent, Json } from './make-content-readers.ts';

/**
 * The files of content, by the folder of a game that they stand in. A schema gets each as `{ game, file }`: whose folder it is, and
 * what the file says.
 */

export type Games = ReadonlyMap<string, GameContent>;

/** Where what is written anew in each language stands. */
const WRITTEN = language === ORIGINAL ? './content' : `./content/${language}`;

/** Files in a folder of each game (`lessons`), each language its own; the id of an entry is `<game>/<file name>`. */
export function writtenIn(folder: string, ending: string, games: Games): Loader {
  return byGame(filesIn(`${folder}/`, ending, WRITTEN), games);
}

/** Files that stand in the folder of a game itself, each language its own. */
export function writtenBeside(ending: string, games: Games): Loader {
  return byGame(filesIn('', ending, WRITTEN), games);
}

/** JSON with the words of the language that is built, each file's from the file of its name in `content/<language>`. */
export function translatedIn(
  folder: string,
  translate: (original: Json, translation: unknown) => Result<Json, Misfit | Apart>,
  games: Games,
): Loader {
  const loader = filesIn(`${folder}/`, 'json', './content');
  if (language === ORIGINAL) return byGame(loader, games);
  return byGame(loader, games, async (id, original) => {
    const file = `${WRITTEN}/${id.replace('/', `/${folder}/`)}.json`;
    const read = translate(original, JSON.parse(await readFile(file, 'utf8')));
    if (read.ok) return read.value;
    throw new Error(`${file}: ${slipSentence(read.problem)}`);
  });
}

/** What the game of a folder gives. Refuses (throws) a folder that is of no listed game. */
export function contentOf(game: string, games: Games): GameContent {
  const content = games.get(game);
  if (content !== undefined) return content;
  const known = [...games.keys()].join(', ');
  throw new Error(`content/${game} is the folder of no game that is listed; those are ${known}.`);
}

function filesIn(folder: string, ending: string, base: string): Loader {
  return glob({
    base,
    pattern: `*/${folder}[^_]*.${ending}`,
    generateId: ({ entry }) => entry.replace(`/${folder}`, '/').replace(`.${ending}`, ''),
  });
}

/** Hands on what files say together with their game, in other words where `said` gives them. */
function byGame(
  loader: Loader,
  games: Games,
  said: (id: string, original: Json) => Promise<Json> = (_, original) => Promise.resolve(original),
): Loader {
  return {
    ...loader,
    load: (context) => {
      // What is kept from the last build knows neither whether a translation has changed nor whether the rules have.
      context.store.clear();
      return loader.load({
        ...context,
        async parseData(entry) {
          const [game = ''] = entry.id.split('/');
          contentOf(game, games);
          const data: Json = { game, file: await said(entry.id, entry.data) };
          return context.parseData({ ...entry, data: data as typeof entry.data });
        },
      });
    },
  };
}

/** The puzzles of every game that has some, from its `puzzles.json`, in their order; the id is `<game>/<name>`. */
export function puzzlesOf(games: Games): Loader {
  return {
    name: 'puzzles',
    load: async (context) => {
      context.store.clear();
      for (const [game, { puzzle }] of games) {
        const file = `./content/${game}/puzzles.json`;
        if (puzzle === undefined || !existsSync(file)) continue;
        const { puzzles } = JSON.parse(await readFile(file, 'utf8')) as { readonly puzzles: readonly Json[] };
        for (const stored of puzzles) {
          const id = `${game}/${puzzle.name(stored)}`;
          const data = await context.parseData({ id, data: { game, file: stored } });
          context.store.set({ id, data });
        }
      }
    },
  };
}

function slipSentence(slip: Misfit | Apart): string {
  if (slip.type !== 'apart') return say(misfits, slip);
  const { missing, stale } = slip;
  return `missing: ${missing.join(', ') || '-'}; without an original: ${stale.join(', ') || '-'}`;
}
