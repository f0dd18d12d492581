import { isPotion, other, suitOf, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import type { Action, Deal, Follow, Give, Lead, State } from '#games/jekyll-vs-hyde/rules/state';

/**
 * Every rule that can be held against a move by somebody who reads the rulebook, whatever else is wrong with it: a question
 * that offers two of them has two answers.
 */
export function breaches(state: State, move: Action): readonly RuleId[] {
  if (move.type === 'deal') return state.phase === 'deal' ? againstDeal(move) : ['turns'];
  if (state.phase === 'deal') return ['turns'];
  // Nobody is on turn any more, and nobody holds a card.
  if (state.phase === 'over') return ['game-over', 'turns', 'own-cards'];
  return [
    ...againstMoment(state, move),
    ...againstCards(state.hands[move.by], move),
    ...(move.type === 'exchange' ? againstGift(state, move) : []),
    ...(move.type === 'lead' && isPotion(move.card) !== (move.names !== undefined)
      ? (['name-suit'] as const)
      : []),
    ...(move.type === 'exchange' ? [] : againstAnswer(state, move)),
  ];
}

function againstDeal({ jekyll, hyde }: Deal): readonly RuleId[] {
  const all = [...jekyll, ...hyde];
  return [
    ...(jekyll.length === 10 && hyde.length === 10 ? [] : (['deal-ten'] as const)),
    ...(new Set(all).size === all.length ? [] : (['the-cards'] as const)),
  ];
}

type Playing = Extract<State, { readonly hands: unknown }>;

function againstMoment(state: Playing, { type, by }: Give | Lead | Follow): readonly RuleId[] {
  const due: Action['type'] =
    state.phase === 'preparation' || state.phase === 'greed' ? 'exchange' : state.phase;
  if (type !== due) return ['turns'];
  if ('chosen' in state) return state.chosen[by] === null ? [] : ['give-together'];
  const turn: Seat = state.phase === 'lead' ? state.leader : other(state.leader);
  return by === turn ? [] : ['turns'];
}

function againstCards(hand: readonly Card[], move: Give | Lead | Follow): readonly RuleId[] {
  const cards = move.type === 'exchange' ? move.cards : [move.card];
  return [
    ...(cards.every((card) => hand.includes(card)) ? [] : (['own-cards'] as const)),
    ...(new Set(cards).size === cards.length ? [] : (['the-cards'] as const)),
  ];
}

function againstGift(state: Playing, { by, cards }: Give): readonly RuleId[] {
  if (state.phase === 'greed') return cards.length === state.count ? [] : ['greed-exchanges'];
  if (state.phase !== 'preparation') return [];
  const forced = state.hands[by].filter(isPotion).length >= 2 && !cards.some(isPotion);
  return [
    ...(cards.length === state.round ? [] : (['give-count'] as const)),
    ...(forced ? (['forced-potion'] as const) : []),
  ];
}

/** A card of the second player to a trick, whatever it is called. */
function againstAnswer(state: Playing, { by, card }: Lead | Follow): readonly RuleId[] {
  if (state.phase !== 'follow' || by === state.leader) return [];
  const { led } = state;
  const asked = led.names ?? suitOf(led.card);
  if (suitOf(card) === asked || !state.hands[by].some((held) => suitOf(held) === asked)) return [];
  if (!isPotion(led.card)) return isPotion(card) ? [] : ['follow-suit'];
  return [isPotion(card) ? 'potion-barred' : 'follow-named'];
}
