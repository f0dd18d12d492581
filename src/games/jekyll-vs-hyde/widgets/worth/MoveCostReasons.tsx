import { useMemo } from 'preact/hooks';
import { explainCost, rulesOf, type Claim } from '#games/jekyll-vs-hyde/analysis/cost-explanation';
import type { Continuations } from '#games/jekyll-vs-hyde/analysis/played-and-better-continuations';
import { RuleLink } from '#games/jekyll-vs-hyde/table/RuleLink.tsx';
import { words } from '#said/jekyll-vs-hyde/cost-explanation';
import { punctuation } from '#said/punctuation';

interface MoveCostReasonsProps {
  readonly continuations: Continuations;
  /** Which of them are told; all where it is left out. */
  readonly tells?: (claim: Claim) => boolean;
}

/** Why a move has cost something, in two or three sentences, each with the rules that make it so. */
export function MoveCostReasons({ continuations, tells = () => true }: MoveCostReasonsProps) {
  const claims = useMemo(() => explainCost(continuations), [continuations]).filter(tells);
  return (
    <div class="reasons">
      {claims.map((claim) => (
        <p key={claim.type}>
          <Reason claim={claim} />
        </p>
      ))}
    </div>
  );
}

/** One of them. */
export function Reason({ claim }: { readonly claim: Claim }) {
  return (
    <>
      {words.says(claim)}
      {rulesOf(claim).map((rule) => (
        <span key={rule}>
          {punctuation.afterSentence}
          <RuleLink rule={rule} />
        </span>
      ))}
    </>
  );
}
