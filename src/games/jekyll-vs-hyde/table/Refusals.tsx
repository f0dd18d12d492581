import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import { punctuation } from '#said/punctuation';
import { words as legality } from '#said/jekyll-vs-hyde/legality';
import { words as rulebook } from '#said/rulebook';
import { words as play } from '#said/playable-position';
import { say } from '#words/sentence-per-type';
import { siteUrl } from '#widgets/site-url.ts';
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
          {'house' in refusal && (
            <>
              {punctuation.afterSentence}
              <a class="house-mark" href={siteUrl(`/jekyll-vs-hyde/rules/#house-${refusal.house}`)}>
                {rulebook.houseMark}
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The same under a heading that says so, for somebody who tried; nothing where nothing was refused. */
export function Refused({ refusals }: { readonly refusals: readonly Refusal[] }) {
  if (refusals.length === 0) return null;
  return (
    <>
      <p>
        <strong>{play.refused}</strong>
      </p>
      <Refusals refusals={refusals} />
    </>
  );
}
