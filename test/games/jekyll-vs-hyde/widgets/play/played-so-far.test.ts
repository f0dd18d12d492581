import { readFileSync } from 'node:fs';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { face } from '#games/jekyll-vs-hyde/face.tsx';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { readReplay } from '#replays/read-replay';
import { words } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import PlayedSoFar from '#widgets/play/PlayedSoFar.tsx';
import { pageWith } from '../../../../widgets/render-and-press-widget.ts';

/** What a player looks up of the round: all of it that has been told, by tricks, in their order. */

const FILE = new URL('../../../../../content/jekyll-vs-hyde/replays/the-landslide.json', import.meta.url);
const reading = readReplay(readFileSync(FILE), jekyllVsHydeMachine);
if (!reading.ok) throw new Error('The Landslide can be read');
const past = reading.value.frames.flatMap(({ depth, position }) => (depth === 0 ? [position] : []));
const secondRound = past.findIndex(({ context: { state } }) => state.round === 2 && state.phase !== 'deal');

test.for([...past.keys()].filter((moves) => moves % 7 === 1))(
  'After move %i all that has happened in the round is told, and nothing of the round before',
  async (moves) => {
    const page = await pageWith(h(PlayedSoFar<JekyllVsHyde>, { face, past: past.slice(0, moves + 1) }));
    const deal = past.slice(0, moves).findLastIndex(({ context: { state } }) => state.phase === 'deal');
    const events = past.slice(deal + 1, moves + 1).flatMap(({ context }) => context.events);
    expect(page.texts('li')).toHaveLength(events.length);
  },
);

test('The tricks stand under their names, in their order, with what came of each in order', async () => {
  const page = await pageWith(h(PlayedSoFar<JekyllVsHyde>, { face, past: past.slice(0, secondRound + 9) }));
  expect(page.texts('h2')).toEqual(['Deal', 'Preparation', 'Trick 1', 'Trick 2', 'Trick 3']);
  const told = [1, 2, 3, 4, 5].flatMap((place) => page.texts(`section:nth-child(${place}) li`));
  const events = past.slice(secondRound, secondRound + 9).flatMap(({ context }) => context.events);
  expect(told).toHaveLength(events.length);
  for (const [index, event] of events.entries()) expect(told[index]).toContain(face.words.event(event));
});

test('The exchange of the preparation tells what its mark on the table means, to whoever sees it and not to who listens', async () => {
  const page = await pageWith(h(PlayedSoFar<JekyllVsHyde>, { face, past: past.slice(0, secondRound + 9) }));
  expect(page.texts('section:nth-child(2) li [aria-hidden="true"]')).toEqual([
    expect.stringContaining(words.table.marks),
  ]);
});
