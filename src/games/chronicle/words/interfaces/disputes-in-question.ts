export type { TypedCards as DisputesInQuestionWords } from '#games/chronicle/dispute/disputes-in-question';
