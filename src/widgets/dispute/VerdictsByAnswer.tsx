import type { ComponentChildren } from 'preact';
import { words } from '#said/dispute';
import { punctuation } from '#said/punctuation';
import type { JudgedDispute } from './judged-dispute.ts';

interface VerdictsByAnswerProps<Rule> {
  readonly verdicts: readonly JudgedDispute<Rule>[];
  /** By which rule it is, below each; left out where there is no room. */
  readonly basis?: (rule: Rule) => ComponentChildren;
}

/** Verdicts, each with the answer by which it is so, and where that hangs on another, those of that. */
export function VerdictsByAnswer<Rule>({ verdicts, basis }: VerdictsByAnswerProps<Rule>) {
  return (
    <>
      {verdicts.map(({ answer, upheld, text, rule, elsewhere, byAnswer }) => (
        <div key={answer} class="told-verdict" data-upheld={upheld ?? undefined}>
          {answer !== null && <small>{answer}</small>}
          {text}
          {rule !== null && basis?.(rule)}
          {elsewhere.length > 0 && (
            <small>{punctuation.headed(words.readings, elsewhere.join(punctuation.afterSentence))}</small>
          )}
          {byAnswer.length > 0 && <VerdictsByAnswer verdicts={byAnswer} {...(basis && { basis })} />}
        </div>
      ))}
    </>
  );
}
