import { isWild, suitOf, type Card, type Seat } from './cards.ts';
import type { PlayRule } from './event.ts';
import { forbidsLead } from './leading.ts';
import type { Refusal } from './refusal.ts';
import { handOf, seatsFrom } from './seats.ts';
import type { Play, Table } from './state.ts';

/** Chapter "following": the lead suit or a Wild face up; whoever is void in it plays another card face down. */

/** Why this card may not be played like this by whoever holds it. */
export function forbidsPlay(table: Table, play: Play): readonly Refusal[] {
  const { meeting, rulings } = table;
  const { by, card, down = false } = play;
  const hand = handOf(table, by);
  if (!hand.includes(card)) return [{ type: 'not-held', rule: 'own-cards', by, card }];
  if (isWild(card)) return down ? [{ type: 'wild-down', rule: 'wild-open', card }] : [];
  if (meeting.acted.length === 0) return forbidsLead(play);
  const suit = meeting.lead;
  if (suit === null) return down ? [{ type: 'suitless-down', rule: 'wild-led', card }] : [];
  if (suitOf(card) === suit) return down ? [{ type: 'suit-down', rule: 'follow-suit', card, suit }] : [];
  if (hand.some((held) => suitOf(held) === suit))
    return [{ type: 'must-follow', rule: 'follow-suit', card, suit }];
  if (rulings['void-with-wild'] === 'must' && hand.some(isWild))
    return [{ type: 'must-play-wild', rule: 'void-wild', card }];
  return down ? [] : [{ type: 'off-suit-open', rule: 'void-down', card, suit }];
}

/** How a card of the hand could be played now: face up, face down, or not at all. A card goes one way only. */
export function playOf(table: Table, by: Seat, card: Card): Play | null {
  const open: Play = { type: 'play', by, card };
  if (forbidsPlay(table, open).length === 0) return open;
  const down: Play = { ...open, down: true };
  return forbidsPlay(table, down).length === 0 ? down : null;
}

/** The rule by which a legal card is played face up. */
export function playRule({ meeting }: Table, card: Card): PlayRule {
  if (meeting.acted.length === 0) return 'lead-any';
  if (isWild(card)) return 'wild-open';
  return meeting.lead === null ? 'wild-led' : 'follow-suit';
}

/** Who comes next in a Meeting, and who is passed over on the way for having no card; null: all have played. */
export function nextIn(table: Table): { readonly next: Seat | null; readonly passed: readonly Seat[] } {
  const { leader, acted } = table.meeting;
  const round = seatsFrom(table, leader);
  const last = acted.at(-1);
  const left = last === undefined ? round : round.slice(round.indexOf(last) + 1);
  const at = left.findIndex((seat) => handOf(table, seat).length > 0);
  return at < 0 ? { next: null, passed: left } : { next: left[at] ?? null, passed: left.slice(0, at) };
}
