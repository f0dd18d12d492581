import { completed, openStep, type Said } from '#kit/dispute-questionnaire';
import { expect, test } from 'vitest';
import { disputes } from '#games/switch/dispute/dispute-adapter';
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

test('On a 7 it is asked of the suit that it mirrors, for that of the 7 itself decides nothing; in a run it mirrors nothing', () => {
  const { question } = disputeFace;
  const upheld = (said: Said) => disputes.verdict(completed(disputes, said), null).upheld;
  const onSeven = { top: '7', played: '9', run: 'none', below: 'Q' };
  expect(question('fits', onSeven)).toBe('Is it of the suit of the Queen that the 7 mirrors?');
  expect(question('fits', { ...onSeven, below: 'A' })).toBe('Is it of the suit that was chosen?');
  // And the verdict is by that suit: the 9 of the suit of the Queen may be played, whatever suit the 7 has.
  expect(upheld({ ...onSeven, fits: 'same' })).toBe(true);
  expect(upheld({ ...onSeven, fits: 'other' })).toBe(false);
  expect(question('fits', { ...onSeven, run: 'run' })).toBe('Is it of the same suit?');
});

test('What a 7 mirrors is asked before the suit, which is asked of that card', () => {
  const playable = ['2', '3', '4', '5', '5H', '6', '8', '9', '10', 'J', 'Q', 'K'];
  for (const played of playable) {
    // The 8 may go on with a run, in which the 7 mirrors nothing.
    const run = played === '8' ? { run: 'none' } : {};
    expect(openStep(disputes, { top: '7', played, ...run })?.id, played).toBe('below');
  }
  expect(openStep(disputes, { top: '7', played: '8' })?.id).toBe('run');
});
