import { h } from 'preact';
import { expect, test } from 'vitest';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { RoundResult } from '#games/chronicle/widgets/play/RoundResult.tsx';
import type { Event } from '#games/chronicle/rules/event';
import { words as sentences } from '#said/chronicle/events';
import { words } from '#said/chronicle/play-against-computer';
import { say } from '#words/sentence-per-type';
import type { EndProps } from '#widgets/play/play-adapter.ts';
import { pageWith } from '../../../../widgets/render-and-press-widget.ts';
import { after, lay } from '../../rules/table.ts';

test('The result of a round says how many everybody has of what it counts', async () => {
  const { state, events } = after(
    lay({ hands: ['L5', 'L7', 'L9'], allies: ['W2', 'W3 W4', ''], conditions: [{ fewest: 'wisdom' }] }),
    'p1: L5',
    'p2: L7',
    'p3: L9',
  );
  const past = [{ context: { state, events } }] as unknown as EndProps<Chronicle>['past'];
  const page = await pageWith(h(RoundResult, { seat: 'p2', past, moves: [] }));
  expect(page.texts('p').join(' ')).toContain(
    words.over.counts('p2', [
      { seat: 'p1', count: 1 },
      { seat: 'p2', count: 2 },
      { seat: 'p3', count: 0 },
    ]),
  );
});

test('The result of a round tells who takes Fame before who is shut out: on a phone the rest has to be scrolled to', async () => {
  const { state, events } = after(
    lay({ hands: ['L5', 'L7', 'L9'], allies: ['W1', 'W3 W4', ''], conditions: [{ fewest: 'wisdom' }] }),
    'p1: L5',
    'p2: L7',
    'p3: L9',
  );
  const past = [{ context: { state, events } }] as unknown as EndProps<Chronicle>['past'];
  const page = await pageWith(h(RoundResult, { seat: 'p2', past, moves: [] }));
  const told = page.texts('p');
  const toldOf = (type: Event['type']) =>
    events
      .filter((event) => event.type === type)
      .map((event) => told.findIndex((one) => one.startsWith(say(sentences, event))));
  expect(toldOf('scored')).toEqual([0]);
  const [shutOut = -1] = toldOf('shut-out');
  expect(shutOut).toBeGreaterThan(0);
});
