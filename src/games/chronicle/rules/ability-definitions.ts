import type { Kind } from './cards.ts';

/**
 * What a card does is data: when, and an effect of a fixed set. The texts of most cards stand in no source that we have: those are open
 * slots, and nothing is made up for them. A table that owns the cards fills them in.
 */

/** When an ability takes place: as its card is played, when all have played, or when the round is over. */
export type Time = 'played' | 'end-of-meeting' | 'end-of-round';

/** All that an ability can do. `owner` is who played the card, or at the end of a round who has it among the allies. */
export type EffectId =
  | 'take-unseen'
  | 'give-card'
  | 'look-at-hand'
  | 'discard-own-ally'
  | 'discard-ally'
  | 'take-ally'
  | 'give-ally'
  | 'exchange-ally'
  | 'take-discard'
  | 'take-from-meeting'
  | 'discard-meeting'
  | 'owner-wins'
  | 'lowest-wins'
  | 'nothing';

/** Who makes the choice of an effect that has one: the owner, who leads the Meeting, or whoever sits next to the owner clockwise. */
export type Chooser = 'owner' | 'leader' | 'next';

/** An ability spelled out. What is left out is as printed: the time of its kind, and the owner chooses. */
export interface Spelled {
  readonly effect: EffectId;
  readonly time?: Time;
  readonly chooser?: Chooser;
}

/** What can be filled in: neither a 1, which is Evil and nothing else, nor the Angel, who is part of the frame. */
export type Slot = Exclude<Kind, '1' | 'Angel'>;

/** What the cards of a table do. A slot that is not there does nothing. */
export type Abilities = Readonly<Partial<Record<Slot, EffectId | Spelled>>>;

/** What our sources say of a kind; `open` where they say nothing. */
export interface Printed {
  readonly time: Time | 'open';
  readonly effect: EffectId | 'open';
}

const played = { time: 'played', effect: 'open' } as const;
const atTheEnd = { time: 'end-of-meeting', effect: 'open' } as const;

/** The slots by what is known of them. */
export const SLOTS: Readonly<Record<Slot, Printed>> = {
  '2': { time: 'open', effect: 'open' },
  '3': played,
  '4': played,
  '5': played,
  '6': played,
  '7': played,
  '8': { time: 'played', effect: 'take-unseen' },
  '9': played,
  '10': played,
  Sage: played,
  Fool: played,
  Demon: atTheEnd,
  Dragon: atTheEnd,
  King: atTheEnd,
};

/** What the sources give, and no more. */
export const SOURCED_ABILITIES: Abilities = { '8': 'take-unseen' };

/** Whether this kind of card has a slot at all. */
export function isSlot(kind: Kind): kind is Slot {
  return kind !== '1' && kind !== 'Angel';
}

/** When a kind of card acts if nothing else is said; where no source tells, as most do: when played. */
export function timeOf(slot: Slot): Time {
  const { time } = SLOTS[slot];
  return time === 'open' ? 'played' : time;
}

/** What a kind of card does at a table, spelled out; null where nothing is filled in. */
export function abilityOf(abilities: Abilities, kind: Kind): Required<Spelled> | null {
  if (!isSlot(kind)) return null;
  const filled = abilities[kind];
  if (filled === undefined) return null;
  const {
    effect,
    time = timeOf(kind),
    chooser = 'owner',
  }: Spelled = typeof filled === 'string' ? { effect: filled } : filled;
  return { effect, time, chooser };
}

/** Whether no source says what a kind does, and the table has not filled it in. */
export function isOpen(abilities: Abilities, kind: Kind): boolean {
  return isSlot(kind) && SLOTS[kind].effect === 'open' && abilities[kind] === undefined;
}
