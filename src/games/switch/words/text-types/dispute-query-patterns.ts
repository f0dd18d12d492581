export type { TypedCards as DisputesInQuestionWords } from '#games/switch/dispute/find-disputes-in-search-query';
