import type { Kind } from '#games/chronicle/rules/cards';
import type { EffectId } from '#games/chronicle/rules/ability-definitions';
import type { Due } from '#games/chronicle/rules/state';

/** What a language says as abilities take place: what each effect does, and what is chosen for it. */
export interface AbilityEffectsAndChoicesWords {
  /** What is done by the owner of the card: `takes a card unseen from another hand`. */
  readonly effects: Readonly<Record<EffectId, string>>;
  /** What somebody who chooses is asked for. */
  readonly choices: Readonly<Record<Due['effect'], string>>;
  /** The same as a sentence that heads the answers. */
  readonly choose: (effect: Due['effect']) => string;
  /** Of a kind of card for which nothing is filled in: `Open: no source we have says what a 6 does.` */
  readonly open: (kind: Kind) => string;
}
