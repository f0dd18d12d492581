import type { Wild } from './cards.ts';
import {
  timeOf,
  type Chooser,
  type EffectId,
  type Slot,
  type Spelled,
  type Time,
} from './ability-definitions.ts';

/** All that can be said of an ability, to be chosen, read or written: play itself needs none of it. */

export const TIMES = ['played', 'end-of-meeting', 'end-of-round'] as const satisfies readonly Time[];

export const EFFECTS = [
  'take-unseen',
  'give-card',
  'look-at-hand',
  'discard-own-ally',
  'discard-ally',
  'take-ally',
  'give-ally',
  'exchange-ally',
  'take-discard',
  'take-from-meeting',
  'discard-meeting',
  'owner-wins',
  'lowest-wins',
  'nothing',
] as const satisfies readonly EffectId[];

export const CHOOSERS = ['owner', 'leader', 'next'] as const satisfies readonly Chooser[];

/** The effects that happen by themselves. */
const CHOICELESS: readonly EffectId[] = [
  'take-discard',
  'discard-meeting',
  'owner-wins',
  'lowest-wins',
  'nothing',
];

/** Who can make the choice of an effect: nobody where there is none, and the owner where only the owner sees the cards. */
export function choosersOf(effect: EffectId): readonly Chooser[] {
  if (CHOICELESS.includes(effect)) return [];
  return effect === 'give-card' ? ['owner'] : CHOOSERS;
}

/** The slots in the order of the cards. */
export const SLOT_IDS: readonly Slot[] = [
  ...(['2', '3', '4', '5', '6', '7', '8', '9', '10'] as const),
  ...(['Sage', 'Fool', 'Demon', 'Dragon', 'King'] as const satisfies readonly Wild[]),
];

/** An ability in as few words as say it: what is as printed is left out. */
export function shortest(slot: Slot, { effect, time, chooser }: Required<Spelled>): EffectId | Spelled {
  const spelled: Spelled = {
    effect,
    ...(time !== timeOf(slot) && { time }),
    ...(chooser !== 'owner' && choosersOf(effect).includes(chooser) && { chooser }),
  };
  return Object.keys(spelled).length === 1 ? effect : spelled;
}
