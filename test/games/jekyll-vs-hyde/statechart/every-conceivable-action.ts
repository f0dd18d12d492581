import { CARDS, isPotion, SEATS, SUITS, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { shuffledDeal } from '#games/jekyll-vs-hyde/rules/shuffled-deal';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { Action, Phase, State } from '#games/jekyll-vs-hyde/rules/state';
import { pick, shuffle, type Random } from '#kit/random';
import { span } from '../rules/table.ts';

/** Everything that might be tried in a position, sense or none, and which of it may be done. */

export const KINDS = ['deal', 'exchange', 'lead', 'follow'] as const satisfies readonly Action['type'][];

/** The one kind of action for which each phase waits; when the game is over, for none. */
export const DUE: Readonly<Record<Phase, Action['type'] | null>> = {
  deal: 'deal',
  preparation: 'exchange',
  lead: 'lead',
  follow: 'follow',
  greed: 'exchange',
  over: null,
};

const LEADS_AND_FOLLOWS: readonly Action[] = SEATS.flatMap((by) =>
  CARDS.flatMap((card): readonly Action[] => [
    { type: 'follow', by, card },
    { type: 'lead', by, card },
    ...SUITS.map((names) => ({ type: 'lead', by, card, names }) as const),
  ]),
);

/**
 * Every lead there is, or every follow, where it is due, and else some; deals good and bad; gifts out of a hand and out
 * of the blue.
 */
export function attempts(state: State, luck: Random): readonly Action[] {
  const due = LEADS_AND_FOLLOWS.filter(({ type }) => type === DUE[state.phase]);
  const some = Array.from({ length: 20 }, () => pick(LEADS_AND_FOLLOWS, luck));
  return [...due, ...some, ...deals(luck), ...gifts(state, luck)];
}

function deals(luck: Random): readonly Action[] {
  const fair = shuffledDeal(luck);
  const [first = 'W1'] = fair.jekyll;
  return [
    fair,
    { ...fair, jekyll: [] },
    { ...fair, hyde: [...fair.hyde, first] },
    { ...fair, hyde: [first, ...fair.hyde.slice(1)] },
    { type: 'deal', jekyll: drawn(CARDS, 10, luck), hyde: drawn(CARDS, 10, luck) },
  ];
}

function gifts(state: State, luck: Random): readonly Action[] {
  return SEATS.flatMap((by) => {
    const hand = 'hands' in state ? state.hands[by] : CARDS;
    return span(0, 4).flatMap((count) =>
      [
        shuffle(hand, luck).slice(0, count),
        shuffle(hand.filter(isPotion), luck).slice(0, count),
        drawn(hand, count, luck),
        drawn(CARDS, count, luck),
      ].map((cards) => ({ type: 'exchange', by, cards }) as const),
    );
  });
}

/** So many cards, of which some may be the same; none where there is nothing to draw from. */
function drawn(from: readonly Card[], count: number, luck: Random): readonly Card[] {
  return from.length === 0 ? [] : Array.from({ length: count }, () => pick(from, luck));
}

/** Tells what may be done in a state: what is on the list of the legal, or ten different cards to each where a deal is due. */
export function lawIn(state: State): (action: Action) => boolean {
  const listed = new Set(legal(state).map(key));
  return (action) => {
    if (action.type !== 'deal') return listed.has(key(action));
    const { jekyll, hyde } = action;
    const different = new Set([...jekyll, ...hyde]).size === 20;
    return state.phase === 'deal' && jekyll.length === 10 && hyde.length === 10 && different;
  };
}

/** Whether these are fit reasons: that the game is over, that another kind of action is due, or what is wrong with this one. */
export function fit({ phase }: State, action: Action, reasons: readonly Refusal[]): boolean {
  const types = reasons.map(({ type }) => type);
  if (phase === 'over') return types.join() === 'game-over';
  if (action.type !== DUE[phase]) return types.join() === 'not-now';
  return types.length > 0 && !types.includes('game-over') && !types.includes('not-now');
}

/** The order in which cards are given does not matter. */
function key(action: Action): string {
  return JSON.stringify(action.type === 'exchange' ? { ...action, cards: action.cards.toSorted() } : action, [
    'type',
    'by',
    'card',
    'cards',
    'names',
  ]);
}
