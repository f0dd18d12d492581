import type { Time } from './ability-definitions.ts';
import type { Stage } from './state.ts';

/** The stations at which something can be due, and the time of abilities that belongs to each; the frame has stations of its own. */
export const TIME_OF: Readonly<Record<Stage, Time | null>> = {
  played: 'played',
  'end-of-meeting': 'end-of-meeting',
  leftover: null,
  'end-of-round': 'end-of-round',
  angel: null,
};

/** Whether a station belongs to the end of a round rather than to a Meeting. */
export function isAtRoundEnd(stage: Stage): boolean {
  return stage !== 'played' && stage !== 'end-of-meeting';
}
