import { isPotion, suitOf, type Card, type Seat, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { cardsOfMove } from '#games/jekyll-vs-hyde/rules/cards-of-move';
import { askedSuit } from '#games/jekyll-vs-hyde/rules/following';
import { countDue, mustGivePotion } from '#games/jekyll-vs-hyde/rules/preparation';
import type { Action, Phase, State } from '#games/jekyll-vs-hyde/rules/state';
import type { ForbiddingRuleId } from './forbidding-rule-id.ts';

/** Why a rule has nothing against something that is proposed: what it speaks of is not so, or it is kept. */
export type NotBroken = { readonly type: 'not-broken'; readonly rule: ForbiddingRuleId } & Kept;

type Kept =
  /** The rule speaks of something else than is done. */
  | { readonly because: 'other-matter'; readonly tried: Action['type']; readonly phase: Phase }
  | { readonly because: 'each-once' | 'ten-each' | 'not-over' }
  | { readonly because: 'right-count'; readonly count: number }
  | { readonly because: 'not-chosen'; readonly by: Seat }
  | { readonly because: 'few-potions'; readonly by: Seat; readonly potions: readonly Card[] }
  | { readonly because: 'gives-potion'; readonly card: Card }
  | { readonly because: 'held'; readonly by: Seat; readonly cards: readonly Card[] }
  /** Null: the dealer's. */
  | { readonly because: 'own-turn'; readonly by: Seat | null }
  | { readonly because: 'names'; readonly card: Card; readonly suit: Suit | null }
  /** What was led is of the other sort: a suit, or a Potion. */
  | { readonly because: 'other-lead'; readonly card: Card; readonly names: Suit | null }
  | {
      readonly because: 'no-potion-played' | 'potion-played' | 'follows';
      readonly card: Card;
      readonly asked: Suit;
    }
  | { readonly because: 'void'; readonly by: Seat; readonly asked: Suit };

/** What a rule that a proposal does not break has to say of it. */
export function notBroken(before: State, proposed: Action, rule: ForbiddingRuleId): NotBroken {
  return { type: 'not-broken', rule, ...keptBy(before, proposed, rule) };
}

function keptBy(before: State, proposed: Action, rule: ForbiddingRuleId): Kept {
  const otherMatter = { because: 'other-matter', tried: proposed.type, phase: before.phase } as const;
  switch (rule) {
    case 'game-over':
      return { because: 'not-over' };
    case 'turns':
      return { because: 'own-turn', by: proposed.type === 'deal' ? null : proposed.by };
    case 'the-cards':
      return { because: 'each-once' };
    case 'deal-ten':
      return proposed.type === 'deal' ? { because: 'ten-each' } : otherMatter;
    case 'own-cards':
      if (proposed.type === 'deal') return otherMatter;
      return { because: 'held', by: proposed.by, cards: cardsOfMove(proposed) };
    case 'name-suit':
      return proposed.type === 'lead'
        ? { because: 'names', card: proposed.card, suit: proposed.names ?? null }
        : otherMatter;
    case 'give-count':
    case 'greed-exchanges':
    case 'give-together':
    case 'forced-potion':
      return keptInGiving(before, proposed, rule) ?? otherMatter;
    default:
      return keptInFollowing(before, proposed, rule) ?? otherMatter;
  }
}

function keptInGiving(before: State, proposed: Action, rule: ForbiddingRuleId): Kept | null {
  const giving = before.phase === 'preparation' || before.phase === 'greed';
  if (!giving || proposed.type !== 'exchange') return null;
  const { by, cards } = proposed;
  const preparing = before.phase === 'preparation';
  if (rule === 'give-together') return before.chosen[by] === null ? { because: 'not-chosen', by } : null;
  if (rule === 'forced-potion') {
    if (!preparing) return null;
    const potion = cards.find(isPotion);
    if (mustGivePotion(before, by))
      return potion === undefined ? null : { because: 'gives-potion', card: potion };
    return { because: 'few-potions', by, potions: before.hands[by].filter(isPotion) };
  }
  if (preparing !== (rule === 'give-count')) return null;
  return cards.length === countDue(before) ? { because: 'right-count', count: cards.length } : null;
}

function keptInFollowing(before: State, proposed: Action, rule: ForbiddingRuleId): Kept | null {
  if (before.phase !== 'follow' || proposed.type !== 'follow') return null;
  const { led, hands } = before;
  const { by, card } = proposed;
  const asked = askedSuit(led);
  if (isPotion(led.card) === (rule === 'follow-suit'))
    return { because: 'other-lead', card: led.card, names: led.names };
  if (rule === 'potion-barred' && !isPotion(card)) return { because: 'no-potion-played', card, asked };
  if (suitOf(card) === asked) return { because: 'follows', card, asked };
  if (!hands[by].some((held) => suitOf(held) === asked)) return { because: 'void', by, asked };
  return isPotion(card) ? { because: 'potion-played', card, asked } : null;
}
