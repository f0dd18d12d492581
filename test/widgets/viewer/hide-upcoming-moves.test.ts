import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import { words } from '#said/replay-viewer';
import { words as options } from '#said/replay-view-options';
import { ReplayViewer } from '#widgets/viewer/ReplayViewer.tsx';
import { toyFace } from '../../games/toy/face.tsx';
import { REPLAY } from '../../games/toy/replay.ts';
import type { Toy } from '../../games/toy/rules.ts';
import { words as toy } from '../../games/toy/words.ts';
import { pageWith, type Page } from '../render-and-press-widget.ts';

/** A game whose end is kept from the reader until they have come to it, or ask for it: here one of eight moves. */

const { ways } = toy.stepping;
const panels = { worth: () => Promise.resolve({ default: () => null }) };

/** The game at its second move, with what comes after it hidden. */
async function thinkingAlong(): Promise<Page> {
  const page = await pageWith(h(ReplayViewer<Toy>, { face: toyFace, panels, replay: REPLAY, start: '2' }));
  await page.press(words.tabs.explore);
  await page.until(() => page.html().includes(options.along));
  await page.press(options.along);
  await page.until(() => movesOf(page) > 0);
  return page;
}

const movesOf = (page: Page) => page.texts('.moves .move').length;
const at = (page: Page) => page.texts('.controls-position')[0];
const slider = (page: Page) => /<input[^>]*type="range"[^>]*>/.exec(page.html())?.[0];

describe('Whoever thinks along', () => {
  test('sees the moves they have come to, and is not told how many there are', async () => {
    const page = await thinkingAlong();
    expect(at(page)).toBe(words.move(2));
    expect(movesOf(page)).toBe(2);
    expect(slider(page)).toContain('max="2"');
    expect(slider(page)).not.toContain('8');
    expect(page.html()).not.toContain(toy.round(2));
    expect(location.search).toContain('along');
  });

  test('sees one move more with each step, with its variations', async () => {
    const page = await thinkingAlong();
    await page.press(ways.forward);
    expect(movesOf(page)).toBe(3);
    expect(page.texts('.variation')).toEqual([]);
    await page.key('ArrowRight');
    expect(movesOf(page)).toBe(5);
    expect(page.texts('.moves .variation .comment')).toEqual(['The five would have done.']);
    // What has been seen is not hidden again.
    await page.key('Home');
    expect(at(page)).toBe(words.move(0));
    expect(movesOf(page)).toBe(5);
  });

  test('is led to the last move seen, and to no comment that comes later', async () => {
    const page = await thinkingAlong();
    await page.press(ways.last);
    expect(at(page)).toBe(words.move(2));
    await page.press(ways.first);
    await page.press(ways.comment);
    expect(at(page)).toBe(words.move(2));
    await page.press(ways.first);
    await page.key('End');
    expect(at(page)).toBe(words.move(2));
    await page.press(ways.partForward);
    expect(at(page)).toBe(words.move(5));
    expect(page.html()).toContain(toy.round(2));
  });

  test('learns the length with the last move', async () => {
    const page = await thinkingAlong();
    for (let move = 3; move <= 8; move += 1) await page.key('ArrowRight');
    expect(at(page)).toBe(words.position(8, 8));
    expect(movesOf(page)).toBe(9);
    await page.press(words.tabs.moves);
    expect(page.html()).not.toContain(words.showAll);
  });

  test('is shown all when they ask for it, and the address no longer hides it', async () => {
    const page = await thinkingAlong();
    await page.press(words.tabs.moves);
    await page.press(words.showAll);
    expect(at(page)).toBe(words.position(2, 8));
    expect(movesOf(page)).toBe(9);
    expect(location.search).not.toContain('along');
  });

  test('is told what moves are worth only when nothing is hidden', async () => {
    const page = await thinkingAlong();
    expect(page.texts('.tabs button')).not.toContain(words.tabs.analyse);
    await page.press(options.along);
    expect(page.texts('.tabs button')).toContain(words.tabs.analyse);
  });
});
