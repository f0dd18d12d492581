import { parseHTML } from 'linkedom';
import { beforeEach, expect, test, vi } from 'vitest';
import { commandForKey } from '#widgets/replay/ReplayControls.tsx';

/** Which keys steer a game while a field has the focus. */

let within: (selector: string, key: string) => KeyboardEvent;

beforeEach(() => {
  const { document, HTMLElement } = parseHTML(
    '<!doctype html><html><body><select id="mark" data-upright></select><select id="other"></select><textarea></textarea></body></html>',
  );
  vi.stubGlobal('document', document);
  vi.stubGlobal('HTMLElement', HTMLElement);
  within = (selector, key) => ({ key, target: document.querySelector(selector) }) as unknown as KeyboardEvent;
  return () => {
    vi.unstubAllGlobals();
  };
});

test('The arrows sideways step on from the mark of a move, and choose no other', () => {
  expect(commandForKey(within('#mark', 'ArrowRight'))).toBe('forward');
  expect(commandForKey(within('#mark', 'ArrowLeft'))).toBe('back');
  expect(commandForKey(within('#mark', 'Home'))).toBeUndefined();
});

test('In other fields no key steers', () => {
  for (const field of ['#other', 'textarea'])
    for (const key of ['ArrowRight', 'Home']) expect(commandForKey(within(field, key))).toBeUndefined();
});
