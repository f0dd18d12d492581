export type { CardsTextField as DisputesInQuestionWords } from '#games/jekyll-vs-hyde/dispute/find-disputes-in-search-query';
