import { isOpen, type Abilities, type Slot } from '#games/chronicle/rules/ability-definitions';
import { abilitiesUrl } from '../fill-in-card-effects/link-to-abilities-page.ts';
import { CardAbilityText } from './CardAbilityText.tsx';

interface CardAbilityWithLinkProps {
  readonly slot: Slot;
  /** What the cards do at the table. */
  readonly abilities: Abilities;
}

/** What a kind of card does; where it is open, or was filled in, that leads to the place where it is filled in. */
export function CardAbilityWithLink({ slot, abilities }: CardAbilityWithLinkProps) {
  const text = <CardAbilityText kind={slot} abilities={abilities} />;
  return isOpen({}, slot) ? <a href={abilitiesUrl(slot)}>{text}</a> : text;
}
