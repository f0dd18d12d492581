import { type Random, pick } from '#kit/random';
import { isPotion, other, suitOf, valueOf, type Card, type Seat } from './cards.ts';
import { compare, type Comparison } from './compare-two-cards.ts';
import { rankOf } from './ranking.ts';
import type { Action, Follow, Lead } from './state.ts';
import { TRICKS } from './track.ts';
import type { View } from './view.ts';

/**
 * A partner to practise with, who plays by rule of thumb from what the seat may know. Jekyll takes a trick when behind and
 * gives one away when ahead; Hyde goes on in the direction in which the round already leans.
 */

/** One of the legal actions of the seat whose view it is. Refuses (throws) an open view, and an empty list. */
export function ruleOfThumbMove(view: View, legal: readonly Action[], chance: Random): Action {
  const { viewer } = view;
  if (viewer === 'all') throw new Error('Who plays must not see both hands');
  const wants = wantsTrick(view, viewer);
  const follows = legal.filter((action) => action.type === 'follow');
  if (follows.length > 0) return answerWith(view, follows, wants);
  const leads = legal.filter((action) => action.type === 'lead');
  if (leads.length > 0) return leadWith(view, leads, wants, chance);
  return pick(legal, chance);
}

/** Whether the seat would rather win the next trick. */
function wantsTrick({ owned }: View, seat: Seat): boolean {
  const ahead = owned[seat] - owned[other(seat)];
  if (seat === 'jekyll') return ahead <= 0;
  // Far behind, Hyde loses the rest too: a landslide counts whichever way it goes.
  const left = TRICKS - owned.jekyll - owned.hyde;
  return ahead >= -1 || left > 7;
}

/** The cheapest card that wins, or the dearest that does not, as wanted; the nearest to it where there is none. */
function answerWith({ led, ranking, rulings }: View, follows: readonly Follow[], wants: boolean): Action {
  const byStrength = follows.toSorted((a, b) => strength(a.card) - strength(b.card));
  const wins = ({ card }: Follow) =>
    led !== null && winsAgainst({ led: led.card, names: led.names, followed: card, ranking, rulings });
  const fitting = byStrength.filter((follow) => wins(follow) === wants);
  const chosen = wants ? (fitting[0] ?? byStrength[0]) : (fitting.at(-1) ?? byStrength[0]);
  if (chosen === undefined) throw new Error('There is nothing to play');
  return chosen;
}

/** A strong card to win with, a weak one to lose with; Potions are kept for later. */
function leadWith({ ranking }: View, leads: readonly Lead[], wants: boolean, chance: Random): Action {
  const plain = leads.filter(({ card }) => !isPotion(card));
  const from = plain.length > 0 ? plain : leads;
  const worth = ({ card }: Lead) => {
    const suit = suitOf(card);
    return valueOf(card) + 3 * ((suit === null ? null : rankOf(ranking, suit)) ?? 1);
  };
  const sorted = from.toSorted((a, b) => worth(a) - worth(b));
  return pick(wants ? sorted.slice(-2) : sorted.slice(0, 2), chance);
}

function strength(card: Card): number {
  return valueOf(card) + (isPotion(card) ? 4 : 0);
}

function winsAgainst(comparison: Comparison): boolean {
  return compare(comparison).some((event) => event.type === 'won' && event.card === comparison.followed);
}
