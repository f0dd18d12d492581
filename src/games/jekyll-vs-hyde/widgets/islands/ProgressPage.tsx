import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { RuleLink } from '#games/jekyll-vs-hyde/table/RuleLink.tsx';
import { words as puzzles } from '#said/jekyll-vs-hyde/puzzles';
import { ProgressPage as Page, type Chapter } from '#widgets/quiz/ProgressPage.tsx';
import type { RuleId } from '#games/jekyll-vs-hyde/rules/rulebook';

/** How well each rule is known. */
export default function ProgressPage({ chapters }: { readonly chapters: readonly Chapter<RuleId>[] }) {
  const words = { ...puzzles.progress, all: puzzles.all };
  return <Page game={GAME_ID} chapters={chapters} RuleLink={RuleLink} puzzles={words} />;
}
