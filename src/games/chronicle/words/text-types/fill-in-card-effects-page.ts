import type { Condition } from '#games/chronicle/rules/history-card-conditions';
import type { Card, Kind } from '#games/chronicle/rules/cards';
import type { FilledInProblem } from '#games/chronicle/rules/reader-supplied-card-effects';
import type { Time } from '#games/chronicle/rules/ability-definitions';
import type { SentencePerType } from '#words/sentence-per-type';

/** The page on which a reader fills in what no source tells. */
export interface FillInCardEffectsPageWords {
  readonly title: string;
  readonly intro: string;
  readonly noScript: string;
  readonly abilities: string;
  /** Of a slot that sources tell. */
  readonly known: string;
  readonly effect: string;
  /** In place of an effect: nothing is filled in. */
  readonly open: string;
  readonly time: string;
  /** A time that the manual gives this kind of card. */
  readonly printed: (time: Time) => string;
  readonly chooser: string;
  readonly scene: (kind: Kind) => string;
  readonly history: string;
  readonly historyIntro: string;
  readonly card: (number: string) => string;
  /** What a history card says, as far as it is known. */
  readonly says: (lead: Card | 'open', conditions: readonly Condition[] | 'open') => string;
  readonly lead: string;
  readonly condition: string;
  readonly second: string;
  readonly none: string;
  readonly choose: string;
  /** Where one of a Lead Card and a condition is chosen, and the other is not. */
  readonly half: string;
  readonly keep: string;
  readonly kept: (abilities: number, history: number) => string;
  readonly nothing: string;
  readonly save: string;
  readonly load: string;
  readonly forget: string;
  readonly undo: string;
  /** A set that a link or a file brings. */
  readonly brought: (abilities: number, history: number) => string;
  readonly take: string;
  readonly leave: string;
  readonly taken: string;
  readonly link: string;
  readonly troubles: Readonly<Record<'blocked' | 'damaged' | 'mended' | 'later' | 'refused', string>>;
  readonly problems: SentencePerType<Extract<FilledInProblem, { readonly type: 'not-json' | 'too-long' }>>;
  /** Where in a file something is wrong, and what. */
  readonly at: (place: readonly string[], sentence: string) => string;
}
