import { RULEBOOK, RULE_IDS, type Chapter, type RuleId } from '#games/jekyll-vs-hyde/rules/rulebook';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { Case } from './case.ts';
import { runs } from './run.ts';

/** The casebook as a whole: its order, and what a case can be found by. */

/** A case under its name, which is that of its file and stands in addresses. */
export interface Entry {
  readonly id: string;
  readonly data: Case;
}

/** The chapter of the rulebook that a case belongs to. */
export function chapterOf({ rules: [first] }: Case): Chapter {
  return RULEBOOK[first].chapter;
}

/** By the rule that each belongs to, in the order of the rulebook. */
export function inOrder<E extends Entry>(entries: readonly E[]): readonly E[] {
  const place = ({ data }: Entry) => RULE_IDS.indexOf(data.rules[0]);
  return entries.toSorted((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1));
}

/** The cases about a rule, those that belong to it first. */
export function casesOf<E extends Entry>(rule: RuleId, entries: readonly E[]): readonly E[] {
  const about = inOrder(entries).filter(({ data }) => data.rules.includes(rule));
  return about.toSorted((a, b) => Number(b.data.rules[0] === rule) - Number(a.data.rules[0] === rule));
}

/** How many related cases a case names at the most. */
const RELATED = 4;

/** The cases that have most in common with one: the ruling and the rules, then the chapter, and those near it first. */
export function relatedTo<E extends Entry>(one: E, entries: readonly E[]): readonly E[] {
  const shared = ({ data }: E) =>
    2 * data.rules.filter((rule) => one.data.rules.includes(rule)).length +
    2 * Number(data.ruling !== null && data.ruling === one.data.ruling) +
    Number(chapterOf(data) === chapterOf(one.data));
  const book = inOrder(entries);
  const distance = (entry: E) => Math.abs(book.indexOf(entry) - book.indexOf(one));
  return book
    .filter((other) => other.id !== one.id && shared(other) > 0)
    .toSorted((a, b) => shared(b) - shared(a) || distance(a) - distance(b))
    .slice(0, RELATED);
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
