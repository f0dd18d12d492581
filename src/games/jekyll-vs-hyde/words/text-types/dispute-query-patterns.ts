export type { TypedCards as DisputesInQuestionWords } from '#games/jekyll-vs-hyde/dispute/find-disputes-in-search-query';
