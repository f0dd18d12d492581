import type { Told } from '#games/jekyll-vs-hyde/widgets/thinking/opponent-tasks';
import { OpenHandsExplanation } from '#games/jekyll-vs-hyde/widgets/worth/OpenHandsExplanation.tsx';
import type { ComparisonProps } from '#widgets/mistakes/mistake-adapter.ts';

/** After a mistake is asked again: how the cards compare with both hands open, and why. */
export default function OpenHandsComparison({ told, formerly }: ComparisonProps<Told>) {
  return told.type === 'compared-open' ? <OpenHandsExplanation {...told} formerly={formerly} /> : null;
}
