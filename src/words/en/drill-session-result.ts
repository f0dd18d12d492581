import type { DrillSessionResultWords } from '../text-types/drill-session-result.ts';
import { amount } from './lists-and-amounts.ts';
import { until } from './time-until.ts';

/** English. */
export const words: DrillSessionResultWords = {
  session: (asked, right, hinted) => {
    const wrong = asked - right - hinted;
    if (right === asked) return `${amount(asked, 'question')}, all right`;
    return `${amount(asked, 'question')}: ${right} right${hinted > 0 ? `, ${hinted} right with a hint or at a second try` : ''}${wrong > 0 ? `, ${wrong} wrong` : ''}`;
  },
  when: until,
  back: (missed, when) =>
    missed === 1 ? `This one comes back ${when}:` : `These ${missed} come back ${when}:`,
  known: (when) => `What you know comes back later, the first of it ${when}.`,
};
