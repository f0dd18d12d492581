import type { DisputedCase } from '#kit/case-for-dispute';
import { disputeFace } from '#games/jekyll-vs-hyde/widgets/dispute/dispute-face.tsx';
import { DisputeQuestionnaire } from '#widgets/dispute/DisputeQuestionnaire.tsx';

export default ({ cases }: { readonly cases: readonly DisputedCase[] }) => (
  <DisputeQuestionnaire face={disputeFace} cases={cases} />
);
