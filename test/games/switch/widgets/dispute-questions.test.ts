import { expect, test } from 'vitest';
import { disputeFace } from '#games/switch/widgets/dispute/dispute-face.tsx';

/** What the taps ask. */

test('Where a 2 and the 5♥ meet, it is asked whether the 2 is the 2♥, and of other cards whether they are of one suit', () => {
  const { question } = disputeFace;
  expect(question('fits', { top: '2', played: '5H' })).toBe('Is the 2 the 2♥?');
  expect(question('fits', { top: '5H', played: '2' })).toBe('Is the 2 the 2♥?');
  expect(question('fits', { top: '2', played: '5' })).toBe('Is it of the same suit?');
  expect(question('fits', { top: '9', played: '5H' })).toBe('Is it of the same suit?');
  expect(question('fits', { top: 'A', played: '9' })).toBe('Is it of the suit that was chosen?');
});
