import { deflateRawSync } from 'node:zlib';
import { MAX_QUESTION } from '#kit/input-limits';
import { sealed } from '#kit/checksummed-link';
import { replayToUrlFragment } from '#replays/whole-replay-in-url-fragment';
import { fileOf, gives, LANDSLIDE } from '../replays/fixtures/sample-games.ts';

/** Links that are short and would keep a browser busy: what to open, by what it is. */

export interface HeavyLink {
  readonly kind: string;
  /** A path of the site with its fragment. */
  readonly address: string;
}

/** As long as a link of these may be. */
export const LONGEST = 8192;

const STUDY = '/jekyll-vs-hyde/study/';
const EMBED = '/jekyll-vs-hyde/embed/';
const RECORD = '/jekyll-vs-hyde/record/';
const SANDBOX = '/jekyll-vs-hyde/sandbox/';

const times = (text: string, bytes: number) =>
  text.repeat(Math.floor(bytes / new TextEncoder().encode(text).length));

/** Texts that are slow to set, to count or to break, each filling a file. */
const TEXTS: Readonly<Record<string, string>> = {
  'marks on one letter': `a${times('\u0301', 900_000)}`,
  'marks of many kinds on one letter': `a${times('\u0301\u0323\u0489\u20dd', 900_000)}`,
  'eight marks on each letter': times(`a${'\u0301\u0323'.repeat(4)}`, 900_000),
  'thirty marks on each letter': times(`a${'\u0301'.repeat(30)}`, 900_000),
  'the widest letter': times('\ufdfa', 900_000),
  'emoji joined without end': times('👩\u200d', 900_000),
  'families of emoji': times('👩🏽\u200d👩🏽\u200d👧🏽\u200d👦🏽', 900_000),
  flags: times('🇩🇪', 900_000),
  'variation selectors': `x${times('\ufe0f', 900_000)}`,
  'marks of direction': times('\u202e\u202da', 900_000),
  'isolates without end': times('\u2067', 900_000),
  'letters of Hangul': times('\u1100', 900_000),
  'letters of Devanagari, joined': times('क\u094d', 900_000),
  Arabic: times('بسم ', 900_000),
  'Thai, without spaces': times('กำลัง', 900_000),
  'line breaks': times('\n', 400_000),
  'lines of a letter': times('a\n', 300_000),
  'one word': times('x', 900_000),
  'one word of hyphens': times('-', 900_000),
  spaces: times(' ', 900_000),
  tabs: times('\t', 400_000),
};

const [deal] = LANDSLIDE;

/** A text in each place where a replay or a record can have one. */
const PLACES: Readonly<Record<string, (text: string) => string>> = {
  title: (title) => fileOf([deal], { title }),
  name: (hyde) => fileOf([deal], { players: { hyde } }),
  comment: (comment) => fileOf([{ ...deal, comment }]),
  'unknown key': (text) => fileOf([deal], { [text]: 0 }),
  ruling: (text) => fileOf([deal], { rulings: { [text]: text } }),
};

const written = {
  title: (text: string) => `[Title "${text}"]\nDeal`,
  comment: (text: string) => `Deal J: W1 W2 {${text}}`,
  'a word': (text: string) => `Deal ${text}`,
};

const many = (count: number, each: (index: number) => unknown) =>
  Array.from({ length: count }, (_, at) => each(at));

