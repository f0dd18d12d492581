import { h } from 'preact';
import { expect, test } from 'vitest';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { guide } from '#games/jekyll-vs-hyde/widgets/scene/GuidedRound.tsx';
import { words as guided } from '#said/jekyll-vs-hyde/guided-round';
import { words as play } from '#said/jekyll-vs-hyde/play-against-computer';
import type { EndProps } from '#widgets/play/play-adapter.ts';
import { GuidedTable } from '#widgets/scene/GuidedTable.tsx';
import { pageWith } from '../../../../widgets/render-and-press-widget.ts';
import { game, roundOf } from '../../rules/table.ts';

test('At its end a guided round says what it came to in place of the empty table, once the last cards were seen, and what may come next', async () => {
  const { state, events } = roundOf(game(), 5);
  const past = [{ context: { state, events } }] as unknown as EndProps<JekyllVsHyde>['past'];
  const seen: (() => void)[] = [];
  const page = await pageWith(
    h(GuidedTable<JekyllVsHyde>, {
      guide,
      over: true,
      pause: { asks: false, skip: () => undefined, seen: (then) => (seen.push(then), () => undefined) },
      seat: 'jekyll',
      past,
      moves: [],
      next: h('button', {}, guided.playFree('hyde')),
      children: h('table', {}),
    }),
  );
  expect(page.texts('table')).toHaveLength(1);
  for (const then of seen) then();
  await page.until(() => page.texts('table').length === 0);
  expect(page.texts('h2')).toEqual([play.over.title(1, 1)]);
  expect(page.texts('p').join()).toContain(play.over.result('jekyll', 5, 0, 0, 0));
  expect(page.texts('button')).toEqual([guided.playFree('hyde')]);
});
