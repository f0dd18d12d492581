import type { Kind } from '#games/chronicle/rules/cards';
import { abilityOf, type Abilities } from '#games/chronicle/rules/ability-definitions';
import { choosersOf } from '#games/chronicle/rules/ability-vocabulary';
import { abilities as words } from '#said/chronicle/ability-effects-and-choices';
import { spelled } from '#said/chronicle/ability-sentences';

interface SlotTextProps {
  readonly kind: Kind;
  /** What the cards do at the table. */
  readonly abilities: Abilities;
}

/** What a kind of card does, in a sentence; or that it is open. */
export function CardAbilityText({ kind, abilities }: SlotTextProps) {
  const ability = abilityOf(abilities, kind);
  return (
    <>
      {ability === null
        ? words.open(kind)
        : spelled.sentence(kind, ability, choosersOf(ability.effect).length > 1)}
    </>
  );
}
