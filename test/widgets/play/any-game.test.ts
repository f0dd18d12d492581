import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasUnfinishedGame } from '#progress/has-unfinished-game';
import type { UnfinishedGame } from '#progress/unfinished-game';
import type { Replay } from '#replays/replay';
import { readReplay } from '#replays/read-replay';
import { writeReplay } from '#replays/write-replay';
import { words as playing } from '#said/play-against-computer';
import { words as practice } from '#said/rule-practice';
import { words as shared } from '#said/shared-deal-and-position';
import { words as takenOver } from '#said/taken-over-game';
import { list, load } from '#studies/study-store';
import { begunFrom, toUnfinishedGame } from '#widgets/play/current-game.ts';
import { Match } from '#widgets/play/Match.tsx';
import type { MatchProps } from '#widgets/play/match-props.ts';
import type { PlayAdapter } from '#widgets/play/play-adapter.ts';
import { setPause } from '#widgets/play/pause-between-moves-setting.ts';
import { PlayAgainstComputer } from '#widgets/play/PlayAgainstComputer.tsx';
import {
  PreviewOfPositionToPlayFrom,
  type PreviewProps,
} from '#widgets/play/PreviewOfPositionToPlayFrom.tsx';
import { toyMachine } from '../../games/toy/chart.ts';
import { REPLAY } from '../../games/toy/replay.ts';
import { toyPlayAdapter, toySetup, type ToyPlaying } from '../../games/toy/play-adapter.ts';
import { toy, type Toy } from '../../games/toy/rules.ts';
import { words as toyWords } from '../../games/toy/words.ts';
import { shelfOf } from '../../storage/fake-local-storage.ts';
import { foreignWordsIn } from '../words-of-another-game.ts';
import { pageWith, type Page } from '../render-and-press-widget.ts';

/** Any game is played against opponents, here one for three: chosen, dealt, played, kept, gone on with, and ended. */

const { match: words, over } = playing;
let page: Page;

const playedWith = (adapter: PlayAdapter<Toy, ToyPlaying>) => (props: MatchProps<Toy, ToyPlaying>) =>
  h(Match<Toy, ToyPlaying>, { ...props, adapter });
const Played = playedWith(toyPlayAdapter);
/** The same with a look back that leads to the first choice of the match. */
const LookedBackOn = playedWith({
  ...toyPlayAdapter,
  Review: ({ open: revisit }) => {
    const onClick = () => {
      revisit({ move: 1, about: null, pointed: undefined });
    };
    return h('button', { onClick }, 'the first choice');
  },
});
/** The same with one that says how many of the moves were given. */
const GivenOn = playedWith({
  ...toyPlayAdapter,
  Review: ({ moves, given, takenOver }) =>
    h('div', { class: 'given' }, `${given}/${moves.length}`, takenOver),
});
const Preview = (props: PreviewProps<Toy, ToyPlaying>) =>
  h(PreviewOfPositionToPlayFrom<Toy, ToyPlaying>, { ...props, adapter: toyPlayAdapter });

async function open(match = Promise.resolve({ default: Played }), query = '', entry?: unknown) {
  page = await pageWith(
    h(PlayAgainstComputer<Toy, ToyPlaying>, {
      setup: toySetup,
      preview: () => Promise.resolve({ default: Preview }),
      match: () => match,
      resume: () => Promise.resolve((kept: UnfinishedGame) => begunFrom(toyPlayAdapter, kept)),
      practised: { 'highest-takes': toyWords.title },
    }),
    `https://cabinet.example/toy/play/${query}`,
    entry,
  );
}

/** Chooses the first card that may be chosen, once the table waits for it. */
async function choose() {
  await page.until(
    () => page.html().includes('aria-disabled="false"') || page.texts('.hand button').length > 0,
  );
  const [card = ''] = page.texts('.hand button').filter((name) => name !== toyWords.card('N9'));
  await page.press(card, '[data-seat="bob"]');
}
const running = () => localStorage.getItem('cabinet.running/toy');

