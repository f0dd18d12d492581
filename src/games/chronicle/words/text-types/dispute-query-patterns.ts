export type { DisputeQueryPatterns } from '#games/chronicle/dispute/find-disputes-in-search-query';
