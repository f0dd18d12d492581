export type { DisputeQueryPatterns } from '#games/jekyll-vs-hyde/dispute/find-disputes-in-search-query';
