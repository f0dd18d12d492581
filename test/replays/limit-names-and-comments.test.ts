import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_COMMENT, MAX_NAME, TOLD_PROBLEMS, MAX_TITLE } from '#kit/input-limits';
import { readRecordFile } from '#games/jekyll-vs-hyde/record/record-file';
import { comment } from '#replays/edit-moves-and-variations';
import { replayFromUrlFragment, replayToUrlFragment } from '#replays/whole-replay-in-url-fragment';
import { writeReplay } from '#replays/write-replay';
import { words as legality } from '#said/jekyll-vs-hyde/legality';
import { words as replays } from '#said/replay-problems';
import { writing } from '#games/jekyll-vs-hyde/game-text-adapter';
import { readGames } from '#widgets/own/read-games.ts';
import { problemSentence } from '#words/replay-problems';
import { DEAL as DEALT, fileOf, gives, LANDSLIDE } from './fixtures/sample-games.ts';
import { read } from './fixtures/format-replay-problem.ts';
import { gamesIn, wrongWith, write } from './fixtures/format-text-problem.ts';

/** Free text over its bounds is read as far as they go, whatever it comes in, and one sentence says where and what to do. */

const [deal] = LANDSLIDE;
const DEAL = 'Deal J: W1 W2 W3 G1 G2 G3 P1 P2 P3 2+ H: W5 W6 W7 G5 G6 G7 P5 P6 P7 5+';
const LONG = 'x'.repeat(300_000);
const PILED = `a${'\u0301'.repeat(100_000)}`;

const tooLong = (key: string, limit: string) =>
  `The text of “${key}” has more than ${limit} characters: what is read of it ends there. Make it shorter in the file.`;
const piledUp = (key: string) =>
  `The text of “${key}” piles more upon one letter than any script needs: the rest of that is left out. Take the marks away in the file.`;

describe('A text over its bounds', () => {
  test.each([
    ['title', { title: LONG }, tooLong('title', '200')],
    ['title', { title: PILED }, piledUp('title')],
    ['name', { players: { hyde: LONG } }, tooLong('hyde', '200')],
    ['name', { players: { hyde: PILED } }, piledUp('hyde')],
  ])('ends a %s in JSON, and the game is read', (_, head, sentence) => {
    const { reading, kept, problems } = read(fileOf(LANDSLIDE, head));
    expect(problems).toEqual([`format: ${sentence}`]);
    expect(kept).toBe(LANDSLIDE.length);
    const { title = '', players } = reading?.replay ?? {};
    expect(`${title}${players?.hyde ?? ''}`.length).toBeLessThanOrEqual(MAX_TITLE);
  });

  test('ends a comment in JSON, and the moves behind it are read', () => {
    const exchange = { ...gives('hyde', 'W5'), variations: [[{ ...gives('hyde', 'W6'), comment: PILED }]] };
    const { reading, kept, problems } = read(
      fileOf([{ ...deal, comment: LONG }, exchange, gives('jekyll', 'W3')]),
    );
    expect(problems).toEqual([
      `move 1: format: ${tooLong('comment', '5,000')}`,
      `move 2: format: In variation 1: ${piledUp('comment')}`,
    ]);
    expect(kept).toBe(3);
    expect(reading?.replay.moves[0]?.comment).toBe('x'.repeat(MAX_COMMENT));
  });

  test('ends headers and comments of a text', () => {
    const text = `[Title "${LONG}"]\n[Hyde "${PILED}"]\n${DEAL} {${LONG}} J: W3`;
    expect(wrongWith(text)).toEqual([
      `Line 1, column 8: ${tooLong('title', '200')}`,
      `Line 2, column 7: ${piledUp('hyde')}`,
      `Line 3, column ${DEAL.length + 2}: ${tooLong('comment', '5,000')}`,
    ]);
    const [game] = gamesIn(text);
    expect(game?.replay.moves).toHaveLength(2);
    expect(game?.replay.players?.hyde?.length).toBeLessThanOrEqual(MAX_NAME);
  });

  test('ends a note of a record', () => {
    const record = {
      record: 'jekyll-vs-hyde',
      version: 1,
      observer: 'all',
      moves: [deal],
      title: 'At the café',
    };
    const source = JSON.stringify({ ...record, notes: [{ move: 1, comment: PILED }] });
    const file = readRecordFile(source);
    if (file?.ok !== true || file.value.problem === null) throw new Error('Nothing is told of the note');
    expect(file.value.problem.move).toBe(1);
    expect(problemSentence(file.value.problem, replays, legality)).toBe(piledUp('comment'));
    expect(file.value.recording.sighted).toHaveLength(1);
    expect(readGames(writing, source).problems).toEqual([`Move 1: ${piledUp('comment')}`]);
  });

  test('is not written: a comment that its reader would cut is refused', () => {
    expect(comment([{ action: DEALT }], { turns: [], moves: 1 }, PILED)).toEqual({
      ok: false,
      problem: { type: 'piled-up', key: 'comment' },
    });
    expect(comment([{ action: DEALT }], { turns: [], moves: 1 }, LONG)).toMatchObject({ ok: false });
  });
});

test('What may be written beside a move is read back whole, from JSON, text and link', async () => {
  const unit = fc.constantFrom(
    'a',
    'é',
    '\u0301',
    '\u200d',
    '👩🏽',
    '罪',
    '\n',
    ' ',
    '{',
    '"',
    '\\',
    '\ufdfa',
    '\u202e',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit, maxLength: 400 }),
      fc.integer({ min: 1, max: 30 }),
      async (typed, times) => {
        const edited = comment([{ action: DEALT }], { turns: [], moves: 1 }, typed.repeat(times));
        if (!edited.ok) return;
        const replay = { game: 'jekyll-vs-hyde', moves: edited.value.line };
        expect(read(writeReplay(replay))).toMatchObject({ problems: [], reading: { replay } });
        const linked = await replayFromUrlFragment(await replayToUrlFragment(write(replay)));
        expect(linked.ok && wrongWith(linked.value)).toEqual([]);
        expect(linked.ok && gamesIn(linked.value)[0]?.replay).toEqual(replay);
      },
    ),
    { seed: 20_261_122, numRuns: 200 },
  );
});

describe('Of very many problems a handful is told', () => {
  test('in JSON, and how many more there are', () => {
    const variations = Array.from({ length: 100_000 }, () => 0);
    const { problems, games } = readGames(writing, fileOf([deal, { ...gives('hyde', 'W5'), variations }]));
    expect(problems).toHaveLength(TOLD_PROBLEMS + 1);
    expect(problems.at(-1)).toMatch(/^And 19,\d{3} more\.$/);
    expect(games).toHaveLength(1);
  });

  test('in text, and how many more there are', () => {
    const { problems } = readGames(writing, 'Deal x\n[Title "a"]\n'.repeat(150));
    expect(problems).toHaveLength(TOLD_PROBLEMS + 1);
    expect(problems.at(-1)).toMatch(/^And \d+ more\.$/);
  });

  test('and of a few all', () => {
    const variations = [0, 0];
    expect(readGames(writing, fileOf([deal, { ...gives('hyde', 'W5'), variations }])).problems).toHaveLength(
      2,
    );
  });
});
