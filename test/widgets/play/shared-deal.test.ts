import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UnfinishedGame } from '#progress/unfinished-game';
import { writeReplay } from '#replays/write-replay';
import { words as playing } from '#said/play-against-computer';
import { words as practice } from '#said/rule-practice';
import { words } from '#said/shared-deal-and-position';
import { begunFrom, toUnfinishedGame, type CurrentGame } from '#widgets/play/current-game.ts';
import { Match } from '#widgets/play/Match.tsx';
import type { MatchProps } from '#widgets/play/match-props.ts';
import { PlayAgainstComputer } from '#widgets/play/PlayAgainstComputer.tsx';
import {
  PreviewOfPositionToPlayFrom,
  type PreviewProps,
} from '#widgets/play/PreviewOfPositionToPlayFrom.tsx';
import { playOnAgainstComputerUrl } from '#widgets/play/play-on-against-computer-url.ts';
import { lastOpponent } from '#widgets/play/last-opponent.ts';
import { readSharedDeal, sharedDealAddress } from '#widgets/play/shared-deal.ts';
import { toyPlayAdapter, toySetup, type ToyPlaying } from '../../games/toy/play-adapter.ts';
import { REPLAY } from '../../games/toy/replay.ts';
import { toy, type Toy } from '../../games/toy/rules.ts';
import { words as toyWords } from '../../games/toy/words.ts';
import { shelfOf } from '../../storage/fake-local-storage.ts';
import { pageWith, type Page } from '../render-and-press-widget.ts';

/** The same deal for two who are apart: all of it is in a link, and each sees at the end what the other has made of it. */

const { over, setup } = playing;
const SENT: CurrentGame<Toy, ToyPlaying> = {
  settings: { seat: 'bob', strength: 'simple', length: 'game', seed: 20 },
  moves: REPLAY.moves.map(({ action }) => action),
};
const read = (kept: UnfinishedGame) => begunFrom<Toy, ToyPlaying>(toyPlayAdapter, kept);
const Played = (props: MatchProps<Toy, ToyPlaying>) =>
  h(Match<Toy, ToyPlaying>, { ...props, adapter: toyPlayAdapter });
const Preview = (props: PreviewProps<Toy, ToyPlaying>) =>
  h(PreviewOfPositionToPlayFrom<Toy, ToyPlaying>, { ...props, adapter: toyPlayAdapter });
let page: Page;

async function open(address: string): Promise<void> {
  page = await pageWith(
    h(PlayAgainstComputer<Toy, ToyPlaying>, {
      setup: toySetup,
      preview: () => Promise.resolve({ default: Preview }),
      match: () => Promise.resolve({ default: Played }),
      resume: () => Promise.resolve(read),
      practised: { 'deal-two': toyWords.title },
    }),
    address,
  );
  await page.until(() =>
    [words.deal.title, words.position.title, words.unreadable].some((said) => page.html().includes(said)),
  );
}

async function addressOf(game: CurrentGame<Toy, ToyPlaying>): Promise<string> {
  vi.stubGlobal('location', new URL('https://cabinet.example/toy/play/'));
  return sharedDealAddress(toyPlayAdapter, game);
}

