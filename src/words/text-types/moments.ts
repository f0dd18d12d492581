import type { SourceKind } from '#replays/moments/moment-types';

/** What a game says of a condition by which its moments are found. */
export interface ConditionWords<Value extends string> {
  readonly title: string;
  /** A value, as it is offered and as it is shown where it is chosen. */
  readonly value: (value: Value) => string;
}

/** What the page of moments says. */
export interface MomentsWords {
  readonly title: string;
  readonly intro: string;
  readonly noScript: string;
  /** The way here from another page. */
  readonly invite: string;
  /** The form in which one chooses. */
  readonly looking: string;
  readonly rule: string;
  readonly mover: string;
  /** The choice that asks for nothing. */
  readonly any: string;
  readonly chosen: (cards: number) => string;
  readonly clear: string;
  readonly loading: string;
  readonly notLoaded: string;
  readonly retry: string;
  /** While one's own games are read. */
  readonly readingOwn: string;
  readonly found: (moments: number) => string;
  readonly kinds: Readonly<Record<SourceKind, string>>;
  readonly more: (moments: number) => string;
  readonly nothing: string;
  /** What is nearest, where one thing that is looked for gives way: what it is, what stands in its place, and what is left. */
  readonly without: (title: string, values: string, moments: number) => string;
  readonly instead: (title: string, values: string, moments: number) => string;
  /** Where no single thing could give way. */
  readonly startOver: string;
  readonly ofRule: (moments: number) => string;
  readonly bookmarks: {
    readonly title: string;
    readonly none: string;
    readonly remove: string;
    readonly removed: string;
    readonly keptWhere: string;
    readonly progress: string;
  };
}
