import { disputesInQuestion } from '#games/chronicle/dispute/disputes-in-question';
import type { DisputesInQuestion } from '#kit/cards-in-question';
import { words as order } from '#said/cards-in-question';
import { words } from '#said/chronicle/disputes-in-question';

/** What is argued about in a question that names two cards. */
export const disputesIn: DisputesInQuestion = (question) => disputesInQuestion(question, words, order);
