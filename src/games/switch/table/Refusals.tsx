import type { Refusal } from '#games/switch/rules/refusal';
import { punctuation } from '#said/punctuation';
import { words as legality } from '#said/switch/legality';
import { TextWithSpokenForm } from '#widgets/TextWithSpokenForm.tsx';
import { say } from '#words/sentence-per-type';
import { nameCardsAloud } from './name-cards-aloud.ts';
import { RuleLink } from './RuleLink.tsx';

/** Why something may not be done: a sentence a reason, each with the rule that forbids it. */
export function Refusals({ refusals }: { readonly refusals: readonly Refusal[] }) {
  return (
    <ul class="refusals">
      {refusals.map((refusal, index) => (
        <li key={index}>
          <TextWithSpokenForm text={say(legality.refusals, refusal)} aloud={nameCardsAloud} />
          {punctuation.afterSentence}
          <RuleLink rule={refusal.rule} />
        </li>
      ))}
    </ul>
  );
}
