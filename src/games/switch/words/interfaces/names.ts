import type { Card, Rank, Seat, Suit } from '#games/switch/rules/cards';
import type { Event } from '#games/switch/rules/event';
import type { Misfit, Refusal } from '#games/switch/rules/refusal';
import type { Chapter, RuleId } from '#games/switch/rules/rule-index';
import type { RULINGS, RulingId } from '#games/switch/rules/ruling-readings';
import type { Section } from '#games/switch/rules/source-sections';
import type { Phase } from '#games/switch/rules/state';
import type { SentencePerType } from '#words/sentence-per-type';

/** What things are called in Switch: its seats, suits, cards, rules, phases. What is said of events, of refusals and in the rulebook is typed below, and loaded by itself. */
export interface SwitchWords {
  readonly title: string;
  readonly seats: Readonly<Record<Seat, string>>;
  readonly suits: Readonly<Record<Suit, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  /** A card as it stands in a sentence: `8♠`. */
  readonly card: (card: Card) => string;
  /** A card by its name, to be read aloud: `8 of spades`. */
  readonly cardName: (card: Card) => string;
  /** What goes somewhere, in a sentence: any card of a rank, or one card: `a 2`, `5♥`. */
  readonly goes: (what: Rank | Card) => string;
  /** What to call each rule. */
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
}

/** What a language says of what happens: loaded where there is a table. */
export type SwitchEvents = SentencePerType<Event>;

/** What a language says of what may be done, and of what may not: loaded where somebody tries to. */
export interface SwitchLegality {
  readonly refusals: SentencePerType<Refusal>;
  readonly misfits: SentencePerType<Misfit>;
}

/** What a language says in the rulebook: long texts, for pages and not for the browser to load. */
export interface SwitchRulebook {
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly rulings: {
    readonly [Id in RulingId]: {
      readonly question: string;
      readonly readings: Readonly<Record<(typeof RULINGS)[Id]['readings'][number]['id'], string>>;
    };
  };
  /** What the source is, and what its sections are called. */
  readonly source: string;
  readonly sections: Readonly<Record<Section, string>>;
}
