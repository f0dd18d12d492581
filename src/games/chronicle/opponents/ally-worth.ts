import { isEvil, suitOf, type Card, type Seat } from '#games/chronicle/rules/cards';
import { asksForEvil, scoreOn, type Condition } from '#games/chronicle/rules/history-card-conditions';
import { shutOut } from '#games/chronicle/rules/evil';
import { alliesOf, othersThan } from '#games/chronicle/rules/seats';
import type { Playing, Table } from '#games/chronicle/rules/state';

/** What allies are worth by rules of thumb: what the history card counts, and what Evil does. */

type Open = Pick<Table, 'history' | 'allies' | 'hands'>;

/** A first Evil card shuts its owner out; a further one changes little, but for who is about to have all four. */
const SHUT_OUT = -3;
const EVIL_BESIDES = -0.3;
const TOWARDS_FOUR = 1.5;
/** What is asked for by name, and the Angel, for who has Evil and for who has none yet. */
const OWNED = 4;
const SAVED = 3;
const ANGEL = 0.5;
const FOUR = 6;

/** How much a card would help a seat as an ally; below zero it hurts. */
export function worthFor(table: Open, seat: Seat): (card: Card) => number {
  const { conditions } = table.history;
  const allies = alliesOf(table, seat);
  const evil = allies.filter(isEvil).length;
  const wanted = conditions.some(asksForEvil);
  const ofEvil = !isHurtByEvil(table, seat)
    ? 0
    : evil === 0
      ? SHUT_OUT
      : evil === 1
        ? EVIL_BESIDES
        : TOWARDS_FOUR;
  return (card) => {
    let worth = 0;
    for (const condition of conditions) worth += countsOn(condition, card, evil > 0);
    if (isEvil(card)) worth += ofEvil;
    if (card === 'Angel') worth += wanted ? -SAVED : evil > 0 ? SAVED : ANGEL;
    return worth;
  };
}

/** Whether Evil among its allies would count against a seat: not beside the Angel, nor where Evil is asked for. */
export function isHurtByEvil(table: Open, seat: Seat): boolean {
  return !alliesOf(table, seat).includes('Angel') && !table.history.conditions.some(asksForEvil);
}

/** Whether the Evil that a seat has brings it out of this round's Fame: then no card helps or hurts but the Angel, and Evil towards all four. */
export function isOutOfFame(table: Open & Pick<Table, 'rulings'>, seat: Seat): boolean {
  return isHurtByEvil(table, seat) && shutOut(table).includes(seat);
}

/** What lies in the Meeting as far as who is to play sees it: open cards, and what that seat has laid face down. */
export function seenInMeeting({ meeting, turn }: Playing): readonly Card[] {
  return meeting.laid.flatMap(({ by, card, down }) => (down && by !== turn ? [] : [card]));
}

/** How much a card would help a seat, as far as that is worth telling. */
export function worthToTell(table: Open & Pick<Table, 'rulings'>, seat: Seat): (card: Card) => number {
  const worth = worthFor(table, seat);
  return isOutOfFame(table, seat) ? (card) => (card === 'Angel' ? worth(card) : 0) : worth;
}

/** The first condition on which a card would count for the seat to act as an ally; undefined where there is none. */
export function helpsBy(state: Playing, card: Card): Condition | undefined {
  const hasEvil = alliesOf(state, state.turn).some(isEvil);
  return state.history.conditions.find((condition) => countsOn(condition, card, hasEvil) > 0);
}

function countsOn(condition: Condition, card: Card, hasEvil: boolean): number {
  if ('owns' in condition) {
    if (condition.owns === 'evil') return isEvil(card) && !hasEvil ? OWNED : 0;
    return card === condition.owns ? OWNED : 0;
  }
  return scoreOn(condition, [card]) - scoreOn(condition, []);
}

/** How a seat stands against the others, by the allies of all: what of it counts, with Evil and the Angel. */
export function prospects(table: Open, seat: Seat): number {
  const others = othersThan(table, seat).map((other) => standing(table, other));
  return standing(table, seat) - others.reduce((sum, one) => sum + one, 0) / Math.max(1, others.length);
}

function standing(table: Open, seat: Seat): number {
  const { conditions } = table.history;
  const allies = alliesOf(table, seat);
  const after = allies.includes('Angel') ? allies.filter((card) => !isEvil(card)) : allies;
  const evil = after.filter(isEvil).length;
  const wanted = conditions.every(asksForEvil);
  const counted = conditions.reduce((sum, condition) => sum + scoreOn(condition, after), 0);
  return counted + (evil === 4 ? FOUR : evil > 0 && !wanted ? SHUT_OUT : 0);
}

/** The cards of a suit among these. */
export function ofSuit(cards: readonly Card[], suit: ReturnType<typeof suitOf>): readonly Card[] {
  return cards.filter((card) => suitOf(card) === suit);
}
