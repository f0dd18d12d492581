import { parseHTML } from 'linkedom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { queueInputUntilHydrated } from '#widgets/queue-input-until-hydrated.ts';

test('A file that is chosen before a widget is awake is told to it once it is', async () => {
  const page = parseHTML('<div><input type="file"></div>');
  const { document, Element, HTMLInputElement, HTMLSelectElement, Event } = page;
  for (const [name, value] of Object.entries({
    document,
    Element,
    HTMLInputElement,
    HTMLSelectElement,
    Event,
  }))
    vi.stubGlobal(name, value);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const island = document.querySelector('div');
  const field = document.querySelector('input');
  if (island === null || field === null) throw new Error('Both stand on the page');
  // As in browsers: no script names a file.
  Object.defineProperty(field, 'value', {
    get: () => 'C:\\fakepath\\game.json',
    set: () => {
      throw new DOMException('A file is chosen by the reader', 'InvalidStateError');
    },
  });
  const awake = queueInputUntilHydrated(island);
  field.dispatchEvent(new Event('change', { bubbles: true }));
  let told = 0;
  field.addEventListener('change', () => {
    told += 1;
  });
  await awake();
  expect(told).toBe(1);
});
