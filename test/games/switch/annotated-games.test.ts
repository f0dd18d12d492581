import { describe, expect, test } from 'vitest';
import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import type { Event } from '#games/switch/rules/event';
import { framesOf } from '#replays/replay-frames';
import { translatedReplay } from '#replays/translated-replay';
import { ANNOTATED, SCENES, type Written } from './annotated-games-and-scenes.ts';

/** What an annotated game shows, move by move. */
function told({ replay }: Written): readonly (readonly Event[])[] {
  const start = switchMachine.begin(replay.rulings);
  return framesOf(start, replay.moves, (position, action) => switchMachine.play(position, action)).map(
    ({ position }) => position.context.events,
  );
}

const games = new Map(ANNOTATED.map((one) => [one.name, told(one).flat()]));
const inGame = (name: string) => games.get(name) ?? [];
const anyOf = (type: Event['type']) => [...games.values()].flat().filter((event) => event.type === type);

describe('The annotated games of Switch', () => {
  test('are played by two, three, four and six', () => {
    const seats = ANNOTATED.map(({ replay }) => Object.keys(replay.players ?? {}).length);
    expect(new Set(seats)).toEqual(new Set([2, 3, 4, 6]));
  });

  test.each<readonly [string, string, Partial<Event>]>([
    ['nine cards by 2♠, 2♥ and 5♥', 'nine-at-once', { type: 'penalty-grew', penalty: 9 }],
    ['nine cards by 5♥, 2♥ and 2♣', 'five-two-two', { type: 'penalty-grew', penalty: 9 }],
    ['a run to the Ace', 'up-the-ladder', { type: 'run-ended', how: 'ace' }],
    ['a run that fails on a King', 'thirteen', { type: 'run-failed', rank: 'K', price: 13 }],
    ['a 7 on a 7 on an Ace', 'mirror-on-mirror', { type: 'mirrored', card: '7C', rank: 'A', suit: 'spades' }],
    ['a direction that turns', 'turn-about', { type: 'reversed', direction: -1 }],
    ['two skipped by two Jacks', 'turn-about', { type: 'skipped', seats: ['p3', 'p2'] }],
    ['a finish on a trick card that is none', 'not-with-that-one', { type: 'not-finished', card: '2H' }],
    ['a new deck', 'a-new-deck', { type: 'reshuffled', count: 26 }],
    ['a game that nobody can win', 'six-who-draw', { type: 'counted', winner: 'draw' }],
    ['a mistake at a cut-throat table', 'an-expensive-six', { type: 'mistaken', price: 7 }],
  ])('show %s', (_, name, event) => {
    expect(inGame(name)).toContainEqual(expect.objectContaining(event));
  });

  test('play every trick card', () => {
    const played = anyOf('played').flatMap((event) => (event.type === 'played' ? event.cards : []));
    for (const rank of ['2', '3', '5H', '7', '8', 'J', 'A'])
      expect(
        played.filter((card) => card.startsWith(rank)),
        rank,
      ).not.toEqual([]);
  });
});

describe('What is written about Switch', () => {
  test.each([...ANNOTATED, ...SCENES])('$name is said whole in Japanese', ({ json, translation }) => {
    expect(translatedReplay(json, translation)).toMatchObject({ ok: true });
  });
});
