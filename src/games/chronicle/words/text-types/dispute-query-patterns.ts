export type { CardsTextField as DisputesInQuestionWords } from '#games/chronicle/dispute/find-disputes-in-search-query';
