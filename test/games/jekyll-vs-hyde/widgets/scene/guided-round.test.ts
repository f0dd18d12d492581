import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { jekyllVsHydeRules as game } from '#games/jekyll-vs-hyde/rules/rules';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import GuidedRound from '#games/jekyll-vs-hyde/widgets/scene/GuidedRound.tsx';
import { words as guided } from '#said/jekyll-vs-hyde/guided-round';
import { lineThrough } from '#replays/replay-frames';
import { moveLeft, nextScriptedMove } from '#widgets/scene/next-scripted-move.ts';
import { scene } from '../../../../content/lesson-sources.ts';

/** The coach of the scripted round points to what the script plays, says why, and then lets go. */

const { replay, frames } = scene('a-whole-round');
const line = lineThrough(frames).flatMap((id) => frames[id] ?? []);

/** What the coach points to once so many moves of the script are made. */
function pointedAfter(made: number, moves: readonly Action[]) {
  const state = line[made]?.position.context.state;
  if (state === undefined) throw new Error('The script is longer');
  return nextScriptedMove<JekyllVsHyde>(game, replay.moves, moves, state, 'jekyll');
}
const script = replay.moves.map(({ action }) => action);

test('The coach points to the first card of the script and says why', () => {
  const html = renderToString(h(GuidedRound, { script: replay, task: 'guided' }));
  const [deal, gift] = replay.moves;
  expect(deal?.action.type).toBe('deal');
  if (gift?.action.type !== 'exchange' || gift.comment === undefined) throw new Error('The script tells why');
  expect(html).toContain(guided.points(gift.action));
  expect(html).toContain(gift.comment);
  expect(html.match(/data-pointed/g)).toHaveLength(1);
  expect(html).toMatch(new RegExp(`data-card="${gift.action.cards.join()}"[^>]*data-pointed`));
});

test('It says why for a few moves, then that the reader chooses, then nothing more', () => {
  const own = line.flatMap(({ step }, made) => {
    const next = script[made];
    return next !== undefined && next.type !== 'deal' && next.by === 'jekyll' && step !== null
      ? [pointedAfter(made, script.slice(1, made))]
      : [];
  });
  const told = own.findIndex((step) => step?.comment === undefined);
  expect(told).toBeGreaterThan(2);
  expect(own.slice(told).map((step) => [step?.comment, step?.letsGo])).toEqual(
    own.slice(told).map((_, index) => [undefined, index === 0]),
  );
});

test('It points to nothing once the reader has left the script', () => {
  expect(pointedAfter(3, script.slice(1, 3))).not.toBeNull();
  expect(pointedAfter(3, [{ type: 'exchange', by: 'jekyll', cards: ['W3'] }])).toBeNull();
});

test('It says that another move is fine too, once, and only of one in place of that it pointed to', () => {
  const left = (...moves: readonly Action[]) => moveLeft<JekyllVsHyde>(game, replay.moves, moves, 'jekyll');
  const [, gift] = script;
  const other: Action = { type: 'exchange', by: 'jekyll', cards: ['W3'] };
  expect(left(other)).toEqual(gift);
  expect(left(other, { type: 'lead', by: 'jekyll', card: 'P1' })).toBeNull();
  expect(left(...script.slice(1, 3))).toBeNull();
  const free = script.findLastIndex((move) => move.type !== 'deal' && move.by === 'jekyll');
  expect(left(...script.slice(1, free), other)).toBeNull();
  expect(left()).toBeNull();
});
