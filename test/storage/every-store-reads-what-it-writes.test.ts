import { positions } from '#games/jekyll-vs-hyde/position-setup-adapter';
import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { FILLED_IN } from '#games/chronicle/widgets/reader-supplied-card-effects/reader-supplied-card-effects-store';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { readQuestion, writeQuestion } from '#games/jekyll-vs-hyde/rules/position-link';
import { seededRandom } from '#kit/random';
import { withBookmark } from '#progress/add-and-remove-bookmark';
import { NOTHING, withTask } from '#progress/progress';
import { unfinishedGame, type UnfinishedGame } from '#progress/unfinished-game';
import { withAnswer, withMistake, withTry } from '#progress/review-schedule';
import { LAST_GAME } from '#progress/last-game';
import { storedProgress } from '#progress/progress-store';
import { writeReplay } from '#replays/write-replay';
import { questionOn } from '#replays/board/sandbox-board';
import { keep, restore } from '#replays/board/save-and-restore-board';
import { aside, change, load, type StoredItem } from '#storage/stored-item';
import { HIDES_RESULTS } from '../../src/components/hide-results-setting.ts';
import { READS_WHOLE } from '../../src/components/lesson-view-setting.ts';
import { createSaver } from '../../src/studies/study-saver.ts';
import * as studies from '../../src/studies/study-store.ts';
import { readStudies } from '../../src/studies/study-format.ts';
import { isGameTextReadable } from '#games/jekyll-vs-hyde/widgets/own/can-saved-text-be-read-back';
import { LETTER_SHORTCUTS } from '../../src/widgets/letter-shortcuts-setting.ts';
import { NARRATION, NARRATIONS } from '../../src/widgets/announcement-level-setting.ts';
import { PAUSE, PAUSES } from '../../src/widgets/play/pause-between-moves-setting.ts';
import { STRENGTHS } from '#games/jekyll-vs-hyde/opponents/opponent-strength-ids';
import { opponentItem } from '../../src/widgets/play/last-opponent.ts';
import { recentQuestions } from '../../src/widgets/quiz/recent-questions.ts';
import { draftSlot } from '../../src/widgets/use-autosaved-draft.ts';
import { shelfOf } from './fake-local-storage.ts';
import { filledIn } from '../games/chronicle/rules/filled-in-sets.ts';
import { toy } from '../games/toy/rules.ts';
import { replays } from '../replays/fixtures/random-replays.ts';
import { laidAtRandom, playedOn } from '../games/jekyll-vs-hyde/board/random-boards.ts';

/**
 * Nothing is written that its own reader would refuse, and no reader is brought down by what it finds: for every place in a
 * browser where something is kept. The places are read off the code, so that a new one has to be put on this list.
 */

const GAME = 'jekyll-vs-hyde';
const SRC = new URL('../../src/', import.meta.url).pathname;

/** Where code of the site can write something that is there again later. */
const WRITES = [
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'openDB',
  'caches',
  'cookieStore',
  'cookie',
  'getDirectory',
];

const PLACES: readonly string[] = [
  // Only asks which databases there are.
  'components/link-own-copies-if-any.ts: indexedDB',
  // With a state of its own, beside the address.
  'offline/answer-request.ts: caches',
  'offline/fill-caches.ts: caches',
  'offline/per-release-caches.ts: caches',
  'storage/web-storage.ts: localStorage',
  'storage/web-storage.ts: sessionStorage',
  'studies/study-database.ts: openDB',
  // Only which round is looked back on; whatever else stands there is left.
  'widgets/play/use-round-result-or-review.ts: pushState',
  'widgets/sandbox/use-sandbox-board.ts: pushState',
  'widgets/sandbox/use-sandbox-board.ts: replaceState',
];

/** Who puts texts into the storage: the slots, the settings among them, who clears one, and who puts what a later Cabinet has written. */
const PUTS: readonly string[] = [
  'progress/import-and-export-progress.ts',
  'progress/unfinished-game.ts',
  'storage/setting.ts',
  'storage/stored-item.ts',
];

interface Store<Value> {
  readonly slot: StoredItem<Value>;
  readonly values: fc.Arbitrary<Value>;
}

