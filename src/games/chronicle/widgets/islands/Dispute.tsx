import type { DisputedCase } from '#kit/case-for-dispute';
import { disputeFace } from '#games/chronicle/widgets/dispute/dispute-face.tsx';
import { Dispute } from '#widgets/dispute/Dispute.tsx';

export default ({ cases }: { readonly cases: readonly DisputedCase[] }) => (
  <Dispute face={disputeFace} cases={cases} />
);
