export type { CardOrder as TwoCardQuestionPatterns } from '#kit/parse-two-card-question';
