import { GAME_ID } from '#games/chronicle/rules/game-id';
import type { RuleId } from '#games/chronicle/rules/rule-index';
import { RuleLink } from '#games/chronicle/table/RuleLink.tsx';
import { ProgressPage as Page, type Chapter } from '#widgets/quiz/ProgressPage.tsx';

/** How well each rule is known. */
export default function ProgressPage({ chapters }: { readonly chapters: readonly Chapter<RuleId>[] }) {
  return <Page game={GAME_ID} chapters={chapters} RuleLink={RuleLink} mistakes />;
}
