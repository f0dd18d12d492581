import type { ComponentType } from 'preact';
import type { Progress } from '#progress/progress';
import { words as drill } from '#said/drill';
import { words as said } from '#said/drill-session-result';
import { punctuation } from '#said/punctuation';
import { words } from '#said/progress';
import { stillMissed, type Session } from './quiz-session.ts';

export interface SessionResultProps<Rule extends string> {
  readonly session: Session;
  readonly progress: Progress;
  readonly rules: readonly Rule[];
  readonly quiz: { readonly RuleLink: ComponentType<{ readonly rule: Rule }> };
  readonly now: number;
  /** How many rules wait now, in words. */
  readonly waiting: string;
}

/** How a row of questions went, how often each rule was missed, and when it comes back. */
export default function SessionResult<Rule extends string>({
  session: { asked, right, hinted, missed },
  progress,
  rules,
  quiz: { RuleLink },
  now,
  waiting,
}: SessionResultProps<Rule>) {
  const back = rules.flatMap((rule) => {
    const one = missed.rules[rule];
    return one === undefined ? [] : [{ rule, ...one }];
  });
  const [puzzles, mistakes] = [stillMissed(missed.puzzles).length, stillMissed(missed.mistakes).length];
  const count = back.length + puzzles + mistakes;
  return (
    <>
      <h2>{said.session(asked, right, hinted)}</h2>
      {count > 0 && <p>{said.back(count)}</p>}
      <ul>
        {back.map(({ rule, wrong, hinted }) => (
          <li key={rule}>
            <RuleLink rule={rule} />
            {punctuation.afterLabel}
            {said.missed(wrong, hinted, words.due(progress.rules[rule]?.due ?? now, now))}
          </li>
        ))}
        {puzzles > 0 && <li>{drill.duePuzzles(puzzles)}</li>}
        {mistakes > 0 && <li>{drill.dueMistakes(mistakes)}</li>}
      </ul>
      <p>{said.waiting(waiting)}</p>
    </>
  );
}
