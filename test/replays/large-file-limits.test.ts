import { describe, expect, test } from 'vitest';
import { MAX_BYTES, MAX_COMMENT, MAX_DEPTH, MAX_MOVES, MAX_PROBLEMS } from '#kit/input-limits';
import { fileOf, gives, LANDSLIDE } from './fixtures/sample-games.ts';
import { read } from './fixtures/format-replay-problem.ts';

const [deal] = LANDSLIDE;
const TOO_LARGE = 'format: The file is too large: a replay may have 1,000,000 bytes.';

/** Longer than any of these may take, and far shorter than what no limit would allow. */
const SECONDS = 5;

describe('A file of any size is answered, and soon', () => {
  const padded = (size: number) => fileOf(LANDSLIDE).padEnd(size, ' ');

  test.each([
    ['exactly as many bytes as are allowed', MAX_BYTES, 23, []],
    ['one byte more', MAX_BYTES + 1, null, [TOO_LARGE]],
    ['a hundred times as many', 100 * MAX_BYTES, null, [TOO_LARGE]],
  ])('%s', (_, size, kept, problems) => {
    const text = padded(size);
    expect(read(text)).toMatchObject({ kept, problems });
    expect(read(new TextEncoder().encode(text))).toMatchObject({ kept, problems });
  });

  const nested = 100_000;
  const lists = '['.repeat(nested) + ']'.repeat(nested);
  const objects = '{"a":'.repeat(nested) + '0' + '}'.repeat(nested);
  const topKeys = 'the keys are “game”, “version”, “title”, “players”, “rulings” and “moves”.';
  const huge = 'x'.repeat(900_000);

  test.each([
    ['lists within lists', lists, null, 'format: […] stands where an object is expected.'],
    [
      'unclosed lists',
      '['.repeat(nested),
      null,
      'format: This is cut off: its end is missing. Ask for it again, or close its lists and objects by hand.',
    ],
    ['objects within objects', objects, null, `format: The key “a” is unknown here; ${topKeys}`],
    [
      'lists within the list of moves',
      `{"game":"jekyll-vs-hyde","version":1,"moves":${lists}}`,
      0,
      'move 1: format: […] stands where an object is expected.',
    ],
    [
      'lists within the version',
      `{"game":"jekyll-vs-hyde","version":${lists},"moves":[]}`,
      null,
      'format: This is version […] of the replay format; only version 1 can be read.',
    ],
    [
      'lists within the rulings',
      `{"game":"jekyll-vs-hyde","version":1,"rulings":{"led-potion":${lists}},"moves":[]}`,
      null,
      'format: “led-potion” is […]; expected is number or named-suit.',
    ],
    [
      'lists within a move’s card',
      `{"game":"jekyll-vs-hyde","version":1,"moves":[{"type":"lead","by":"jekyll","card":${lists}}]}`,
      0,
      'move 1: the-cards: […] is no card: Wrath is W1 to W7, Greed G1 to G7, Pride P1 to P7, and the Potions are 2+, 3+, 4+ and 5+.',
    ],
    [
      'lists within variations',
      `{"game":"jekyll-vs-hyde","version":1,"moves":[${JSON.stringify({ ...deal, variations: 0 }).replace(/0}$/, `${lists}}`)}]}`,
      1,
      'move 1: format: In variation 1: […] stands where an object is expected.',
    ],
    [
      'a huge text',
      JSON.stringify(huge),
      null,
      `format: "${huge.slice(0, 38)}… stands where an object is expected.`,
    ],
    [
      'a huge name of a game',
      fileOf([], { game: huge }),
      null,
      `format: The game "${huge.slice(0, 38)}… is unknown; known is “jekyll-vs-hyde”.`,
    ],
    [
      'a huge key',
      fileOf([], { [huge]: 0 }),
      null,
      `format: The key “${huge.slice(0, 39)}…” is unknown here; ${topKeys}`,
    ],
    [
      'a name cut where a character of two halves would be torn',
      fileOf([], { game: `a${'😀'.repeat(400)}` }),
      null,
      `format: The game "a${'😀'.repeat(18)}… is unknown; known is “jekyll-vs-hyde”.`,
    ],
    ['a number beyond all numbers', '1e999', null, 'format: Infinity stands where an object is expected.'],
  ])('%s', (_, source, kept, says) => {
    const before = performance.now();
    expect(read(source)).toMatchObject({ kept, problems: [says] });
    expect(performance.now() - before).toBeLessThan(SECONDS * 1000);
  });

  test('a key that stands there twice is refused, for one of the two would be lost', () => {
    const twice = fileOf([deal]).replace('"version":1', '"version":2,"version":1');
    expect(read(twice).problems).toEqual([
      'format: The key “version” stands twice in the same place, the second time in line 1.',
    ]);
  });

  test('a comment as long as a comment may be is a good comment', () => {
    const comment = 'x'.repeat(MAX_COMMENT);
    expect(read(fileOf([{ ...deal, comment }]))).toMatchObject({ kept: 1, problems: [] });
  });

  test('a hand of very many cards is refused in one sentence', () => {
    const cards = Array.from({ length: 150_000 }, () => 'W1');
    expect(read(fileOf([{ ...deal, hyde: cards }])).problems).toEqual([
      'move 1: deal-ten: Hyde must be dealt ten cards, not 150000.',
    ]);
    expect(read(fileOf([deal, { type: 'exchange', by: 'hyde', cards }])).problems).toEqual([
      'move 2: give-count: In round 1 each gives 1 card, not 150000.',
    ]);
  });
});