/** Has a game been left after so many moves. */
function leave(moves: Replay<Toy>['moves'], given?: number) {
  const settings = { seat: 'bob', strength: 'simple', length: 'game', seed: 1 } as const;
  const kept = toUnfinishedGame<Toy, ToyPlaying>(settings, writeReplay({ game: toy.id, moves }), given);
  localStorage.setItem('cabinet.running/toy', JSON.stringify({ version: 1, ...kept }));
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('localStorage', shelfOf());
  // Nobody waits to see a move.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
});
afterEach(() => {
  expect(foreignWordsIn(page.html())).toEqual([]);
  vi.restoreAllMocks();
});

describe('A match for three', () => {
  test('lets the rule come up that the address asks for, says how often it has, and keeps it', async () => {
    await open(undefined, '?practise=highest-takes');
    await page.until(() => page.texts('h2').includes(practice.title(toyWords.title)));
    await page.press(practice.begin);
    await page.until(() => page.html().includes(words.cameUp(0)));
    await choose();
    await page.until(() => page.html().includes(words.cameUp(1)));
    await page.until(() => running() !== null);
    expect(running()).toContain('"practising":"highest-takes"');
    expect(page.texts('h2')).not.toContain(practice.title(toyWords.title));
  });

  test('says so where the address asks for a rule that cannot be practised', async () => {
    await open(undefined, '?practise=deal-two');
    await page.until(() => page.html().includes(practice.unknown));
    expect(page.texts('button')).not.toContain(practice.begin);
  });

  test('is chosen by its seats and opponents, and dealt to all three', async () => {
    await open();
    expect(page.texts('.option-name')).toEqual([
      toyWords.seats.ann,
      toyWords.seats.bob,
      toyWords.seats.cid,
      toyWords.everybody,
      toyWords.title,
      toyWords.game,
    ]);
    await page.press(playing.setup.deal);
    await page.until(() => page.texts('.match').length > 0);
    expect(page.texts('.table h3')).toHaveLength(3);
    expect(page.texts('.table h3').at(-1)).toContain(words.you);
    expect(page.texts('.hand button')).toHaveLength(2);
  });

  test('leaves what was chosen on the page until the table is there to take its place', async () => {
    const coming = Promise.withResolvers<{ readonly default: typeof Played }>();
    await open(coming.promise);
    await page.press(playing.setup.deal);
    expect(page.texts('.setup')).toHaveLength(1);
    coming.resolve({ default: Played });
    await page.until(() => page.texts('.match').length > 0);
    expect(page.texts('.setup')).toEqual([]);
  });

  test('is played to its end, round by round, and ends with what the game says of it', async () => {
    await open();
    await page.press(playing.setup.deal);
    await page.until(() => page.texts('.match').length > 0);
    await choose();
    await page.until(() => page.texts('.result').length > 0);
    expect(page.texts('.round-result button')).toEqual([over.next, over.lookBack]);
    // Behind it stands what happened, and after that one can look back.
    expect(page.texts('.stage-told .events').length).toBe(1);
    expect(page.texts('.round-end')).toEqual([]);
    await page.press(over.lookBack);
    expect(page.texts('.result')).toEqual([]);
    expect(page.texts('.stage-controls button')).toEqual([over.next]);
    expect(page.texts('.round-end button')).toEqual([over.open, over.keep, shared.ask]);
    // The browser's way back leads to the result, and no further.
    await page.back();
    expect(page.texts('.round-end')).toEqual([]);
    expect(page.texts('.result')).toHaveLength(1);
    await page.press(over.lookBack);
    expect(history.state).not.toBeNull();
    await page.press(over.next);
    expect(history.state).toBeNull();
    await page.until(() => page.texts('.hand button').length === 2);
    await choose();
    await page.until(() => page.texts('.result').length > 0);
    // It is kept for looking back on, and waits no more.
    await page.until(() => !hasUnfinishedGame(toy.id));
    expect(running()).not.toBeNull();
    // Another seat is chosen before a match where there are more than two.
    expect(page.texts('.round-result button')).toEqual([over.lookBack, over.again, over.change]);
    expect(page.texts('.round-result [data-primary]')).toEqual([over.lookBack]);
    await page.press(over.lookBack);
    await page.press(over.keep);
    await page.until(() => page.texts('.round-end p').some((text) => text.includes(toyWords.seats.bob)));
    const found = await load(toy.id, 1);
    if (!found.ok) throw new Error('It is not kept');
    expect(readReplay(found.value.text, toyMachine)).toMatchObject({ ok: true, value: { problems: [] } });
    expect(await list('jekyll-vs-hyde')).toMatchObject({ value: { studies: [] } });
  });

  test('is kept with its first deal, in its game’s own place', async () => {
    await open();
    await page.press(playing.setup.deal);
    await page.until(() => hasUnfinishedGame(toy.id));
    expect(localStorage.getItem('cabinet.running')).toBeNull();
  });

  test('goes on where it was left', async () => {
    leave(REPLAY.moves.slice(0, 1));
    await open();
    await page.until(() => page.texts('.match').length > 0);
    expect(page.texts('.hand button')).toEqual((['N5', 'N2'] as const).map((card) => toyWords.card(card)));
  });

  test('stands at its result at once where it was left at its end, however long its last trick would have been looked at', async () => {
    setPause('tap');
    leave(REPLAY.moves);
    await open();
    await page.until(() => page.texts('.match').length > 0);
    expect(page.texts('.round-result [data-primary]')).toEqual([over.lookBack]);
    expect(page.texts('.stage-controls button')).toEqual([]);
    setPause('short');
  });

  test('is called by the round of the position that is tried again, as long as that is', async () => {
    leave(REPLAY.moves);
    await open(Promise.resolve({ default: LookedBackOn }), '', { lookBack: REPLAY.moves.length });
    await page.until(() => page.texts('.round-end').length > 0);
    const last = page.texts('.match > .label').join();
    expect(last).not.toBe(toyWords.round(1));
    await page.press('the first choice');
    expect(page.texts('.match > .label')).toEqual([toyWords.round(1)]);
    await page.press(over.backToEnd);
    expect(page.texts('.match > .label').join()).toBe(last);
  });

  test.each([
    ['were given', 2, 1],
    ['were given, but none in this seat', 1, 0],
    ['are not known to have been given, as in a match that was kept before that was', undefined, 0],
  ])('that goes on after moves that %s says whose they were, and is kept so', async (_, given, theirs) => {
    // A round is dealt, and Bob has chosen.
    leave(REPLAY.moves.slice(0, 2), given);
    await open(Promise.resolve({ default: GivenOn }));
    await page.until(() => page.texts('.match').length > 0);
    await page.until(() => page.texts('button').includes(over.lookBack));
    const kept: unknown = JSON.parse(running() ?? '{}');
    expect(kept).toHaveProperty('replay');
    expect(kept).toMatchObject(given === undefined ? {} : { given });
    await page.press(over.lookBack);
    await page.until(() => page.texts('.given').length > 0);
    expect(page.texts('.given').join()).toBe(`${given ?? 0}/4${theirs === 0 ? '' : over.takenOver(theirs)}`);
    await page.press(over.keep);
    await page.until(() => page.texts('[role="status"] a').includes(over.own));
    const found = await load(toy.id, 1);
    const text = found.ok ? found.value.text : '';
    const comments = (JSON.parse(text) as Replay<Toy>).moves.map(({ comment }) => comment);
    expect(comments.indexOf(takenOver.fromHere)).toBe((given ?? 0) - 1);
    // In the viewer it opens at the move after which it was taken over.
    const assign = vi.fn<(address: string) => void>();
    Object.assign(location, { assign });
    await page.press(over.open);
    await page.until(() => assign.mock.calls.length > 0);
    expect(assign.mock.lastCall?.[0]).toMatch(
      given === undefined ? /\/study\/#/ : new RegExp(`/study/\\?at=${given}#`),
    );
  });

  test.each([
    ['the reader’s own', undefined, true],
    ['given', 2, false],
  ])('takes back the last move where it was %s: %s, %s', async (_, given, may) => {
    leave(REPLAY.moves.slice(0, 2), given);
    await open();
    await page.until(() => page.html().includes(words.takeBack));
    const [before = ''] = page.html().split(words.takeBack);
    const button = before.slice(before.lastIndexOf('<button'));
    expect(button.includes('aria-disabled="true"')).toBe(!may);
  });

  test('stands at the look back where the page is opened again at that', async () => {
    leave(REPLAY.moves);
    await open(undefined, '', { lookBack: REPLAY.moves.length });
    await page.until(() => page.texts('.round-end').length > 0);
    await page.back();
    expect(page.texts('.round-end')).toEqual([]);
    expect(page.texts('.round-result [data-primary]')).toEqual([over.lookBack]);
  });
});
