import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { translatedCase } from '#casebook/translated-case';
import { translatedReplay } from '#replays/translated-replay';
import {
  contentOf, puzzlesOf, translatedIn, writtenBeside, writtenIn,
} from './collections/content-loaders.ts'; // prettier-ignore
import type { Checked, GameContent, Json } from './collections/make-content-readers.ts';
import { facetsOf } from './listed-games.ts';

/** What can be read of files: each kind by the game in whose folder of `content` the file stands. */

const games = facetsOf(
  import.meta.glob<GameContent>('./games/*/content-readers.ts', { eager: true, import: 'content' }),
);

/** A file and the game in whose folder it stands. */
const FILE = z.object({ game: z.string(), file: z.record(z.string(), z.unknown()) });

/** What a game reads in its files; what is wrong with one stops the build. */
function readBy<Held>(read: (game: GameContent, json: Json) => Checked<Held>) {
  return FILE.transform(({ game, file }, context): Held => {
    const checked = read(contentOf(game, games), file);
    if (checked.ok) return checked.value;
    for (const sentence of checked.problem) context.addIssue(sentence);
    return z.NEVER;
  });
}

/** Where a game has files of a kind that it does not read. */
const none = { ok: false, problem: ['The game has no facet for that.'] } as const;

const replay = readBy((game, json) => game.replay(json));

/** Annotated games, in the format that the `replay` command checks. */
const replays = defineCollection({
  loader: translatedIn('replays', translatedReplay, games),
  schema: replay,
});

/** Scripted positions that lessons show and let the reader play: replays too, only shorter. */
const scenes = defineCollection({ loader: translatedIn('scenes', translatedReplay, games), schema: replay });

/** Questions from the table. One that the machine does not confirm stops the build with the claim that is wrong. */
const cases = defineCollection({
  loader: translatedIn('cases', translatedCase, games),
  schema: readBy((game, json) => game.case?.(json) ?? none),
});

/** The graded set of puzzles of a game, in its order. One that the solver does not confirm stops the build. */
const puzzles = defineCollection({
  loader: puzzlesOf(games),
  schema: readBy((game, json) => game.puzzle?.read(json) ?? none),
});

/** Lessons, in the order of the number that their file name begins with. */
const lessons = defineCollection({
  loader: writtenIn('lessons', 'mdx', games),
  schema: z
    .object({
      game: z.string(),
      file: z.strictObject({
        title: z.string(),
        /** One sentence, for the list of lessons and for those who search. */
        summary: z.string(),
        /** How long it takes, about. */
        minutes: z.number().int().positive(),
        /** Whether the game can be played without it: the way through the lessons ends before. */
        optional: z.boolean().optional(),
        /** The rules that the lesson teaches; each has to be linked in it. */
        rules: z.array(z.string()).readonly(),
      }),
    })
    .transform(({ game, file }, context) => {
      const { rules } = contentOf(game, games);
      for (const id of file.rules) if (!rules.includes(id)) context.addIssue(`There is no rule ${id}.`);
      return file;
    }),
});

/** Pages of text beside the lessons. */
const guides = defineCollection({
  loader: writtenBeside('md', games),
  schema: z
    .object({
      game: z.string(),
      file: z.strictObject({
        title: z.string(),
        /** One sentence, for those who search. */
        description: z.string(),
      }),
    })
    .transform(({ file }) => file),
});

export const collections = { replays, scenes, cases, puzzles, lessons, guides };
