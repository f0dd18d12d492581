import type { Told } from '#games/jekyll-vs-hyde/widgets/thinking/background-tasks';
import { OpenHandsVerdict } from '#games/jekyll-vs-hyde/widgets/worth/OpenHandsVerdict.tsx';
import type { ComparisonProps } from '#widgets/mistakes/mistake-question-adapter.ts';

/** After a mistake is asked again: how the cards compare with both hands open, and why. */
export default function OpenHandsComparison({ told, formerly }: ComparisonProps<Told>) {
  return told.type === 'compared-open' ? <OpenHandsVerdict {...told} formerly={formerly} /> : null;
}
