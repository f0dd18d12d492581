import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readQuestion } from '#games/jekyll-vs-hyde/rules/permalink';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine';
import { readRecordFile, recordText } from '#games/jekyll-vs-hyde/record/record-file';
import { readProgress } from '#progress/progress';
import { withAnswer } from '#progress/schedule';
import { fromPermalink } from '#replays/permalink';
import { readReplay } from '#replays/read';
import { toJson } from '#replays/write';
import { readStudies } from '#studies/studies';
import { readOptions } from '#games/jekyll-vs-hyde/widgets/embed/options';
import { gamesIn, wrongWith } from '../replays/fixtures/reading-text.ts';

/**
 * Links and files that readers have made with earlier versions of Cabinet are read as before. They were written by the version
 * of November 2026, when there was one game, and are never written anew: a change that cannot read them is a mistake.
 */

const fileOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const jsonOf = (name: string): unknown => JSON.parse(fileOf(name));

const links = jsonOf('links.json') as {
  readonly sandbox: readonly { readonly fragment: string; readonly question: unknown }[];
  readonly games: readonly { readonly name: string; readonly fragment: string; readonly text: string }[];
  readonly embeds: readonly { readonly search: string; readonly options: unknown }[];
};

describe('Links of an earlier Cabinet', () => {
  test.each(links.sandbox)('to the sandbox lead to the same position and moves: $fragment', (link) => {
    expect(readQuestion(link.fragment)).toEqual({ ok: true, value: link.question });
  });

  test.each(links.games)('to a game hold the same game: $name', async ({ fragment, text }) => {
    expect(await fromPermalink(fragment)).toEqual({ ok: true, value: text });
  });

  test.each(links.embeds)('to an embedded game say the same: ?$search', ({ search, options }) => {
    expect(readOptions(search)).toEqual({ options, leftOut: [] });
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
