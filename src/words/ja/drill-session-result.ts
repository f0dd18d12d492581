import type { DrillSessionResultWords } from '../interfaces/drill-session-result.ts';

/** 何が何回あったか。なければ何も言わない。 */
function times(what: string, count: number): readonly string[] {
  return count === 0 ? [] : [`${what}${count}回`];
}

/** 日本語。 */
export const words: DrillSessionResultWords = {
  session: (asked, right, hinted) => {
    const wrong = asked - right - hinted;
    if (right === asked) return `${asked}問すべて正解`;
    return `${asked}問中${right}問正解${hinted > 0 ? `、ヒントを使った正解${hinted}問` : ''}${wrong > 0 ? `、不正解${wrong}問` : ''}`;
  },
  back: (missed) => `次の${missed}件をまた出題します。`,
  missed: (wrong, hinted, back) =>
    `${[...times('不正解', wrong), ...times('ヒントを使った正解', hinted)].join('、')}で、${back}`,
  waiting: (due) =>
    `現在、${due}です。はじめて正解したルールも、まもなくもう一度出題し、それから何日かあけます。そのため、あとで増えることがあります。`,
};
