export type { CardsTextField as DisputesInQuestionWords } from '#games/switch/dispute/find-disputes-in-search-query';