/** Files with much in them, none of which is slow by itself. */
function crowds(): Readonly<Record<string, string>> {
  const open = JSON.stringify(deal).slice(0, -1);
  const short = times('\u0628', 9000);
  const zalgo = times(`a${'\u0301'.repeat(8)}`, 15_000);
  return {
    '15,000 variations of one move': fileOf([
      deal,
      { ...gives('hyde', 'W5'), variations: many(15_000, () => [gives('hyde', 'W6')]) },
    ]),
    '100,000 bad variations': fileOf([deal, { ...gives('hyde', 'W5'), variations: many(100_000, () => 0) }]),
    '15,000 variations that are not legal': fileOf([
      deal,
      { ...gives('hyde', 'W5'), variations: many(15_000, () => [gives('hyde', 'P1')]) },
    ]),
    'variations in variations': `{"game":"jekyll-vs-hyde","version":1,"moves":[${`${open},"variations":[[`.repeat(49)}${open}}${']]}'.repeat(49)}]}`,
    '300,000 empty variations': fileOf([{ ...deal, variations: many(300_000, () => []) }]),
    'a long comment beside each variation, in Arabic': fileOf([
      deal,
      {
        ...gives('hyde', 'W5'),
        variations: many(100, () => [{ ...gives('hyde', 'W6'), comment: short }]),
      },
    ]),
    'a long comment beside each variation, with marks': fileOf([
      deal,
      {
        ...gives('hyde', 'W5'),
        variations: many(60, () => [{ ...gives('hyde', 'W6'), comment: zalgo }]),
      },
    ]),
    'games without number, as text': times('[Game "jekyll-vs-hyde"]\n[Title "a"]\n', 900_000),
    'mistakes without number, as text': times('Deal x\n[Title "a"]\n', 900_000),
    '20,000 variations, as text': `Deal J: W1 W2 W3 G1 G2 G3 P1 P2 P3 2+ H: W5 W6 W7 G5 G6 G7 P5 P6 P7 5+\nGive H: W5 ${'(H: W6)'.repeat(20_000)}`,
    'brackets without end, as text': times('(', 900_000),
    'lists in lists': '['.repeat(450_000) + ']'.repeat(450_000),
  };
}

function recordOf(text: string): string {
  return JSON.stringify({
    record: 'jekyll-vs-hyde',
    version: 1,
    observer: 'all',
    title: text.slice(0, 100_000),
    players: { jekyll: text.slice(0, 100_000) },
    moves: [deal],
    notes: [{ move: 1, comment: text.slice(0, 150_000) }],
  });
}

/** Every kind that we can think of, on each page that opens such links. */
export async function heavyLinks(): Promise<readonly HeavyLink[]> {
  const links: HeavyLink[] = [
    { kind: 'an ordinary game', address: `${STUDY}#${await replayToUrlFragment(fileOf(LANDSLIDE))}` },
    {
      kind: 'an ordinary game, embedded',
      address: `${EMBED}#${await replayToUrlFragment(fileOf(LANDSLIDE))}`,
    },
  ];
  const put = async (kind: string, page: string, text: string) => {
    links.push({ kind, address: `${page}#${await replayToUrlFragment(text)}` });
  };
  for (const [name, text] of Object.entries(TEXTS)) {
    const half = Array.from(text).slice(0, 20_000).join('');
    for (const [place, file] of Object.entries(PLACES)) await put(`${place}: ${name}`, STUDY, file(text));
    for (const [place, file] of Object.entries(written))
      await put(`${place} in text: ${name}`, STUDY, file(text));
    await put(`title, embedded: ${name}`, EMBED, PLACES.title?.(text) ?? '');
    await put(`comment, embedded: ${name}`, EMBED, PLACES.comment?.(text) ?? '');
    await put(`record: ${name}`, RECORD, recordOf(text));
    await put(`comment of 20,000: ${name}`, STUDY, PLACES.comment?.(half) ?? '');
  }
  for (const [kind, text] of Object.entries(crowds())) {
    await put(kind, STUDY, text);
    await put(`${kind}, embedded`, EMBED, text);
  }
  const bomb = deflateRawSync(Buffer.alloc(5_800_000)).toString('base64url');
  links.push({ kind: 'what unpacks to megabytes', address: `${STUDY}#1z0000000.${bomb}` });
  const moves = '.lw1'.repeat(1900);
  links.push({
    kind: 'a sandbox link with 1,900 moves',
    address: `${SANDBOX}#${sealed(`00.r1m0j.0t0.w1.w2.x${moves}`).slice(0, MAX_QUESTION - 1)}`,
  });
  return links.filter(({ address }) => address.length <= LONGEST);
}
