import type { RuleId } from '#games/switch/rules/rule-index';
import { words as game } from '#said/switch/names';
import { siteUrl } from '#widgets/site-url.ts';

/** The name of a rule, leading to its place in the rulebook. */
export function RuleLink({ rule }: { readonly rule: RuleId }) {
  return (
    <a class="rule-link" href={siteUrl(`/switch/rules/#${rule}`)}>
      {game.rules[rule]}
    </a>
  );
}