interface StoreOfEachGame<Value> {
  readonly slotOf: (game: string) => StoredItem<Value>;
  readonly values: fc.Arbitrary<Value>;
}

const moment = fc.date({ noInvalidDate: true }).map(Number);
const progress = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom('turns', 'name-suit', 'p', 'g'), fc.boolean(), moment), {
      maxLength: 6,
    }),
    fc.array(
      fc.tuple(
        fc.constantFrom('/replays/the-even-hand/#17', '/study/?at=8v1-2#1pabc'),
        fc.record(
          {
            title: fc.string(),
            says: fc.string(),
            note: fc.string({ unit: 'binary' }),
            made: fc.nat(),
          },
          { noNullPrototype: true },
        ),
      ),
      { maxLength: 3 },
    ),
  )
  .map(([answers, bookmarks]) =>
    bookmarks.reduce(
      (progress, [address, bookmark]) => withBookmark(progress, address, bookmark),
      answers.reduce(
        (progress, [name, right, now]) =>
          name === 'p'
            ? withTry(progress, name, right ? 'right' : 'wrong', now)
            : name === 'g'
              ? withMistake(progress, name, right ? 0.1 : 0.5, now)
              : withAnswer(withTask(progress, name, String(right)), name, right, now),
        NOTHING,
      ),
    ),
  );
const running: fc.Arbitrary<UnfinishedGame> = fc.record(
  {
    seat: fc.string(),
    opponent: fc.string(),
    length: fc.string(),
    seed: fc.maxSafeInteger(),
    replay: fc.string({ unit: 'binary' }),
    given: fc.maxSafeNat(),
  },
  { noNullPrototype: true, requiredKeys: ['seat', 'opponent', 'length', 'seed', 'replay'] },
);

/** The game that the real one stands beside. */
const TOY = toy.id;

/** Every slot of which each game has its own, by the name it has in the code. */
const OF_EACH_GAME = {
  storedProgress: storesOf({ slotOf: storedProgress, values: progress }),
  unfinishedGame: storesOf({ slotOf: unfinishedGame, values: running }),
  recentQuestions: storesOf({
    slotOf: recentQuestions,
    values: fc.array(fc.stringMatching(/^[0-9a-z]{1,7}$/), { maxLength: 20 }),
  }),
  opponentItem: storesOf({
    slotOf: (game) =>
      opponentItem({
        game,
        strengths: STRENGTHS,
        first: { role: 'jekyll', strength: 'glance', length: 'round' },
      }),
    values: fc.constantFrom(...STRENGTHS),
  }),
  draftSlot: storesOf({
    slotOf: (game) => draftSlot(game, 'game'),
    values: fc.string({ unit: 'binary' }),
  }),
};

/** Every slot that is there once for all games, or that only one game has. */
const OF_THE_SITE = {
  FILLED_IN: store({ slot: FILLED_IN, values: filledIn }),
  NARRATION: store({ slot: NARRATION, values: fc.constantFrom(...NARRATIONS) }),
  LETTER_SHORTCUTS: store({ slot: LETTER_SHORTCUTS, values: fc.boolean() }),
  PAUSE: store({ slot: PAUSE, values: fc.constantFrom(...PAUSES) }),
  HIDES_RESULTS: store({ slot: HIDES_RESULTS, values: fc.boolean() }),
  READS_WHOLE: store({ slot: READS_WHOLE, values: fc.boolean() }),
  LAST_GAME: store({ slot: LAST_GAME, values: fc.string() }),
};

const STORES = [
  ...Object.entries(OF_THE_SITE),
  ...Object.entries(OF_EACH_GAME).flatMap(([name, { first, toy }]) => [
    [name, first] as const,
    [`${name} of the toy game`, toy] as const,
  ]),
];

