import { disputesInQuestion } from '#games/chronicle/dispute/find-disputes-in-search-query';
import type { DisputesInQuestion } from '#kit/parse-two-card-question';
import { words as order } from '#said/two-card-question-patterns';
import { words } from '#said/chronicle/dispute-query-patterns';

/** What is argued about in a question that names two cards. */
export const disputesIn: DisputesInQuestion = (question) => disputesInQuestion(question, words, order);
