import { oneRight } from '#kit/exercise';
import { shuffle } from '#kit/random';
import { CARDS, SEATS, sorted, type Card } from '#games/switch/rules/cards';
import { apply } from '#games/switch/rules/apply';
import { handSize } from '#games/switch/rules/deal';
import { isTrickCard } from '#games/switch/rules/finishing';
import type { Deal } from '#games/switch/rules/state';
import { start } from '#games/switch/rules/state-before-deal';
import { topOf } from '#games/switch/rules/turn-order';
import { only, type Reason, type SwitchKind } from './types.ts';

/** These are the next cards of the deck: which of them begins the stack? */

const SHOWN = 4;

export const whichCardStartsStack: SwitchKind = {
  id: 'turned-up',
  rules: ['turn-up', 'no-trick-turned-up'],
  make(rule, chance) {
    only(this, rule);
    const players = 2 + Math.floor(chance() * 5);
    const each = handSize(players);
    for (;;) {
      const cards = shuffle(CARDS, chance);
      const deck = cards.slice(players * each);
      const shown = deck.slice(0, SHOWN);
      const buried = shown.findIndex((card) => !isTrickCard(card));
      // About what is buried only where something is.
      if (buried === -1 || buried > 0 !== (rule === 'no-trick-turned-up')) continue;
      const hands = Object.fromEntries(
        SEATS.slice(0, players).map((seat, index) => [
          seat,
          sorted(cards.slice(index * each, (index + 1) * each)),
        ]),
      );
      const deal: Deal = { type: 'deal', hands, deck };
      const before = start();
      const after = apply(before, deal).state;
      if (after.phase !== 'turn') throw new Error('A turn follows the deal');
      const first = topOf(after);
      const choices = shown.map((card) => ({ type: 'card', card }) as const);
      return {
        ...{ kind: 'turned-up', rule, viewer: 'p1', before, proposed: [deal], proof: [deal] },
        ...oneRight(choices, { type: 'card', card: first }),
        reasons: shown.map((card) => (card === first ? null : reasonOf(card, first))),
      };
    }
  },
};

function reasonOf(card: Card, first: Card): Reason {
  return isTrickCard(card)
    ? { type: 'trick-up', rule: 'no-trick-turned-up', card }
    : { type: 'later', rule: 'turn-up', first };
}
