import { CARDS, kindOf, type Card, type Seat } from './cards.ts';
import { isChoice } from './effect-types.ts';
import { EFFECT_OF } from './effects.ts';
import { TIME_RULES, type Event } from './event.ts';
import { alliesOf, othersThan, seatsFrom } from './seats.ts';
import { abilityOf, isOpen, type Chooser, type EffectId, type Time } from './ability-definitions.ts';
import type { Due, Table } from './state.ts';

/**
 * Chapter "abilities": each has its time. What can be applied must be, as fully as possible; what cannot be keeps nobody from playing the
 * card, and is passed over.
 */

/** The ability of a card, if it takes place at this time. */
export function dueOf(table: Table, card: Card, owner: Seat, time: Time): readonly Due[] {
  const ability = abilityOf(table.rulings.abilities, kindOf(card));
  if (ability?.time !== time) return [];
  return [{ effect: ability.effect, owner, chooser: chooserOf(table, owner, ability.chooser), card }];
}

function chooserOf(table: Table, owner: Seat, chooser: Chooser): Seat {
  switch (chooser) {
    case 'owner':
      return owner;
    case 'leader':
      return table.meeting.leader;
    case 'next':
      return othersThan(table, owner)[0] ?? owner;
  }
}

/** What is due when all have played: of the cards that lie face up, in the order in which they were played. */
export function dueAtMeetingEnd(table: Table): readonly Due[] {
  return table.meeting.laid.flatMap(({ by, card, down }) =>
    down ? [] : dueOf(table, card, by, 'end-of-meeting'),
  );
}

/** What is due when the round is over: of all allies, clockwise from the winner of the last Meeting, in the order of the cards. */
export function dueAtRoundEnd(table: Table): readonly Due[] {
  return seatsFrom(table, table.meeting.leader).flatMap((seat) =>
    CARDS.filter((card) => alliesOf(table, seat).includes(card)).flatMap((card) =>
      dueOf(table, card, seat, 'end-of-round'),
    ),
  );
}

/** What is said of a card played face up of which no source says what it does, and nobody has filled it in. */
export function openEvents(table: Table, card: Card): readonly Event[] {
  return isOpen(table.rulings.abilities, kindOf(card)) ? [{ type: 'open', rule: 'open-slot', card }] : [];
}

/** What is said as an ability takes place; a choice of the frame has no ability behind it. */
export function abilityEvents({ effect, owner, card }: Due, time: Time | null): readonly Event[] {
  if (time === null || card === null || !isAbility(effect)) return [];
  return [{ type: 'ability', rule: TIME_RULES[time], owner, card, effect }];
}

/** The rule by which a choice has to be made. */
export function rulesChoice(effect: Due['effect']): 'ability-must' | 'leftover-hand' | 'angel-discards' {
  return isAbility(effect) ? 'ability-must' : effect;
}

function isAbility(effect: Due['effect']): effect is EffectId {
  return effect !== 'leftover-hand' && effect !== 'angel-discards';
}

/** Whether somebody really has a choice to make; an effect that goes one way only, by the ruling of the table, is carried out. */
export function needsChoice(table: Table, due: Due): boolean {
  const effect = EFFECT_OF[due.effect];
  if (!isChoice(effect)) return false;
  const ways = effect.options(table, due).length;
  return isAbility(due.effect) ? ways > 0 : ways > 1;
}
