import type { Wanted } from '#games/jekyll-vs-hyde/wanted';

/** What a language says where somebody looks for a position. */
export interface FindWords {
  readonly title: string;
  /** What the conditions mean together. */
  readonly intro: string;
  /** The choice that leaves a condition out. */
  readonly anything: string;
  /** What to call each condition, beside the field that sets it. */
  readonly labels: Readonly<Record<keyof Wanted, string>>;
  /** The choices of a condition that are words. */
  readonly choices: {
    readonly tokens: Readonly<Record<NonNullable<Wanted['tokens']>, string>>;
    readonly led: Readonly<Record<NonNullable<Wanted['led']>, string>>;
    readonly followerVoid: { readonly yes: string; readonly no: string };
    readonly answer: Readonly<Record<NonNullable<Wanted['answer']>, string>>;
    readonly effect: Readonly<Record<NonNullable<Wanted['effect']>, string>>;
  };
  /** A condition as part of a sentence. */
  readonly clauses: { readonly [Key in keyof Wanted]-?: (value: NonNullable<Wanted[Key]>) => string };
  readonly begin: string;
  readonly stop: string;
  readonly looking: (games: number) => string;
  readonly stopped: (games: number) => string;
  readonly found: (games: number, moves: number) => string;
  readonly none: (games: number) => string;
}
