import { apply } from '../rules/apply.ts';
import { isPotion, other, suitOf, type Seat } from '../rules/cards.ts';
import { askedSuit } from '../rules/following.ts';
import { legal } from '../rules/judge.ts';
import { potionOutcomeOf } from './state-with-last-trick.ts';
import type { Follow, Following, Lead, Leading, Table } from '../rules/state.ts';
import { gap } from '../rules/track.ts';
import { tricksOwned } from '../rules/trick.ts';
import type { Conditions } from './position-search-conditions.ts';

/** What speaks for playing a card when a position is wanted: a hint says of a move whether it leads there. */

export type Hint<Move> = (move: Move) => boolean;

/** Hints for a lead. What the answer should be, some answer can be. */
export function leadHints(state: Leading, wanted: Conditions): readonly Hint<Lead>[] {
  const answered = (lead: Lead) => {
    const { state: led } = apply(state, lead);
    if (led.phase !== 'follow') return false;
    const hints = answerHints(led, wanted);
    return legal(led).some((action) => action.type === 'follow' && hints.every((hint) => hint(action)));
  };
  const matters =
    favoured(state, wanted) !== null || wanted.answer !== undefined || wanted.effect !== undefined;
  return [
    ...(isDue(state, wanted) ? cardHints(state, wanted) : []),
    ...(matters ? [answered] : []),
    keeping(state, wanted),
  ];
}

/** Hints for an answer. */
export function followHints(state: Following, wanted: Conditions): readonly Hint<Follow>[] {
  return [...answerHints(state, wanted), keeping(state, wanted)];
}

function answerHints(state: Following, wanted: Conditions): readonly Hint<Follow>[] {
  const { answer, effect } = wanted;
  const hints: Hint<Follow>[] = [];
  if (isDue(state, wanted)) {
    if (answer !== undefined) hints.push(({ card }) => (suitOf(card) ?? 'potion') === answer);
    if (effect !== undefined) hints.push(({ card }) => potionOutcomeOf(state.led, card) === effect);
  }
  const seat = favoured(state, wanted);
  if (seat !== null) hints.push((follow) => wins(state, follow) === seat);
  return hints;
}

function wins(state: Following, follow: Follow): Seat | undefined {
  return apply(state, follow).events.find((event) => event.type === 'won')?.by;
}

function cardHints(
  { hands, leader }: Leading,
  { led, asked, followerVoid }: Conditions,
): readonly Hint<Lead>[] {
  const asks = ({ card, names }: Lead) => askedSuit({ card, names: names ?? null });
  const hand = hands[other(leader)];
  const hints: Hint<Lead>[] = [];
  if (led !== undefined) hints.push(({ card }) => isPotion(card) === (led === 'potion'));
  if (asked !== undefined) hints.push((lead) => asks(lead) === asked);
  if (followerVoid !== undefined) {
    hints.push((lead) => hand.every((card) => suitOf(card) !== asks(lead)) === followerVoid);
  }
  return hints;
}

/** Whether the trick that is wanted can be this one. */
function isDue({ round, tricks }: Table, wanted: Conditions): boolean {
  if (wanted.round !== undefined && round !== wanted.round) return false;
  return wanted.trick === undefined || tricks.length + 1 === wanted.trick;
}

/** Cards that are wanted in a hand stay there, and Potions until their time comes. */
function keeping(state: Leading | Following, wanted: Conditions): Hint<Lead | Follow> {
  const { led, answer, effect, holds } = wanted;
  const needsPotion = led === 'potion' || answer === 'potion' || effect !== undefined;
  const save = needsPotion && !isDue(state, wanted);
  return ({ by, card }) => !(save && isPotion(card)) && !(holds?.[by] ?? []).includes(card);
}

/** The seat that should win, for the marker to go where it is wanted in a later round; null: no matter. */
function favoured({ round, marker, tricks }: Table, wanted: Conditions): Seat | null {
  if (wanted.marker === undefined || (wanted.round !== undefined && round >= wanted.round)) return null;
  const { from } = wanted.marker;
  const owned = tricksOwned(tricks);
  const ahead = owned.jekyll >= owned.hyde ? 'jekyll' : 'hyde';
  return gap(owned) < Math.max(0, from - marker) ? ahead : other(ahead);
}