describe('A replay has at most 20,000 moves with its variations', () => {
  const TOO_LONG = 'The replay is too long: with its variations it may have 20,000 moves.';
  /** A deal and an exchange, and as many variations of the exchange, of one move each, as make this many moves in all. */
  const withMoves = (count: number) => {
    const variations = Array.from({ length: count - 2 }, () => [gives('hyde', 'W6')]);
    return fileOf([deal, { ...gives('hyde', 'W5'), variations }]);
  };

  test('all of them are read', () => {
    const heard = read(withMoves(MAX_MOVES));
    expect(heard).toMatchObject({ kept: 2, problems: [] });
    expect(heard.reading?.frames).toHaveLength(MAX_MOVES + 1);
  });

  test('one more is refused where it stands, and what comes before it stays usable', () => {
    const heard = read(withMoves(MAX_MOVES + 1));
    expect(heard.problems).toEqual([`move 2: format: In variation ${MAX_MOVES - 1}: ${TOO_LONG}`]);
    expect(heard.reading?.frames).toHaveLength(MAX_MOVES + 1);
  });

  test('a main line that runs far beyond any game is refused at its first bad move, and then for its length', () => {
    const moves = Array.from({ length: MAX_MOVES + 1 }, () => gives('hyde', 'W5'));
    const heard = read(fileOf([deal, ...moves.slice(1)]));
    expect(heard).toMatchObject({
      kept: 2,
      problems: [
        'move 3: give-together: Hyde has already laid cards down.',
        `move ${MAX_MOVES + 1}: format: ${TOO_LONG}`,
      ],
    });
  });

  test('bad variations count too, so that what is wrong has an end', () => {
    const variations = Array.from({ length: 2 * MAX_MOVES }, () => 0);
    const { reading, problems } = read(fileOf([deal, { ...gives('hyde', 'W5'), variations }]));
    expect(problems).toHaveLength(MAX_PROBLEMS);
    expect(reading?.untold).toBeLessThanOrEqual(MAX_MOVES + 1 - MAX_PROBLEMS);
    expect(reading?.frames).toHaveLength(3);
  });

  test('empty variations without number are no moves', () => {
    const variations = Array.from({ length: 300_000 }, () => []);
    const before = performance.now();
    expect(read(fileOf([{ ...deal, variations }]))).toMatchObject({ kept: 1, problems: [] });
    expect(performance.now() - before).toBeLessThan(SECONDS * 1000);
  });
});

describe('Variations nest 50 deep at most', () => {
  const open = JSON.stringify(deal).slice(0, -1);
  /** The text of a file with two moves; from the first hangs a variation of it, from that another, and so on. */
  const nested = (depth: number) => {
    const first = `${open},"variations":[[`.repeat(depth) + `${open}}` + ']]}'.repeat(depth);
    return `{"game":"jekyll-vs-hyde","version":1,"moves":[${first},${JSON.stringify(gives('jekyll', 'W3'))}]}`;
  };
  const path = Array.from({ length: MAX_DEPTH }, () => 1).join('.');

  test('fifty are read', () => {
    const heard = read(nested(MAX_DEPTH));
    expect(heard).toMatchObject({ kept: 2, problems: [] });
    expect(heard.reading?.frames.map(({ depth }) => depth)).toContain(MAX_DEPTH);
  });

  test.each([MAX_DEPTH + 1, 5_000])('%i are refused where the one too deep hangs', (depth) => {
    const heard = read(nested(depth));
    expect(heard).toMatchObject({
      kept: 2,
      problems: [
        `move 1: format: In variation ${path}: The variations nest too deeply: 50 levels are the most.`,
      ],
    });
    expect(heard.reading?.frames.at(-1)?.number).toBe(2);
  });
});
