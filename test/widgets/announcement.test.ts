import { h } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { AnnouncedMessage } from '#widgets/AnnouncedMessage.tsx';
import { LOG_ID } from '#widgets/announcement-log-id.ts';
import { pageWith } from './render-and-press-widget.ts';

/** What is read aloud. */

test('What comes just as what was there before is drawn once more is said once', async () => {
  let turn: (to: number) => void = () => undefined;
  let draw: (times: number) => void = () => undefined;
  function Table() {
    const [at, go] = useState(0);
    const [, again] = useState(0);
    [turn, draw] = [go, again];
    return h('main', null, [
      h('div', { id: LOG_ID, role: 'log' }),
      h(AnnouncedMessage, { occasion: at }, h('p', null, `Turn ${at}`)),
    ]);
  }
  const page = await pageWith(h(Table, null));
  const said = () => page.texts(`#${LOG_ID} p`);
  void act(() => {
    turn(1);
  });
  await page.until(() => said().includes('Turn 1'));

  // What reads aloud is fetched each time: both are on their way together.
  void act(() => {
    draw(1);
  });
  void act(() => {
    turn(2);
  });
  await page.until(() => said().includes('Turn 2'));
  await new Promise((passed) => setTimeout(passed, 50));
  expect(said()).toEqual(['Turn 1', 'Turn 2']);
});