function storesOf<Value>({ slotOf, values }: StoreOfEachGame<Value>) {
  const games = [jekyllVsHyde.id, TOY, 'damaged'];
  return {
    first: store({ slot: slotOf(jekyllVsHyde.id), values }),
    toy: store({ slot: slotOf(TOY), values }),
    keepsApart: () => {
      // A game is written anew, spoilt, or outgrown by a later Cabinet.
      const step = fc.record({
        game: fc.constantFrom(...games),
        value: values,
        spoilt: fc.constantFrom(null, '{', '{"version":3}'),
      });
      fc.assert(
        fc.property(fc.array(step, { maxLength: 12 }), (changes) => {
          const shelf = shelfOf();
          for (const { game, value, spoilt } of changes) {
            const others = () =>
              games
                .filter((other) => other !== game)
                .map((other) => [slotOf(other).key, `${slotOf(other).key}.damaged`])
                .map((keys) => keys.map((key) => shelf.getItem(key)));
            const before = others();
            if (spoilt === null) change(shelf, slotOf(game), () => value);
            else shelf.setItem(slotOf(game).key, spoilt);
            load(shelf, slotOf(game));
            expect(others()).toEqual(before);
          }
        }),
      );
    },
    keepsLast: () => {
      fc.assert(
        fc.property(fc.array(fc.tuple(fc.constantFrom(...games), values)), (writes) => {
          const shelf = shelfOf();
          for (const [game, value] of writes) change(shelf, slotOf(game), () => value);
          const last = new Map(writes);
          for (const game of games) {
            expect(load(shelf, slotOf(game))).toEqual({ value: last.get(game) ?? null, trouble: null });
          }
        }),
      );
    },
  };
}

function store<Value>({ slot, values }: Store<Value>) {
  const texts = values.map((value) => slot.write(value));
  /** A text with a piece of it exchanged or cut off, or any other. */
  const damaged = fc.oneof(
    fc
      .tuple(texts, fc.nat(), fc.nat(20), fc.string({ unit: 'binary', maxLength: 5 }))
      .map(([text, at, length, other]) => {
        const from = at % (text.length + 1);
        return text.slice(0, from) + other + text.slice(from + length);
      }),
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '',
      'null',
      '[]',
      '{}',
      '{"version":2}',
      '{"version":1e400}',
      '{"__proto__":{"version":1}}',
    ),
  );
  return {
    keepsAll: () => {
      fc.assert(
        fc.property(values, values, (first, second) => {
          const shelf = shelfOf({});
          for (const value of [first, second]) {
            expect(change(shelf, slot, () => value)).toEqual({ value, trouble: null });
            expect(load(shelf, slot)).toEqual({ value, trouble: null });
          }
        }),
      );
    },
    standsAll: () => {
      fc.assert(
        fc.property(damaged, values, (text, value) => {
          const shelf = shelfOf({ [slot.key]: text });
          const found = load(shelf, slot);
          const isLost = found.trouble === 'damaged' || found.trouble === 'mended';
          // What could not be used is beside; what could, or is another's, has not been touched.
          expect(isLost ? aside(shelf, slot) : shelf.getItem(slot.key)).toBe(text);
          const kept = change(shelf, slot, () => value);
          if (found.trouble === 'later') {
            expect([kept.trouble, shelf.getItem(slot.key)]).toEqual(['later', text]);
          } else expect(load(shelf, slot)).toEqual({ value, trouble: null });
        }),
      );
    },
  };
}

// -------------------------------------------------------------------------------------- reading the code

