import { CARDS, SEATS, sorted, type Card } from '#games/chronicle/rules/cards';
import { handSize, PLAYERS } from '#games/chronicle/rules/deal';
import { shuffledDeal } from '#games/chronicle/rules/shuffled-deal';
import { handOf, seatsAt } from '#games/chronicle/rules/seats';
import { start } from '#games/chronicle/rules/state-before-deal';
import type { Deal } from '#games/chronicle/rules/state';
import { oneRight } from '#kit/exercise';
import { pick, type Random } from '#kit/random';
import { playersBy } from './random-positions-for-exercises.ts';
import { only, type ChronicleKind, type Reason } from './types.ts';

/** What is asked of the deal: how many cards each gets, which one lies aside, and who leads first. */

/** With so many a card is laid aside. */
const ONE_ASIDE = 5;

/** How many cards is each dealt? */
export const size: ChronicleKind = {
  id: 'size',
  rules: ['deal-hands'],
  make(rule, chance) {
    only(this, rule);
    const deal = shuffledDeal(chance, playersBy(chance));
    const tables = Array.from(
      { length: PLAYERS.most - PLAYERS.fewest + 1 },
      (_, index) => PLAYERS.most - index,
    );
    const right = handSize(seatsAt(deal).length);
    return {
      ...{ kind: 'size', rule, viewer: 'p1', before: start(), proposed: [], proof: [deal] },
      ...oneRight(
        tables.map((players) => ({ type: 'count', count: handSize(players) }) as const),
        { type: 'count', count: right },
      ),
      reasons: tables.map((players): Reason | null =>
        handSize(players) === right ? null : { type: 'size', rule: 'deal-hands', players },
      ),
    };
  },
};

/** Of two cards that are revealed one after the other, which one is laid aside? */
export const aside: ChronicleKind = {
  id: 'aside',
  rules: ['five-aside', 'aside-not-lead'],
  make(rule, chance) {
    only(this, rule);
    const deal = shuffledDeal(chance, ONE_ASIDE);
    const { aside: revealed, history } = deal;
    if (revealed === undefined) throw new Error('With five players one card lies aside');
    const again = rule === 'aside-not-lead';
    // The Lead Card is shuffled back in; any other card stays where it is.
    const second = again
      ? history.lead
      : pick(
          CARDS.filter((card) => card !== revealed && card !== history.lead),
          chance,
        );
    const inOrder: readonly Card[] = again ? [second, revealed] : [revealed, second];
    return {
      ...{ kind: 'aside', rule, viewer: 'p1', before: start(), proposed: [], proof: [deal] },
      ...oneRight(
        inOrder.map((card) => ({ type: 'card', card }) as const),
        { type: 'card', card: revealed },
      ),
      reasons: inOrder.map((card): Reason | null => {
        if (card === revealed) return null;
        if (!again) return { type: 'first-revealed', rule: 'five-aside', card: revealed };
        return {
          type: 'barred',
          rule: 'aside-not-lead',
          refusal: { type: 'lead-aside', rule: 'aside-not-lead', card },
        };
      }),
    };
  },
};

/** Who leads the first Meeting? */
export const first: ChronicleKind = {
  id: 'first',
  rules: ['first-leader'],
  make(rule, chance) {
    only(this, rule);
    const { deal, lead } = ledBy(chance);
    const seats = seatsAt(deal);
    const leader = seats.find((seat) => handOf(deal, seat).includes(lead)) ?? SEATS[0];
    return {
      ...{ kind: 'first', rule, viewer: 'all', before: start(), proposed: [], proof: [deal] },
      ...oneRight(
        seats.map((seat) => ({ type: 'seat', seat }) as const),
        { type: 'seat', seat: leader },
      ),
      reasons: seats.map((seat): Reason | null =>
        seat === leader ? null : { type: 'holds', rule: 'first-leader', leader, card: lead },
      ),
    };
  },
};

/** A deal with any card of a hand for the Lead Card. */
function ledBy(chance: Random): { readonly deal: Deal; readonly lead: Card } {
  const dealt = shuffledDeal(chance, playersBy(chance));
  const lead = pick(sorted(seatsAt(dealt).flatMap((seat) => handOf(dealt, seat))), chance);
  return { lead, deal: { ...dealt, history: { ...dealt.history, lead } } };
}
