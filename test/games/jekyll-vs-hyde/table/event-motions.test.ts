import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { momentOf } from '#games/jekyll-vs-hyde/table/event-motions';
import { markerWalk } from '#games/jekyll-vs-hyde/table/marker-walk';
import { readReplay } from '#replays/read-replay';

/** What is shown of the moves of a game in motion besides their cards, in the order of the events. */

const FILE = new URL('../../../../content/jekyll-vs-hyde/replays/the-landslide.json', import.meta.url);

describe('The moves of The Landslide show', () => {
  const reading = readReplay(readFileSync(FILE), jekyllVsHydeMachine);
  if (!reading.ok) throw new Error('The Landslide cannot be read');
  const { frames } = reading.value;

  test.for<readonly [number, string, readonly string[]]>([
    [2, 'nothing of a deal or of cards laid face down', []],
    [11, 'a trick that Pride takes from pile to pile', ['taking']],
    [17, 'the cards that Greed has exchanged crossing', ['crossing']],
    [38, 'the tokens that Wrath sweeps off', ['swept']],
  ])('with move %i %s', ([move, , names]) => {
    expect(shown(move)).toEqual(names);
  });

  test('each token that is placed, and the marker walking at the end of each round', () => {
    const all = frames.flatMap(({ number, depth }) => (depth === 0 ? shown(number) : []));
    const events = frames.flatMap(({ position, depth }) => (depth === 0 ? position.context.events : []));
    const count = (type: string) => events.filter((event) => event.type === type).length;
    expect(all.filter((name) => name === 'token')).toHaveLength(count('token'));
    expect(all.filter((name) => name === 'marker')).toHaveLength(count('gap'));
    expect(count('gap')).toBeGreaterThan(0);
  });

  function shown(move: number): readonly string[] {
    const frame = frames.find(({ number, depth }) => number === move && depth === 0);
    return frame?.position.context.events.flatMap((event) => momentOf(event)?.name ?? []) ?? [];
  }
});

describe('The marker', () => {
  test.for([
    [3, 6, 4],
    [6, 3, 4],
    [9, 10, 2],
  ] as const)('goes from %i to %i by %i places, in as much time for each', ([from, to, places]) => {
    const { keyframes, duration } = markerWalk(from, to);
    expect(keyframes).toHaveLength(places);
    expect(duration).toBe((places - 1) * markerWalk(0, 1).duration);
  });
});
