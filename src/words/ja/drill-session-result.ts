import type { DrillSessionResultWords } from '../text-types/drill-session-result.ts';
import { until } from './time-until.ts';

/** 日本語。 */
export const words: DrillSessionResultWords = {
  session: (asked, right, hinted) => {
    const wrong = asked - right - hinted;
    if (right === asked) return `${asked}問すべて正解`;
    return `${asked}問中${right}問正解${hinted > 0 ? `、ヒントか二度目での正解${hinted}問` : ''}${wrong > 0 ? `、不正解${wrong}問` : ''}`;
  },
  when: until,
  back: (missed, when) => `次の${missed}件は、${when}${when.endsWith('後') ? 'に' : ''}また出題します。`,
  known: (when) => `覚えたものも、早いものは${when}${when.endsWith('後') ? 'に' : ''}また出題します。`,
};
