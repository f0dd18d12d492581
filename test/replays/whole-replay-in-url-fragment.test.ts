import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MAX_BYTES } from '#kit/input-limits';
import { replayFromUrlFragment, replayToUrlFragment } from '#replays/whole-replay-in-url-fragment';
import { words as desk } from '#said/own-games';
import { replays } from './fixtures/random-replays.ts';
import { write } from './fixtures/format-text-problem.ts';

/** A link holds a whole replay: nothing is lost, and nothing that comes in one can do harm. */

/** The same texts on every run; another seed tries others. */
const SEED = 20_261_121;

/** What a fragment holds, or the type of the problem. */
async function heldBy(fragment: string): Promise<{ text: string } | string> {
  const read = await replayFromUrlFragment(fragment);
  if (read.ok) return { text: read.value };
  expect(desk.links[read.problem.type]).toMatch(/^[A-Z].*\.$/);
  return read.problem.type;
}

const LONG = 'A line that will be packed, for it says the same again and again. '.repeat(100);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('A link holds a text', () => {
  test('plain and readable where it is short', async () => {
    expect(await replayToUrlFragment('1. 3+>pride!? {Why_not?}')).toMatch(
      /^1p[0-9a-z]{7}\.1\._3%2B%3Epride%21%3F_%7BWhy%5Fnot%3F%7D$/,
    );
  });

  test('packed where it is long', async () => {
    const link = await replayToUrlFragment(LONG);
    expect(link).toMatch(/^1z[0-9a-z]{7}\.[\w-]+$/);
    expect(link.length).toBeLessThan(300);
    expect(await heldBy(link)).toEqual({ text: LONG });
  });

  test.each([
    '',
    ' ',
    '_',
    '.',
    '-',
    '~',
    '+',
    '%',
    '%2B',
    '\n',
    '\uFEFFx',
    '\u0000',
    '😀',
    '#',
    LONG,
    'é'.repeat(2000),
  ])('%j', async (text) => {
    const link = await replayToUrlFragment(text);
    expect(await heldBy(link)).toEqual({ text });
    expect(await heldBy(`#${link}`)).toEqual({ text });
    expect(await heldBy(` ${link.slice(0, 12)}\r\n ${link.slice(12)}\n`)).toEqual({ text });
    expect(new URL(`https://example.org/#${link}`).hash).toBe(`#${link}`);
  });

  test('any text, with characters that survive everywhere, and none at its end that could be cut off', async () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3000 }),
      fc.string({ maxLength: 3000 }),
      replays.map((replay) => write(replay)),
    );
    const property = fc.asyncProperty(texts, async (text) => {
      const link = await replayToUrlFragment(text);
      expect(link).toMatch(/^[\w.~%-]*[\w-]$/);
      if (link.startsWith('1p')) expect(link).toMatch(/[0-9A-Za-z]$/);
      expect(await heldBy(link)).toEqual({ text });
    });
    await fc.assert(property, { seed: SEED, numRuns: 500 });
  });

  test('half a character becomes a whole one', async () => {
    expect(await heldBy(await replayToUrlFragment('a\ud800b'))).toEqual({ text: 'a\uFFFDb' });
  });

  test('plain, where nothing can be packed; packed links cannot be read there', async () => {
    const packed = await replayToUrlFragment(LONG);
    vi.stubGlobal('CompressionStream', undefined);
    vi.stubGlobal('DecompressionStream', undefined);
    const plain = await replayToUrlFragment(LONG);
    expect(plain).toMatch(/^1p/);
    expect(await heldBy(plain)).toEqual({ text: LONG });
    expect(await heldBy(packed)).toBe('cannot-unpack');
  });
});

describe('A link that is wrong says so', () => {
  test.each([
    ['', 'no-replay'],
    ['#', 'no-replay'],
    ['#trick-3', 'no-replay'],
    ['2p0000000.x', 'unknown-version'],
    ['#17z', 'unknown-version'],
    ['1p', 'damaged'],
    ['1p0000000.x', 'damaged'],
    ['1p0000000.%E0%A4%A', 'damaged'],
    ['1q0000000.x', 'damaged'],
    ['1z0000000.', 'damaged'],
    ['1z0000000.!!', 'damaged'],
    ['1z0000000.AAAA', 'damaged'],
  ])('%j: %s', async (fragment, problem) => {
    expect(await heldBy(fragment)).toBe(problem);
  });

  test.each(['Round 1 {A short one, to be plain.}', LONG])(
    'a letter cut off or mistyped anywhere is noticed: %#',
    async (text) => {
      const link = await replayToUrlFragment(text);
      for (let at = 2; at < link.length; at += 1) {
        const other = link[at] === 'a' ? 'b' : 'a';
        for (const changed of [
          link.slice(0, at),
          link.slice(0, at) + other + link.slice(at + 1),
          link.slice(0, at) + link.slice(at + 1),
        ]) {
          // Capitals in a percent code mean the same as small letters, and so may the last bits of a packed text.
          const held = await heldBy(changed);
          if (typeof held === 'string') expect(held).toBe('damaged');
          else expect(held).toEqual({ text });
        }
      }
    },
  );

  test('any fragment gets an answer', async () => {
    const form = fc.constantFrom('', '#', '1p', '1z', '1z0000000.', '1p0000001.', '99x');
    const property = fc.asyncProperty(
      form,
      fc.string({ unit: 'binary', maxLength: 100 }),
      async (start, rest) => {
        expect(typeof (await heldBy(start + rest))).toBe('string');
      },
    );
    await fc.assert(property, { seed: SEED, numRuns: 2000 });
  });
});

describe('A link unpacks to no more than a replay may have', () => {
  const linkOf = (packed: Uint8Array) => `1z0000000.${Buffer.from(packed).toString('base64url')}`;

  test('as much as is allowed is read, one byte more is not', async () => {
    const text = 'x'.repeat(MAX_BYTES);
    expect(await heldBy(await replayToUrlFragment(text))).toEqual({ text });
    expect(await heldBy(await replayToUrlFragment(`${text}x`))).toBe('too-large');
    vi.stubGlobal('CompressionStream', undefined);
    expect(await heldBy(await replayToUrlFragment(`${text}x`))).toBe('too-large');
  });

  test('a gigabyte is refused at once, and little of it is ever unpacked', async () => {
    const megabytes = 1024;
    const packed = bomb(megabytes);
    expect(packed.length).toBeLessThan(2_000_000);
    const before = performance.now();
    const memory = process.memoryUsage().rss;
    expect(await heldBy(linkOf(packed))).toBe('too-large');
    expect(performance.now() - before).toBeLessThan(5000);
    expect(process.memoryUsage().rss - memory).toBeLessThan(200_000_000);
  });

  test('a link of a hundred megabytes is refused unread', async () => {
    expect(await heldBy(`1p0000000.${'x'.repeat(100_000_000)}`)).toBe('too-large');
  });
});

/** So many megabytes of zeros, packed: blocks of one, each ending where the next can begin, and a last block. */
function bomb(megabytes: number): Uint8Array {
  const zeros = Buffer.alloc(1024 * 1024);
  const block = deflateRawSync(zeros, { finishFlush: 2 });
  return Buffer.concat([...Array.from({ length: megabytes }, () => block), deflateRawSync(Buffer.alloc(0))]);
}
