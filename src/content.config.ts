import { readFile } from 'node:fs/promises';
import { defineCollection } from 'astro:content';
import { file, glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { readCase, type Case } from '#games/jekyll-vs-hyde/casebook/cases';
import { faultsOf } from '#games/jekyll-vs-hyde/casebook/cases';
import { translatedCase } from '#casebook/translated-case';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { RULE_IDS } from '#games/jekyll-vs-hyde/rules/rulebook';
import type { Result } from '#kit/result';
import type { Misfit } from '#kit/validate';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine';
import { readReplay } from '#replays/read';
import { nameOf } from '#games/jekyll-vs-hyde/puzzles/puzzle-position';
import type { Puzzle } from '#games/jekyll-vs-hyde/puzzles/puzzle';
import { confirm } from '#games/jekyll-vs-hyde/puzzles/stored-puzzle';
import type { Replay } from '#replays/replay';
import { translatedReplay, type Apart } from '#replays/translated-replay';
import { words } from '#said/jekyll-vs-hyde/legality';
import { words as caseWords } from '#said/jekyll-vs-hyde/cases';
import { language } from '#said/language';
import { misfits } from '#said/misfits';
import { words as replayWords } from '#said/replays';
import { ORIGINAL } from '#words/languages';
import { problemSentence } from '#words/replays';
import { words as puzzleWords } from '#said/jekyll-vs-hyde/puzzles';
import { say } from '#words/sentences';

/** A replay that a file holds. A bad one stops the build with the number of the move and the reason. */
const replay = z.record(z.string(), z.unknown()).transform((json, context): Replay<JekyllVsHyde> => {
  const reading = readReplay(JSON.stringify(json), jekyllVsHydeMachine);
  const problem = reading.ok ? reading.value.problems[0] : reading.problem;
  if (reading.ok && problem === undefined) return reading.value.replay;
  const where = problem?.move == null ? '' : `Move ${problem.move}: `;
  context.addIssue(
    problem === undefined ? 'Unreadable.' : where + problemSentence(problem, replayWords, words),
  );
  return z.NEVER;
});

/** Where what is written anew in each language stands. */
const WRITTEN = language === ORIGINAL ? './content' : `./content/${language}`;

/** The files of a folder of each game; the id is `<game>/<file name>`. */
function filesIn(folder: string, ending: string, base = './content') {
  return glob({
    base,
    pattern: `*/${folder}/[^_]*.${ending}`,
    generateId: ({ entry }) => entry.replace(`/${folder}/`, '/').replace(`.${ending}`, ''),
  });
}

type Json = Readonly<Record<string, unknown>>;

/** The same with the words of the language that is built, each file's from the file of its name in `content/<language>`. */
function translatedIn(
  folder: string,
  translate: (original: Json, translation: unknown) => Result<Json, Misfit | Apart>,
): Loader {
  const loader = filesIn(folder, 'json');
  if (language === ORIGINAL) return loader;
  return {
    ...loader,
    load: (context) => {
      // What is kept from the last build does not know whether a translation has changed.
      context.store.clear();
      return loader.load({
        ...context,
        parseData: async (entry) => {
          const file = `${WRITTEN}/${entry.id.replace('/', `/${folder}/`)}.json`;
          const read = translate(entry.data, JSON.parse(await readFile(file, 'utf8')));
          if (read.ok) return context.parseData({ ...entry, data: read.value as typeof entry.data });
          throw new Error(`${file}: ${slipSentence(read.problem)}`);
        },
      });
    },
  };
}

function slipSentence(slip: Misfit | Apart): string {
  if (slip.type !== 'apart') return say(misfits, slip);
  const { missing, stale } = slip;
  return `missing: ${missing.join(', ') || '-'}; without an original: ${stale.join(', ') || '-'}`;
}

/** Annotated games, in the format that the `replay` command checks. */
const replays = defineCollection({ loader: translatedIn('replays', translatedReplay), schema: replay });

/** Scripted positions that lessons show and let the reader play: replays too, only shorter. */
const scenes = defineCollection({ loader: translatedIn('scenes', translatedReplay), schema: replay });

/** A case that a file holds. One that the machine does not confirm stops the build with the claim that is wrong. */
const oneCase = z.record(z.string(), z.unknown()).transform((json, context): Case => {
  const read = readCase(json);
  if (!read.ok) {
    context.addIssue(caseWords.slips(read.problem));
    return z.NEVER;
  }
  for (const fault of faultsOf(read.value)) context.addIssue(say(caseWords.faults, fault));
  return read.value;
});

/** The casebook: questions with the position they come up in, and answers that the machine confirms. */
const cases = defineCollection({ loader: translatedIn('cases', translatedCase), schema: oneCase });

const solver = createSolver();

/** A puzzle of the set, worked out. One that the solver does not confirm stops the build. */
const puzzle = z
  .strictObject({ id: z.string(), position: z.string() })
  .catchall(z.unknown())
  .transform((stored, context): Puzzle => {
    const confirmed = confirm(stored, solver);
    if (confirmed.ok) return confirmed.value;
    context.addIssue(puzzleWords.unconfirmed(stored.position, confirmed.problem));
    return z.NEVER;
  });

/** The graded set of puzzles that `npm run puzzles` writes, in its order. */
const puzzles = defineCollection({
  loader: file('./content/jekyll-vs-hyde/puzzles.json', {
    parser: (text) => {
      const { puzzles } = JSON.parse(text) as { readonly puzzles: readonly { readonly position: string }[] };
      return puzzles.map((stored) => ({ ...stored, id: nameOf(stored.position) }));
    },
  }),
  schema: puzzle,
});

/** Lessons, in the order of the number that their file name begins with. */
const lessons = defineCollection({
  loader: filesIn('lessons', 'mdx', WRITTEN),
  schema: z.strictObject({
    title: z.string(),
    /** One sentence, for the list of lessons and for those who search. */
    summary: z.string(),
    /** How long it takes, about. */
    minutes: z.number().int().positive(),
    /** The rules that the lesson teaches; each has to be linked in it. */
    rules: z.array(z.enum(RULE_IDS)),
  }),
});

/** Pages of text beside the lessons. */
const guides = defineCollection({
  loader: glob({
    base: WRITTEN,
    pattern: '*/[^_]*.md',
    generateId: ({ entry }) => entry.replace('.md', ''),
  }),
  schema: z.strictObject({
    title: z.string(),
    /** One sentence, for those who search. */
    description: z.string(),
  }),
});

export const collections = { replays, scenes, cases, puzzles, lessons, guides };
