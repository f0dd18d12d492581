import { expect, test } from 'vitest';
import { pauseMs, PAUSES } from '#widgets/play/pause-between-moves-setting.ts';

test('The more has happened, the longer it stays to be seen, up to twice as long; or until a tap', () => {
  const waits = PAUSES.map((pause) => [0, 2, 3, 4, 9].map((happened) => pauseMs(pause, happened)));
  expect(waits).toEqual([
    [1200, 1200, 1800, 2400, 2400],
    [3000, 3000, 4500, 6000, 6000],
    [null, null, null, null, null],
  ]);
});
