import { disputeFace } from '#games/chronicle/widgets/dispute/dispute-face.tsx';
import {
  DisputeQuestionnaire,
  type DisputeQuestionnaireProps,
} from '#widgets/dispute/DisputeQuestionnaire.tsx';

export default (props: Omit<DisputeQuestionnaireProps<never, never>, 'face'>) => (
  <DisputeQuestionnaire face={disputeFace} {...props} />
);