const SOURCES = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.d)\.(ts|tsx|astro)$/.test(entry.name))
  .map((entry) => relative(SRC, join(entry.parentPath, entry.name)))
  // What runs when the site is built, or on a command line, has no browser.
  .filter((file) => !/^(cli|build)\//.test(file))
  .map((file) => ({ file, root: parse(file) }));

function parse(file: string): ts.SourceFile {
  const text = readFileSync(join(SRC, file), 'utf8');
  const scripts = Array.from(text.matchAll(/<script[^>]*>([^]*?)<\/script>/g), ([, code = '']) => code);
  const code = file.endsWith('.astro') ? scripts.join('\n') : text;
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** What is found at any node of the code, with the file it is in. */
function findAll(look: (node: ts.Node) => string | null): readonly string[] {
  const found = new Set<string>();
  for (const { file, root } of SOURCES) {
    const visit = (node: ts.Node) => {
      const name = look(node);
      if (name !== null) found.add(`${file}: ${name}`);
      ts.forEachChild(node, visit);
    };
    visit(root);
  }
  return [...found].toSorted();
}

/** The names in code, not in comments, strings or types, that lead to something that lasts. */
function writeAt(node: ts.Node): string | null {
  if (ts.isIdentifier(node) && WRITES.includes(node.text)) {
    return ts.isImportSpecifier(node.parent) ? null : node.text;
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { text: name } = node.expression.name;
  if (name !== 'pushState' && name !== 'replaceState') return null;
  const state = node.arguments[0]?.getText();
  return state === 'null' || state === 'history.state' ? null : name;
}

/** The name of a slot where one is made. */
function slotAt(node: ts.Node): string | null {
  if (!ts.isVariableDeclaration(node) && !ts.isFunctionDeclaration(node)) return null;
  const isSlot = node.type?.getText().startsWith('StoredItem<') === true;
  return isSlot ? (node.name?.getText() ?? null) : null;
}

const fileOf = (found: string) => found.split(': ')[0] ?? '';
const nameOf = (found: string) => found.split(': ')[1] ?? '';

describe('Every place where something is kept is on the list', () => {
  test('of what the browser offers', () => {
    expect(findAll(writeAt)).toEqual([...PLACES]);
  });

  test('of slots in its storage', () => {
    const names = [...Object.keys(OF_EACH_GAME), ...Object.keys(OF_THE_SITE)];
    expect(findAll(slotAt).map(nameOf).toSorted()).toEqual(names.toSorted());
  });

  test('and texts come into the storage by slots alone', () => {
    const puts = findAll((node) =>
      ts.isCallExpression(node) && /^(storeText|.*\.setItem)$/.test(node.expression.getText())
        ? node.expression.getText()
        : null,
    );
    expect(puts.filter((found) => nameOf(found) === 'storeText').map(fileOf)).toEqual([...PUTS]);
    expect(puts.filter((found) => nameOf(found) !== 'storeText')).toEqual([
      'storage/web-storage.ts: shelf.setItem',
    ]);
  });
});

// --------------------------------------------------------------------------------------------- the stores

describe('In the storage', () => {
  test.each(STORES)('%s keeps all that it may be given', (_, { keepsAll }) => {
    keepsAll();
  });

  test.each(STORES)('%s stands whatever it finds, and loses none of it', (_, { standsAll }) => {
    standsAll();
  });
});

describe('Of two games', () => {
  test.each(Object.entries(OF_EACH_GAME))('%s holds what was kept last, each its own', (_, { keepsLast }) => {
    keepsLast();
  });

  test.each(Object.entries(OF_EACH_GAME))(
    '%s of one is not touched by what becomes of the other’s',
    (_, { keepsApart }) => {
      keepsApart();
    },
  );
});

/** What a database can hold. */
const contents = fc.oneof(
  fc.jsonValue(),
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withTypedArray: true }),
  fc.record({
    version: fc.constantFrom(1, 2, '1'),
    name: fc.oneof(fc.string(), fc.constant(null)),
    text: fc.oneof(fc.string(), fc.constant(7)),
    changed: fc.double(),
    revision: fc.double(),
  }),
);

describe('In the database', () => {
  test('a study is found as it was kept, whatever its name, its text and the clock', async () => {
    const study = fc.record({
      name: fc.string({ unit: 'binary', maxLength: 300 }),
      text: fc.string({ unit: 'binary' }),
      changed: fc.oneof(moment, fc.double({ noNaN: true })),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(study, { maxLength: 4 }), async (all) => {
        globalThis.indexedDB = new IDBFactory();
        for (const each of all) expect((await studies.add(GAME, each)).ok).toBe(true);
        const listing = await studies.list(GAME);
        if (!listing.ok) throw new Error(listing.problem.type);
        expect(listing.value.damaged).toEqual([]);
        const ids = listing.value.studies.map(({ id }) => id).toSorted((a, b) => a - b);
        for (const [index, id] of ids.entries()) {
          expect(await studies.load(GAME, id)).toMatchObject({ ok: true, value: { text: all[index]?.text } });
        }
        const exported = await studies.exportAll(GAME);
        if (!exported.ok) throw new Error(exported.problem.type);
        const read = readStudies(GAME, exported.value.text);
        expect(read).toMatchObject({ ok: true, value: { misfits: [] } });
        expect(read.ok && read.value.studies).toHaveLength(all.length);
      }),
      { numRuns: 30 },
    );
  });

  test('whatever is found is listed, and neither lost nor written over', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(contents, { maxLength: 4 }), async (all) => {
        globalThis.indexedDB = new IDBFactory();
        await studies.list(GAME);
        const database = await openDB('cabinet', 1);
        const put: unknown[] = [];
        for (const value of all) {
          // Not everything can be kept at all.
          const key = await database.put('studies', value).catch(() => null);
          if (key !== null) put.push(key);
        }
        const before = await database.getAll('studies');
        const listing = await studies.list(GAME);
        if (!listing.ok) throw new Error(listing.problem.type);
        expect(listing.value.studies.length + listing.value.damaged.length).toBe(put.length);
        for (const { id } of listing.value.damaged) {
          const entry = { id, name: 'A', changed: 1, revision: 1 };
          // A place that holds `undefined` cannot be told from an empty one.
          const isEmpty = (await database.get('studies', id)) === undefined;
          expect(await studies.save(GAME, entry, 'text', 2)).toMatchObject({
            ok: true,
            value: { copied: isEmpty ? 'missing' : 'damaged' },
          });
        }
        expect((await database.getAll('studies')).slice(0, before.length)).toEqual(before);
        database.close();
      }),
      { numRuns: 60 },
    );
  });

  test('a game is kept if and only if it can be read again', async () => {
    await fc.assert(
      fc.asyncProperty(replays, fc.constantFrom('', '\uD800', 'x'.repeat(1_000_001)), async (game, title) => {
        globalThis.indexedDB = new IDBFactory();
        const keeper = createSaver(GAME, null, isGameTextReadable);
        const good = writeReplay(game);
        expect(await keeper.keep({ name: 'A', text: good, changed: 1 })).toMatchObject({ type: 'kept' });
        const text = writeReplay({ ...game, title });
        const standing = await keeper.keep({ name: 'A', text, changed: 2 });
        expect(standing.type).toBe(title === '' ? 'kept' : 'trouble');
        const entry = await keeper.settled();
        const found = await studies.load(GAME, entry?.id ?? NaN);
        expect(found).toMatchObject({ ok: true, value: { text: title === '' ? text : good } });
      }),
      { numRuns: 20 },
    );
  });

  test('no text brings down who asks whether it can be read', () => {
    const text = replays.map((game) => writeReplay(game));
    fc.assert(
      fc.property(
        text,
        fc.nat(),
        fc.nat(30),
        fc.string({ unit: 'binary', maxLength: 4 }),
        (text, at, length, other) => {
          const from = at % text.length;
          expect(typeof isGameTextReadable(text.slice(0, from) + other + text.slice(from + length))).toBe(
            'boolean',
          );
        },
      ),
    );
    fc.assert(fc.property(fc.json(), (text) => !isGameTextReadable(text)));
  });
});

describe('Beside the address', () => {
  const boards = fc
    .tuple(fc.nat(1000), fc.nat(8))
    .map(([seed, moves]) => playedOn(laidAtRandom(seed), moves, seededRandom(seed)));

  test('a board of the sandbox is found as it was', async () => {
    await fc.assert(
      fc.asyncProperty(boards, async (board) => {
        const question = readQuestion(writeQuestion(questionOn(board)));
        if (!question.ok) throw new Error('Its link is refused');
        expect(await restore(positions, question.value, structuredClone(keep(board)))).toEqual(board);
      }),
      { numRuns: 30 },
    );
  });

  test('whatever else is found there is no board, and does no harm', async () => {
    const found = fc.oneof(
      fc.anything(),
      fc.record({ line: fc.jsonValue(), at: fc.oneof(fc.string(), fc.jsonValue()) }),
      fc.record({
        line: fc.array(fc.record({ action: fc.jsonValue(), variations: fc.jsonValue() })),
        at: fc.string(),
      }),
    );
    await fc.assert(
      fc.asyncProperty(boards, found, async (board, kept) => {
        const question = questionOn(board);
        expect(questionOn(await restore(positions, question, kept))).toEqual(question);
      }),
      { numRuns: 100 },
    );
  });
});
