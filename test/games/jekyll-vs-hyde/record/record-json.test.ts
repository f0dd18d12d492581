import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HIDDEN, beginRecording, type Recording } from '#games/jekyll-vs-hyde/record/record-in-progress';
import { back, backTo } from '#games/jekyll-vs-hyde/record/enter-tap-by-tap';
import { readRecord, writeRecord, type RecordFault } from '#games/jekyll-vs-hyde/record/record-json';
import { seededRandom } from '#kit/random';
import { isRecord, type RecordReading } from '#replays/record-file-format';
import { randomGame } from '../rules/random-game.ts';
import { OBSERVERS, entered, seenOf, stepsFor, tapsOf } from '../rules/games-seen-by-observer.ts';
import { cards, span } from '../rules/table.ts';

const HAND = cards('W1-5 G1-4 2+');
const HEAD = { observer: 'jekyll', players: { jekyll: 'Ada', hyde: 'بن 🃏' }, title: 'At the café' } as const;
/** A record as it stands in a file. */
const FILE = onDisk(entered(HEAD, [...HAND, 'W1', 'P1', 'G1', 'G5']));

function onDisk(recording: Recording): Readonly<Record<string, unknown>> {
  return JSON.parse(JSON.stringify(writeRecord(recording))) as Record<string, unknown>;
}

function read(json: unknown): RecordReading<Recording, RecordFault> {
  const reading = readRecord(json);
  if (!reading.ok) throw new Error(`Unreadable: ${JSON.stringify(reading.problem)}`);
  return reading.value;
}

/** The file with other moves in place of those from one on, counted from 1. */
function withMoves(from: number, ...moves: readonly unknown[]) {
  return { ...FILE, moves: [...(FILE.moves as readonly unknown[]).slice(0, from - 1), ...moves] };
}

describe('A record on disk', () => {
  test('holds what was seen and nothing else', () => {
    expect(FILE).toEqual({
      record: 'jekyll-vs-hyde',
      version: 1,
      observer: 'jekyll',
      title: 'At the café',
      players: { jekyll: 'Ada', hyde: 'بن 🃏' },
      moves: [
        { type: 'deal', jekyll: HAND, hyde: ['??', '??', '??', '??', '??', '??', '??', '??', '??', '??'] },
        { type: 'exchange', by: 'jekyll', cards: ['W1'] },
        { type: 'exchange', by: 'hyde', cards: ['P1'] },
        { type: 'lead', by: 'jekyll', card: 'G1' },
        { type: 'follow', by: 'hyde', card: 'G5' },
      ],
    });
    expect(isRecord(FILE)).toBe(true);
    expect(isRecord({ game: 'jekyll-vs-hyde', version: 1, moves: [] })).toBe(false);
  });

  test('comes back as it was, after any tap, whoever looks on, with what is begun and what waits', () => {
    const property = fc.property(fc.integer(), fc.constantFrom(...OBSERVERS), (seed, observer) => {
      const luck = seededRandom(seed);
      const rulings = { 'return-match': luck() < 0.5 ? 'on' : 'off' } as const;
      const steps = stepsFor(observer, randomGame(seed, rulings));
      const taps = steps.flatMap((step) => tapsOf(seenOf(observer, step)));
      let recording = entered({ observer, rulings }, taps.slice(0, Math.ceil(luck() * taps.length)));
      if (luck() < 0.3) recording = backTo(recording, Math.floor(luck() * recording.sighted.length));
      else if (luck() < 0.5) recording = back(recording);
      expect(read(onDisk(recording))).toEqual({ recording, problem: null, further: [] });
    });
    fc.assert(property, { seed: 20_261_121, numRuns: 100 });
  });
});

describe('What is no record is refused in a word', () => {
  test.each([
    ['nothing', null, { type: 'unexpected', key: '' }],
    ['a list', [FILE], { type: 'unexpected', key: '' }],
    ['a key too many', { ...FILE, colour: 'red' }, { type: 'unknown-key', key: 'colour' }],
    [
      'a key of every object',
      JSON.parse('{"record":"jekyll-vs-hyde","__proto__":{}}'),
      { type: 'unknown-key', key: '__proto__' },
    ],
    ['another version', { ...FILE, version: 2 }, { type: 'wrong-version', found: '2' }],
    ['another game', { ...FILE, record: 'chess' }, { type: 'unknown-game', found: '"chess"' }],
    ['a stranger who looks on', { ...FILE, observer: 'dealer' }, { type: 'unexpected', key: 'observer' }],
    ['half a character', { ...FILE, title: '\ud83c' }, { type: 'broken-text', key: 'title' }],
    [
      'half a character in a name',
      { ...FILE, players: { hyde: '\udc00' } },
      { type: 'broken-text', key: 'hyde' },
    ],
    ['a third player', { ...FILE, players: { poole: 'Ann' } }, { type: 'unexpected', key: 'players' }],
    [
      'a ruling that there is not',
      { ...FILE, rulings: { dice: 'on' } },
      { type: 'not-a-switch', key: 'dice' },
    ],
    ['moves without end', { ...FILE, moves: span(1, 1001) }, { type: 'too-many-moves', limit: 1000 }],
    ['no list of moves', { ...FILE, moves: 'W1' }, { type: 'unexpected', key: 'moves' }],
    ['a card that there is not', { ...FILE, picked: ['W9'] }, { type: 'unexpected', key: 'picked' }],
  ] as const)('%s', (_, json: unknown, fault) => {
    expect(readRecord(json)).toMatchObject({ ok: false, problem: { move: null, fault } });
  });
});

