import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { due, type Recording } from '#games/jekyll-vs-hyde/record/record-in-progress';
import { again, backTo } from '#games/jekyll-vs-hyde/record/enter-tap-by-tap';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { readRecordFile, recordText } from '#games/jekyll-vs-hyde/record/record-file';
import { observerOf, replayOf, withNotes } from '#games/jekyll-vs-hyde/record/record-to-replay';
import { readReplay } from '#replays/read-replay';
import { writeReplay } from '#replays/write-replay';
import { seededRandom } from '#kit/random';
import { writing } from '#games/jekyll-vs-hyde/game-text-adapter';
import { outlineKeptGame } from '#widgets/own/kept-game-outline.ts';
import { randomGame } from '../rules/random-game.ts';
import { OBSERVERS, entered, seenOf, stepsFor, tapsOf } from '../rules/games-seen-by-observer.ts';

/** Records of random games, up to any move, by anybody. */
function holds(check: (recording: Recording) => void): void {
  const property = fc.property(fc.integer(), fc.constantFrom(...OBSERVERS), (seed, observer) => {
    const steps = stepsFor(observer, randomGame(seed));
    const players = { jekyll: 'Ada', hyde: 'Ben' };
    const whole = entered(
      { observer, players, title: 'At the café' },
      steps.flatMap((step) => tapsOf(seenOf(observer, step))),
    );
    check(backTo(whole, Math.ceil(seededRandom(seed)() * steps.length)));
  });
  fc.assert(property, { seed: 20_261_121, numRuns: 100 });
}

describe('A record', () => {
  test('is a file that gives it back', () => {
    holds((recording) => {
      expect(readRecordFile(recordText(recording))).toEqual({
        ok: true,
        value: { recording, problem: null, further: [] },
      });
    });
  });

  test('comes to a replay without a fault, which says what the record says', () => {
    holds((recording) => {
      const reading = readReplay(writeReplay(replayOf(recording)), jekyllVsHydeMachine);
      if (!reading.ok) throw new Error('The replay cannot be read');
      expect(reading.value.problems).toEqual([]);
      expect(reading.value.replay).toMatchObject({ title: 'At the café', players: { jekyll: 'Ada' } });
      const { moves } = reading.value.replay;
      expect(moves).toHaveLength(recording.sighted.length);
      for (const [at, { seen }] of recording.sighted.entries()) {
        if (seen.type !== 'deal') expect(moves[at]?.action).toEqual(seen);
      }
    });
  });

  test('is unfinished as long as something of it is due and nobody has said that it ends; a replay never is', () => {
    holds((recording) => {
      const outline = (text: string) => outlineKeptGame(writing, ({ type }) => type, text);
      const goesOn = due(recording).type !== 'nothing';
      expect(outline(recordText(recording))?.isUnfinished).toBe(goesOn);
      // Whoever says that it ends here is believed, also once it is read again.
      const finished = { ...recording, finished: true };
      expect(outline(recordText(finished))?.isUnfinished).toBe(false);
      expect(readRecordFile(recordText(finished))).toMatchObject({ value: { recording: finished } });
      expect(outline(writeReplay(replayOf(recording)))?.isUnfinished).toBe(false);
    });
  });

  test('keeps what is written beside its moves, also beside one that is taken back', () => {
    holds((recording) => {
      const { moves } = replayOf(recording);
      const written = moves.map((step, at) =>
        at % 2 === 0
          ? { ...step, comment: `Ада 😀 ${at}`, ...(at % 4 === 0 && { glyph: '?!' as const }) }
          : step,
      );
      const noted = withNotes(recording, written);
      expect(replayOf(noted).moves).toEqual(written);
      expect(readRecordFile(recordText(noted))).toMatchObject({ value: { recording: noted, problem: null } });
      const back = backTo(noted, 1);
      const later = withNotes(back, replayOf(back).moves);
      expect(replayOf(again(later, moves.length - 1)).moves).toEqual(written);
    });
  });

  test('keeps what else could have been played, and tells of what no longer can be', () => {
    holds((recording) => {
      const { moves } = replayOf(recording);
      const last = moves.at(-1);
      if (observerOf(recording) !== null || last === undefined || last.action.type === 'deal') return;
      const other = { ...last, comment: 'instead', variations: [[{ ...last, glyph: '!' as const }]] };
      const line = [...moves.slice(0, -1), { ...last, variations: [[other]] }];
      const noted = withNotes(recording, line);
      const read = writing.readExtra?.(recordText(noted));
      expect(read).toMatchObject({ value: { replay: { moves: line }, extra: noted, problem: null } });
      const moved = { ...noted, notes: noted.notes.map((note) => ({ ...note, move: 1 })) };
      expect(writing.readExtra?.(recordText(moved))).toMatchObject({
        value: { replay: { moves }, extra: moved, problem: { move: 1, variation: [1] } },
      });
    });
  });

  test('may have been written on by another Cabinet: a mark that is none is left out', () => {
    const note = { move: 1, comment: 'so', glyph: '±' };
    const deal = { type: 'deal', jekyll: [], hyde: [] };
    const text = JSON.stringify({
      record: 'jekyll-vs-hyde',
      version: 1,
      observer: 'all',
      moves: [deal],
      notes: [note],
    });
    expect(readRecordFile(text)).toMatchObject({ value: { recording: { notes: [note] } } });
    const broken = text.replace('"so"', '"\\ud800"');
    expect(readRecordFile(broken)).toMatchObject({ ok: false, problem: { fault: { type: 'broken-text' } } });
    const nowhere = text.replace('"move":1', '"move":0');
    expect(readRecordFile(nowhere)).toMatchObject({ ok: false, problem: { move: null } });
  });

  test('is somebody’s until all is known', () => {
    holds((recording) => {
      const { observer, sighted } = recording;
      const over = !('hands' in (sighted.at(-1)?.state ?? {}));
      if (observer === 'all' || over) expect(observerOf(recording)).toBeNull();
      else expect([observer, null]).toContain(observerOf(recording));
    });
  });
});

describe('A file that is no record', () => {
  test.each(['', '{', '[]', '{"game":"jekyll-vs-hyde","version":1,"moves":[]}', '{ "record'.repeat(200_000)])(
    'is left to others: %.20s',
    (text) => {
      expect(readRecordFile(text)).toBeNull();
    },
  );

  test('or a bad one is told with the number of its move', () => {
    expect(readRecordFile('{"record":"jekyll-vs-hyde","version":2}')).toMatchObject({
      ok: false,
      problem: { move: null, variation: [], fault: { type: 'wrong-version' } },
    });
    const file =
      '{"record":"jekyll-vs-hyde","version":1,"observer":"all","moves":[{"type":"follow","by":"hyde","card":"W1"}]}';
    expect(readRecordFile(new TextEncoder().encode(file))).toMatchObject({
      ok: true,
      value: { problem: { move: 1, variation: [], fault: { type: 'illegal' } } },
    });
  });
});
