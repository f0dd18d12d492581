import type { RuleId } from '#games/chronicle/rules/rule-index';
import { ruleNames } from '#said/chronicle/rule-names';
import { siteUrl } from '#widgets/site-url.ts';

/** The name of a rule, leading to its place in the rulebook. No other words of the game come with it: some pages want none. */
export function RuleLink({ rule }: { readonly rule: RuleId }) {
  return (
    <a class="rule-link" href={siteUrl(`/chronicle/rules/#${rule}`)}>
      {ruleNames[rule]}
    </a>
  );
}
