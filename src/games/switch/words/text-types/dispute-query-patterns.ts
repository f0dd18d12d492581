export type { DisputeQueryPatterns } from '#games/switch/dispute/find-disputes-in-search-query';
