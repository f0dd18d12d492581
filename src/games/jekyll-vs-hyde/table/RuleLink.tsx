import type { RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { siteUrl } from '#widgets/site-url.ts';

/** The name of a rule, leading to its place in the rulebook. */
export function RuleLink({ rule }: { readonly rule: RuleId }) {
  return (
    <a class="rule-link" href={siteUrl(`/jekyll-vs-hyde/rules/#${rule}`)}>
      {game.rules[rule]}
    </a>
  );
}
