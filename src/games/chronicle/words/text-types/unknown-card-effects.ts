import type { Condition } from '#games/chronicle/rules/history-card-conditions';
import type { Slot } from '#games/chronicle/rules/ability-definitions';

/** Slots that nobody has filled in, and the way to where that is done. */
export interface UnknownCardEffectsWords {
  /** The slots of which nothing says what they do, and which do nothing here. */
  readonly open: (slots: readonly Slot[]) => string;
  /** Where only one history card is known, what each round is about. */
  readonly onlyHistory: (conditions: readonly Condition[]) => string;
  readonly fillIn: string;
  /** Where something is filled in already. */
  readonly change: string;
}
