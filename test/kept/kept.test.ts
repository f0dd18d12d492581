import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readQuestion } from '#games/jekyll-vs-hyde/rules/position-link';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { readRecordFile, recordText } from '#games/jekyll-vs-hyde/record/record-file';
import { readFile } from '#progress/progress-file';
import { readProgress } from '#progress/progress';
import { withAnswer } from '#progress/review-schedule';
import { replayFromUrlFragment } from '#replays/whole-replay-in-url-fragment';
import { readReplay } from '#replays/read-replay';
import { toJson } from '#replays/write-replay';
import { readStudies } from '#studies/study-format';
import { readOptions } from '#widgets/embed/embed-options.ts';
import { gamesIn, wrongWith } from '../replays/fixtures/format-text-problem.ts';

/**
 * Links and files that readers have made with earlier versions of Cabinet are read as before. They were written by the version
 * of November 2026, when there was one game, and those in `by-game` by the first that kept things by game, with the toy game as
 * the second. None is ever written anew: a change that cannot read them is a mistake.
 */

const fileOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const jsonOf = (name: string): unknown => JSON.parse(fileOf(name));

const links = jsonOf('links.json') as {
  readonly sandbox: readonly { readonly fragment: string; readonly question: unknown }[];
  readonly games: readonly { readonly name: string; readonly fragment: string; readonly text: string }[];
  readonly embeds: readonly { readonly search: string; readonly options: unknown }[];
};

const links2 = jsonOf('by-game/links.json') as typeof links.games;

describe('Links of an earlier Cabinet', () => {
  test.each(links.sandbox)('to the sandbox lead to the same position and moves: $fragment', (link) => {
    expect(readQuestion(link.fragment)).toEqual({ ok: true, value: link.question });
  });

  test('to a game are there in each form that a link can have', () => {
    const forms = [...links.games, ...links2].map(({ fragment }) => fragment.slice(0, 2));
    expect(new Set(forms)).toEqual(new Set(['1p', '1z']));
  });

  test.each([...links.games, ...links2])(
    'to a game hold the same game: $name',
    async ({ fragment, text }) => {
      expect(await replayFromUrlFragment(fragment)).toEqual({ ok: true, value: text });
    },
  );

  test.each(links.embeds)('to an embedded game say the same: ?$search', ({ search, options }) => {
    expect(readOptions(search, jekyllVsHydeMachine.game.seats)).toEqual({ options, leftOut: [] });
  });
});

describe('Files of an earlier Cabinet', () => {
  test('A replay holds the same moves, and nothing is wrong with it', () => {
    const read = readReplay(fileOf('game.json'), jekyllVsHydeMachine);
    if (!read.ok) throw new Error('It is refused');
    expect(read.value.problems).toEqual([]);
    expect(toJson(read.value.replay)).toEqual(jsonOf('game.json'));
  });

  test('Several games written as text are the games that their links hold', () => {
    const text = fileOf('games.txt');
    expect(wrongWith(text)).toEqual([]);
    expect(gamesIn(text).map(({ replay }) => toJson(replay))).toEqual(
      links.games.map((link): unknown => JSON.parse(link.text)),
    );
  });

  test.each(['jekyll', 'hyde', 'all'])('A record by %s goes on where it was left', (observer) => {
    const name = `record-${observer}.json`;
    const read = readRecordFile(fileOf(name));
    if (read?.ok !== true) throw new Error('It is refused');
    expect(read.value.problem).toBeNull();
    expect(JSON.parse(recordText(read.value.recording))).toEqual(jsonOf(name));
  });

  test('All games of a reader are there, the records among them', () => {
    const read = readStudies('jekyll-vs-hyde', fileOf('studies.json'));
    const { studies } = jsonOf('studies.json') as { readonly studies: unknown };
    expect(read).toEqual({ ok: true, value: { studies, misfits: [] } });
  });

  test('All games that a reader has of one game of several are there, and no other game takes them in', () => {
    for (const [game, other, name] of [
      ['jekyll-vs-hyde', 'toy', 'by-game/studies.json'],
      ['toy', 'jekyll-vs-hyde', 'by-game/studies-toy.json'],
    ] as const) {
      const { studies } = jsonOf(name) as { readonly studies: unknown };
      expect(readStudies(game, fileOf(name))).toEqual({ ok: true, value: { studies, misfits: [] } });
      expect(readStudies(other, fileOf(name))).toEqual({ ok: false, problem: { type: 'other-game', game } });
    }
  });

  test('Progress in one game is that of the first; progress in several is that of each', () => {
    const one = readFile(fileOf('progress.json'));
    const several = readFile(fileOf('by-game/progress.json'));
    if (!one.ok || !several.ok) throw new Error('It is refused');
    expect([...one.value.games.keys()]).toEqual(['jekyll-vs-hyde']);
    expect([one.value.slips, several.value.slips]).toEqual([0, 0]);
    const { games } = jsonOf('by-game/progress.json') as {
      readonly games: Readonly<Record<string, unknown>>;
    };
    expect(Object.keys(games)).toEqual(['jekyll-vs-hyde', 'toy']);
    for (const [game, progress] of Object.entries(games))
      expect(several.value.games.get(game)).toEqual({
        type: 'progress',
        // Bookmarks came later.
        progress: { ...(progress as object), bookmarks: {} },
      });
  });

  test('Progress remembers every lesson, rule and puzzle, and goes on from there', () => {
    const read = readProgress(fileOf('progress.json'));
    if (!read.ok) throw new Error('It is refused');
    const { lessons, rules, puzzles } = jsonOf('progress.json') as Readonly<Record<string, object>>;
    const { progress, slips } = read.value;
    expect(slips).toBe(0);
    expect(progress).toMatchObject({ lessons, rules, puzzles });
    const later = Math.max(...Object.values(progress.rules).map(({ due }) => due));
    const answered = withAnswer(progress, 'follow-suit', true, later).rules['follow-suit'];
    expect(answered?.reps).toBe((progress.rules['follow-suit']?.reps ?? NaN) + 1);
  });
});
