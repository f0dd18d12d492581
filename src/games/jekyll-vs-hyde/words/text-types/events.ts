import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { SentencePerType } from '#words/sentence-per-type';

/** What a language says of what happens: loaded where there is a table. */
export type EventsWords = SentencePerType<Event>;