const sentBy = (address: string) => readSharedDeal(new URL(address), toySetup, read, 7);
const held = () => page.texts('.hand button');
const inHand = (...cards: readonly ('N9' | 'N6' | 'N5' | 'N2')[]) => cards.map((card) => toyWords.card(card));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('localStorage', shelfOf());
  // Nobody waits to see a move.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('The same deal for a friend', () => {
  test('is a link that holds how it is played and every move', async () => {
    const address = new URL(await addressOf(SENT));
    expect(await sentBy(address.href)).toMatchObject({ game: SENT, goesOn: false });
    expect(address.pathname).toBe('/toy/play/');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      seat: 'bob',
      opponent: 'simple',
      length: 'game',
      seed: '20',
    });
  });

  test('is not made of a link that was cut off or that says something else', async () => {
    const address = await addressOf(SENT);
    for (const bad of [
      address.slice(0, -9),
      address.replace('seat=bob', 'seat=eve'),
      address.replace('seed=20', 'seed=x'),
      address.replace('opponent=simple', 'opponent='),
    ])
      expect(await sentBy(bad), bad).toBeNull();
    await open(address.slice(0, -9));
    expect(page.html()).toContain(words.unreadable);
    expect(page.html()).toContain(setup.deal);
  });

  test('is played from the same cards in each round, with both results side by side at its end', async () => {
    await open(await addressOf(SENT));
    expect(page.html()).not.toContain(words.theirs);
    await page.press(words.deal.play);
    await page.until(() => held().length > 0);
    expect(held()).toEqual(inHand('N5', 'N2'));
    expect(page.html()).not.toContain(words.deal.title);
    await page.press(toyWords.card('N2'), '[data-seat="bob"]');
    await page.until(() => page.texts('.both-results .result').length === 2);
    expect(page.texts('.both-results .label')).toEqual([words.mine, words.theirs]);
    await page.until(() => page.html().includes(words.back));
    const [answer = ''] = page.texts('.round-result textarea');
    const back = (await sentBy(answer))?.game;
    expect(back?.settings).toEqual(SENT.settings);
    expect(back?.moves[0]).toEqual(SENT.moves[0]);
    expect(back?.moves).toContainEqual({ type: 'choose', by: 'bob', card: 'N2' });
    await page.press(over.next);
    await page.until(() => held().length === 2);
    expect(held().join()).toContain(toyWords.card('N6'));
  });

  test('is played on from a position against the opponent of the last game', async () => {
    const harder = { ...toySetup, strengths: ['simple', 'hard'] as never } as typeof toySetup;
    lastOpponent<Toy, ToyPlaying>(harder).set('hard' as never);
    expect(lastOpponent<Toy, ToyPlaying>(harder).get()).toBe('hard');
    // One that there is no longer is none.
    expect(lastOpponent<Toy, ToyPlaying>(toySetup).get()).toBe('simple');
    const from = { game: toy.id, moves: REPLAY.moves.slice(0, 1), seat: 'bob', players: 3 } as const;
    await open(new URL(await playOnAgainstComputerUrl<Toy>(from), 'https://cabinet.example/').href);
    await page.press(words.position.play);
    await page.until(() => held().length > 0);
    expect(localStorage.getItem('cabinet.opponent/toy')).toBe('simple');
  });

  test('is a position as well, to be played on from', async () => {
    const from = { game: toy.id, moves: REPLAY.moves.slice(0, 1), seat: 'bob', players: 3 } as const;
    const address = new URL(await playOnAgainstComputerUrl<Toy>(from), 'https://cabinet.example/').href;
    expect(await sentBy(address)).toEqual({
      game: { settings: { ...SENT.settings, seed: 7 }, moves: SENT.moves.slice(0, 1), given: 1 },
      goesOn: true,
      cited: ['deal-two'],
    });
    expect(await sentBy(address.replace('players=3', 'players=4'))).toBeNull();
    await open(address);
    expect(page.html()).toContain(words.position.intro);
    // The hand that is taken over, and no other.
    const back = toyWords.hidden;
    expect(page.texts('.shared-deal figure .hand li').filter((card) => card !== back)).toEqual(
      inHand('N5', 'N2'),
    );
    await page.press(words.position.play);
    await page.until(() => held().length > 0);
    expect(held()).toEqual(inHand('N5', 'N2'));
    expect(location.hash).toBe('');
  });

  test('is a position in which the rule is practised that came up last, of those that can be', async () => {
    const from = { game: toy.id, moves: REPLAY.moves.slice(0, 2), seat: 'bob', players: 3 } as const;
    await open(new URL(await playOnAgainstComputerUrl<Toy>(from), 'https://cabinet.example/').href);
    await page.press(practice.playOn(toyWords.title));
    await page.until(() => page.html().includes(playing.match.cameUp(1)));
    const kept: unknown = JSON.parse(localStorage.getItem('cabinet.running/toy') ?? '{}');
    expect(kept).toMatchObject({ practising: 'deal-two', given: 2 });
  });

  test('leaves a game where it is that somebody is in the middle of', async () => {
    const settings = { seat: 'bob', strength: 'simple', length: 'game', seed: 1 } as const;
    const kept = toUnfinishedGame<Toy, ToyPlaying>(
      settings,
      writeReplay({ game: toy.id, moves: REPLAY.moves.slice(4, 5) }),
    );
    const before = JSON.stringify({ version: 1, ...kept });
    localStorage.setItem('cabinet.running/toy', before);
    await open(await addressOf(SENT));
    await page.until(() => page.texts('.match').length > 0);
    await page.press(words.deal.play);
    await page.until(() => held().join() === inHand('N5', 'N2').join());
    expect(JSON.parse(localStorage.getItem('cabinet.running/toy') ?? '{}')).toMatchObject({ seed: 1 });
    await page.until(() => page.texts('.match .warning').length > 0);
  });
});