describe('A move that is wrong ends the record before it, and what follows waits', () => {
  test.each([
    [
      'the other hand is named',
      withMoves(1, { type: 'deal', jekyll: HAND, hyde: cards('P1-7 G5-7') }),
      1,
      { type: 'unexpected', key: 'hyde' },
    ],
    [
      'the hand is not the observer’s',
      withMoves(1, { type: 'deal', jekyll: HIDDEN, hyde: HAND }),
      1,
      { type: 'illegal', refusals: [{ type: 'wrong-deal', to: 'jekyll' }] },
    ],
    [
      'nobody’s hand is seen',
      withMoves(1, { type: 'deal', jekyll: HIDDEN, hyde: HIDDEN }),
      1,
      { type: 'unknown-card' },
    ],
    [
      'a card of the hand is not seen',
      withMoves(1, { type: 'deal', jekyll: [...HAND.slice(1), '??'], hyde: HIDDEN }),
      1,
      { type: 'unknown-card' },
    ],
    [
      'a card of the hand is there twice',
      withMoves(1, { type: 'deal', jekyll: [...HAND.slice(1), 'W2'], hyde: HIDDEN }),
      1,
      { type: 'illegal', refusals: [{ type: 'dealt-twice', card: 'W2' }] },
    ],
    [
      'a card is given that is not held',
      withMoves(2, { type: 'exchange', by: 'jekyll', cards: ['P7'] }),
      2,
      { type: 'illegal', refusals: [{ type: 'not-held' }] },
    ],
    [
      'a card comes out of the wrong hand',
      withMoves(5, { type: 'follow', by: 'hyde', card: 'G2' }),
      5,
      { type: 'illegal', refusals: [{ type: 'not-held', by: 'hyde' }] },
    ],
    [
      'a played card is not seen',
      withMoves(5, { type: 'follow', by: 'hyde', card: '??' }),
      5,
      { type: 'unknown-card' },
    ],
    ['a move is none', withMoves(5, 'pass'), 5, { type: 'unexpected' }],
    [
      'a comment stands beside a move',
      withMoves(5, { type: 'follow', by: 'hyde', card: 'G5', comment: 'so' }),
      5,
      { type: 'unknown-key' },
    ],
  ] as const)('%s', (_, json: unknown, move, fault) => {
    const { recording, problem } = read(json);
    expect(problem).toMatchObject({ move, fault });
    expect(recording.sighted).toHaveLength(move - 1);
  });

  test('with both hands open none may be hidden', () => {
    const { problem } = read({ ...FILE, observer: 'all' });
    expect(problem).toMatchObject({ move: 1, fault: { type: 'unknown-card', found: '"??"' } });
  });

  test('what follows is not lost', () => {
    const later = [
      { type: 'lead', by: 'hyde', card: 'G6' },
      { type: 'follow', by: 'jekyll', card: 'G2' },
    ];
    const { recording } = read({
      ...withMoves(5, { type: 'follow', by: 'hyde', card: 'W2' }, ...later),
      waiting: [later[0]],
    });
    expect(recording.waiting).toEqual([{ type: 'follow', by: 'hyde', card: 'W2' }, ...later, later[0]]);
  });

  test('of what was begun only what can be is taken', () => {
    const { recording, problem } = read({ ...FILE, moves: [], picked: ['W1', 'W2'] });
    expect([recording.picked, problem]).toEqual([['W1', 'W2'], null]);
    expect(read({ ...FILE, picked: ['G1'] })).toMatchObject({
      recording: { picked: [] },
      problem: { move: null },
    });
  });

  test('anything at all is read without a throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (moves, waiting) => {
        readRecord({ ...FILE, moves: [moves, ...(FILE.moves as readonly unknown[])], waiting: [waiting] });
        readRecord(moves);
        readRecord({ ...FILE, moves });
      }),
      { seed: 20_261_121, numRuns: 300 },
    );
  });
});

test('An empty record is a record', () => {
  expect(read(onDisk(beginRecording({ observer: 'hyde' }))).recording).toEqual(
    beginRecording({ observer: 'hyde' }),
  );
});
