export type { DirectQuestionPatterns } from '#kit/direct-answer';
