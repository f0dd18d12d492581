export type { SharedDirectAnswers as DirectAnswersWords } from '#kit/direct-answer';
