import type { Card, Kind, Seat, Suit } from '#games/chronicle/rules/cards';
import type { Event } from '#games/chronicle/rules/event';
import type { Condition } from '#games/chronicle/rules/history-card-conditions';
import type { Misfit, Refusal } from '#games/chronicle/rules/refusal';
import type { Chapter, RuleId } from '#games/chronicle/rules/rule-index';
import type { RULINGS, RulingId } from '#games/chronicle/rules/ruling-readings';
import type { Chooser, EffectId, Spelled, Time } from '#games/chronicle/rules/ability-definitions';
import type { Section } from '#games/chronicle/rules/source-sections';
import type { Due, Phase } from '#games/chronicle/rules/state';
import type { SentencePerType } from '#words/sentence-per-type';

/** What things are called in Chronicle: its seats, suits, cards, conditions, rules, phases. What is said of events, of refusals and in the rulebook is typed below, and loaded by itself. */
export interface ChronicleWords {
  readonly title: string;
  readonly seats: Readonly<Record<Seat, string>>;
  readonly suits: Readonly<Record<Suit, string>>;
  /** A value, or the name of a Wild. */
  readonly kinds: Readonly<Record<Kind, string>>;
  /** A card as it stands in a sentence and is read aloud: `Love 8`. */
  readonly card: (card: Card) => string;
  /** What a condition of a history card asks for: `fewest of Wisdom`. */
  readonly condition: (condition: Condition) => string;
  /** What to call each rule. */
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
}

/** What a language says of what happens: loaded where there is a table. */
export type ChronicleEvents = SentencePerType<Event>;

/** What a language says as abilities take place: what each effect does, and what is chosen for it. */
export interface AbilityWords {
  /** What is done by the owner of the card: `takes a card unseen from another hand`. */
  readonly effects: Readonly<Record<EffectId, string>>;
  /** What somebody who chooses is asked for. */
  readonly choices: Readonly<Record<Due['effect'], string>>;
  /** Of a kind of card for which nothing is filled in: `Open: no source we have says what a 6 does.` */
  readonly open: (kind: Kind) => string;
}

/** What a language says of abilities where they are told whole or filled in: their times, and who chooses. */
export interface SpelledWords {
  readonly times: Readonly<Record<Time, string>>;
  readonly choosers: Readonly<Record<Chooser, string>>;
  /** What a kind of card does, whole: `When a 6 is played face up, its owner …`; who chooses, where there is a choice. */
  readonly sentence: (kind: Kind, ability: Required<Spelled>, chooses: boolean) => string;
}

/** What a language says of what may be done, and of what may not: loaded where somebody tries to. */
export interface ChronicleLegality {
  readonly refusals: SentencePerType<Refusal>;
  readonly misfits: SentencePerType<Misfit>;
}

/** What a language says in the rulebook: long texts, for pages and not for the browser to load. */
export interface ChronicleRulebook {
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly rulings: {
    readonly [Id in RulingId]: {
      readonly question: string;
      readonly readings: Readonly<Record<(typeof RULINGS)[Id]['readings'][number]['id'], string>>;
    };
  };
  /** What each section of the manual is about. */
  readonly sections: Readonly<Record<Section, string>>;
  /** What the sources are, and what the manual is called where it is cited. */
  readonly sources: Readonly<Record<'manual' | 'reviews', string>>;
  readonly manual: string;
}
