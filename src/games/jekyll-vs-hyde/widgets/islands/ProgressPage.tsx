import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { RuleLink } from '#games/jekyll-vs-hyde/table/RuleLink.tsx';
import { ProgressPage as Page, type Chapter } from '#widgets/quiz/ProgressPage.tsx';
import type { RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';

/** How well each rule is known. */
export default function ProgressPage({ chapters }: { readonly chapters: readonly Chapter<RuleId>[] }) {
  return <Page game={GAME_ID} chapters={chapters} RuleLink={RuleLink} puzzles mistakes />;
}
