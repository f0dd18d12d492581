export type { TypedCards as DisputesInQuestionWords } from '#games/chronicle/dispute/find-disputes-in-search-query';
