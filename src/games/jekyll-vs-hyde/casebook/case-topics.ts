import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import { RULEBOOK, type Chapter } from '#games/jekyll-vs-hyde/rules/rule-index';
import { runs, type Case } from './read-and-run-cases.ts';

/** What a case can be found by. */

/** The chapter of the rulebook that a case belongs to. */
export function chapterOf({ rules: [first] }: Case): Chapter {
  return RULEBOOK[first].chapter;
}

/** What comes about in a case: the effect of a suit, or two Potions in a trick. */
export const TOPICS = ['pride', 'greed', 'wrath', 'two-potions'] as const;
export type Topic = (typeof TOPICS)[number];

export function topicsOf(one: Case): readonly Topic[] {
  const events = runs(one).flatMap(({ positions }) => positions.flatMap(({ context }) => context.events));
  return TOPICS.filter((topic) => events.some((event) => topicOf(event) === topic));
}

function topicOf(event: Event): Topic | null {
  if (event.type === 'effect') return event.suit;
  return event.type === 'potions-cancel' ? 'two-potions' : null;
}
