import type { Kind } from '#games/chronicle/rules/cards';
import type { Chooser, Spelled, Time } from '#games/chronicle/rules/ability-definitions';

/** What a language says of abilities where they are told whole or filled in: their times, and who chooses. */
export interface AbilitySentencesWords {
  readonly times: Readonly<Record<Time, string>>;
  readonly choosers: Readonly<Record<Chooser, string>>;
  /** What a kind of card does, whole: `When a 6 is played face up, its owner …`; who chooses, where there is a choice. */
  readonly sentence: (kind: Kind, ability: Required<Spelled>, chooses: boolean) => string;
}
