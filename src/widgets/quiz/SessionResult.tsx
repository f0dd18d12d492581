import type { ComponentType } from 'preact';
import type { Progress } from '#progress/progress';
import { words as drill } from '#said/drill';
import { words as said } from '#said/drill-session-result';
import { punctuation } from '#said/punctuation';
import { stillMissed, type Session } from './quiz-session.ts';

export interface SessionResultProps<Rule extends string> {
  readonly session: Session;
  readonly progress: Progress;
  readonly rules: readonly Rule[];
  readonly quiz: { readonly RuleLink: ComponentType<{ readonly rule: Rule }> };
  readonly now: number;
}

/** How a row of questions went, which rules were missed, and when they come back, once for all that come back together; and when the first of the others does. */
export default function SessionResult<Rule extends string>({
  session: { asked, right, hinted, missed },
  progress,
  rules,
  quiz: { RuleLink },
  now,
}: SessionResultProps<Rule>) {
  const back = rules.filter((rule) => missed.rules[rule] !== undefined);
  const groups = Map.groupBy(back, (rule) => said.when(progress.rules[rule]?.due ?? now, now));
  const known = rules.flatMap((rule) => (back.includes(rule) ? [] : (progress.rules[rule]?.due ?? [])));
  // What is not known yet comes first: of what is no later than that nothing is said.
  const later = known.filter((due) => back.every((rule) => due > (progress.rules[rule]?.due ?? now)));
  const soonest = later.length === 0 ? null : said.when(Math.min(...later), now);
  const [puzzles, mistakes] = [stillMissed(missed.puzzles).length, stillMissed(missed.mistakes).length];
  return (
    <>
      <h2>{said.session(asked, right, hinted)}</h2>
      {[...groups].map(([when, together]) => (
        <div key={when}>
          <p>{said.back(together.length, when)}</p>
          <ul>
            {together.map((rule) => (
              <li key={rule}>
                <RuleLink rule={rule} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {puzzles > 0 && <p>{punctuation.ended(drill.duePuzzles(puzzles))}</p>}
      {mistakes > 0 && <p>{punctuation.ended(drill.dueMistakes(mistakes))}</p>}
      {soonest !== null && !groups.has(soonest) && <p>{said.known(soonest)}</p>}
    </>
  );
}
