import type { Continuation } from '#games/jekyll-vs-hyde/analysis/played-and-better-continuations';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { isPotion, suitOf, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { Following, Leading, State } from '#games/jekyll-vs-hyde/rules/state';

/** What the best move of a puzzle does that the obvious one does not, as the rules tell it: the first is the most striking. */
export const THEMES = [
  'wipe-ranking',
  'take-trick',
  'swap-cards',
  'two-potions',
  'right-name',
  'lose-on-purpose',
  'win-on-purpose',
  'save-potion',
  'spend-potion',
  'make-ranking',
  'save-suit',
  'leave-suit',
  'right-suit',
  'right-number',
] as const;
export type Theme = (typeof THEMES)[number];

/** The themes of a puzzle, in their order. There is one at least: two moves differ in suit, in number, or in what they name. */
export function themesOf(
  state: Leading | Following,
  best: Continuation,
  obvious: Continuation,
): readonly Theme[] {
  const { by, card } = best.action;
  const mine = trickEvents(state, best);
  const theirs = trickEvents(state, obvious);
  const only = (test: (event: Event) => boolean) => mine.some(test) && !theirs.some(test);
  const wins = (events: readonly Event[]) => events.some((event) => event.type === 'won' && event.by === by);
  const hand = state.hands[by];
  const other = obvious.action.card;
  const is: Readonly<Record<Theme, boolean>> = {
    'wipe-ranking': only(({ type }) => type === 'cleared'),
    'take-trick': only((event) => event.type === 'took-trick' && event.by === by),
    'swap-cards': only(({ type }) => type === 'greed-due'),
    'two-potions': only(({ type }) => type === 'potions-cancel'),
    'right-name': best.action.type === 'lead' && isPotion(card) && card === other,
    'lose-on-purpose': !wins(mine) && wins(theirs),
    'win-on-purpose': wins(mine) && !wins(theirs),
    'save-potion': isPotion(other) && !isPotion(card),
    'spend-potion': isPotion(card) && !isPotion(other),
    'make-ranking': tokens(mine) > 1 && tokens(theirs) <= 1,
    'save-suit': isLast(other, hand) && !isLast(card, hand),
    'leave-suit': isLast(card, hand) && !isLast(other, hand),
    'right-suit': suitOf(card) !== suitOf(other),
    'right-number': suitOf(card) === suitOf(other) && card !== other,
  };
  return THEMES.filter((theme) => is[theme]);
}

/** What happens up to the end of the trick that the move belongs to. */
function trickEvents(from: State, { action, line }: Continuation): readonly Event[] {
  const events: Event[] = [];
  let state = from;
  for (const move of [action, ...line]) {
    const played = apply(state, move);
    events.push(...played.events);
    ({ state } = played);
    if (played.events.some(({ type }) => type === 'awarded')) break;
  }
  return events;
}

function tokens(events: readonly Event[]): number {
  return events.filter(({ type }) => type === 'token').length;
}

/** Whether a card is the only one of its suit in a hand. */
function isLast(card: Card, hand: readonly Card[]): boolean {
  return !isPotion(card) && hand.filter((held) => suitOf(held) === suitOf(card)).length === 1;
}
