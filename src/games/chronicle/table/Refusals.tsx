import type { Refusal } from '#games/chronicle/rules/refusal';
import { punctuation } from '#said/punctuation';
import { words as legality } from '#said/chronicle/legality';
import { say } from '#words/sentence-per-type';
import { RuleLink } from './RuleLink.tsx';

/** Why something may not be done: a sentence a reason, each with the rule that forbids it. */
export function Refusals({ refusals }: { readonly refusals: readonly Refusal[] }) {
  return (
    <ul class="refusals">
      {refusals.map((refusal, index) => (
        <li key={index}>
          {say(legality.refusals, refusal)}
          {punctuation.afterSentence}
          <RuleLink rule={refusal.rule} />
        </li>
      ))}
    </ul>
  );
}
