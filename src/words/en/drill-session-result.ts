import type { DrillSessionResultWords } from '../interfaces/drill-session-result.ts';
import { amount } from './lists-and-amounts.ts';

/** What has happened so often; nothing where never. */
function times(what: string, count: number): readonly string[] {
  return count === 0 ? [] : [count === 1 ? what : `${what} ${count} times`];
}

/** English. */
export const words: DrillSessionResultWords = {
  session: (asked, right, hinted) => {
    const wrong = asked - right - hinted;
    if (right === asked) return `${amount(asked, 'question')}, all right`;
    return `${amount(asked, 'question')}: ${right} right${hinted > 0 ? `, ${hinted} right with a hint` : ''}${wrong > 0 ? `, ${wrong} wrong` : ''}`;
  },
  back: (missed) => (missed === 1 ? 'This one is asked again:' : `These ${missed} are asked again:`),
  missed: (wrong, hinted, back) =>
    `${[...times('wrong', wrong), ...times('right with a hint', hinted)].join(', ')}; ${back}`,
  waiting: (due) =>
    `Waiting now: ${due}. Even a rule that you get right for the first time is asked once more soon, before it stays away for days: so more may wait later.`,
};
