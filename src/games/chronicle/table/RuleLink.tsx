import type { RuleId } from '#games/chronicle/rules/rulebook';
import { words as game } from '#said/chronicle/game';
import { siteUrl } from '#widgets/site-url.ts';

/** The name of a rule, leading to its place in the rulebook. */
export function RuleLink({ rule }: { readonly rule: RuleId }) {
  return (
    <a class="rule-link" href={siteUrl(`/chronicle/rules/#${rule}`)}>
      {game.rules[rule]}
    </a>
  );
}
