import { disputesInQuestion } from '#games/jekyll-vs-hyde/dispute/find-disputes-in-search-query';
import type { DisputesInQuestion } from '#kit/parse-two-card-question';
import { words as order } from '#said/two-card-question-patterns';
import { words } from '#said/jekyll-vs-hyde/dispute-query-patterns';

/** What is argued about in a question that names two cards. */
export const disputesIn: DisputesInQuestion = (question) => disputesInQuestion(question, words, order);
