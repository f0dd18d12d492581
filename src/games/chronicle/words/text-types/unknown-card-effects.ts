import type { Slot } from '#games/chronicle/rules/ability-definitions';

/** Slots that nobody has filled in, and the way to where that is done. */
export interface UnknownCardEffectsWords {
  /** The slots of which nothing says what they do, and which do nothing here. */
  readonly open: (slots: readonly Slot[]) => string;
  readonly fillIn: string;
  /** Where something is filled in already. */
  readonly change: string;
}
