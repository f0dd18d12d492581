import type { Card, Seat, Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { HouseId } from '#games/jekyll-vs-hyde/rules/house-answers';
import type { Options } from '#games/jekyll-vs-hyde/rules/turn-options';
import type { Chapter, RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import type { RULINGS, RulingId } from '#games/jekyll-vs-hyde/rules/ruling-readings';
import type { SourceId } from '#games/jekyll-vs-hyde/rules/sources';
import type { WordingId } from '#games/jekyll-vs-hyde/rules/wording-differences';
import type { Permission, Verdict } from '#games/jekyll-vs-hyde/rules/card-verdicts';
import type { Event, Place } from '#games/jekyll-vs-hyde/rules/event';
import type { Misfit, Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { Phase } from '#games/jekyll-vs-hyde/rules/state';
import type { SentencePerType } from '#words/sentence-per-type';

/** What things are called in Jekyll vs Hyde: its seats, suits, cards, rules, phases. What is said of events, of refusals and in the rulebook is typed below, and loaded by itself. */
export interface JekyllVsHydeWords {
  readonly title: string;
  readonly seats: Readonly<Record<Seat, string>>;
  readonly suits: Readonly<Record<Suit, string>>;
  readonly places: Readonly<Record<Place, string>>;
  /** A card's name, as in `Wrath 5`. */
  readonly card: (card: Card) => string;
  /** What to call each rule. */
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
}

/** What a language says of what happens: loaded where there is a table. */
export type JekyllVsHydeEvents = SentencePerType<Event>;

/** What a language says of what may be done, and of what may not: loaded where somebody tries to. */
export interface JekyllVsHydeLegality {
  readonly refusals: SentencePerType<Refusal>;
  readonly misfits: SentencePerType<Misfit>;
  /** Why cards may be played or given. Several are said to be at once, so none is named. */
  readonly permissions: SentencePerType<Permission>;
  /** A card of a hand by its name, with what may be done with it now: `Wrath 5, playable`. */
  readonly inHand: SentencePerType<Verdict>;
  /** What a coach says before a card is played. */
  readonly options: SentencePerType<Options>;
}

/** What a language says in the rulebook: long texts, for pages and not for the browser to load. */
export interface JekyllVsHydeRulebook {
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly rulings: {
    readonly [Id in RulingId]: {
      readonly question: string;
      readonly readings: Readonly<Record<(typeof RULINGS)[Id]['readings'][number]['id'], string>>;
    };
  };
  /** What no source says, as players ask it, and what we suggest. */
  readonly house: Readonly<Record<HouseId, { readonly question: string; readonly answer: string }>>;
  /** What the sources word differently, as players ask it, and what it comes to. */
  readonly wordings: Readonly<Record<WordingId, { readonly question: string; readonly answer: string }>>;
  /** What each source is, and what it is called where it is cited. */
  readonly sources: Readonly<Record<SourceId, string>>;
  readonly sourceNames: Readonly<Record<SourceId, string>>;
  /** A point of the list, by its number. */
  readonly pointOfList: (point: string) => string;
}
