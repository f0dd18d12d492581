import { pick, shuffle, type Random } from '#kit/random';
import { CARDS, other, sorted, type BySeat, type Card, type Seat } from '../rules/cards.ts';
import { HAND_SIZE } from '../rules/deal.ts';
import { followHints, leadHints, type Hint } from './position-search-heuristics.ts';
import { judge, legal } from '../rules/judge.ts';
import { countDue, stillToChoose, type Exchanging } from '../rules/preparation.ts';
import { randomMove } from '../rules/random-play.ts';
import type { Action, Deal, Give, State } from '../rules/state.ts';
import type { Conditions } from './position-search-conditions.ts';

/** Legal moves that make it likelier that what is wanted comes up. Whoever steers sees all cards. */

/** How often a hint is followed: now and then anything else happens, so that nothing that can be is left out. */
const HINT_PROBABILITY = 0.85;

/** A legal move that mostly leads towards what is wanted. Refuses (throws) where the game is over. */
export function moveTowardsWantedPosition(state: State, wanted: Conditions, chance: Random): Action {
  switch (state.phase) {
    case 'deal':
      return dealFor(wanted.holds ?? {}, chance);
    case 'preparation':
    case 'greed':
      return giftFor(state, wanted.holds ?? {}, chance);
    case 'lead': {
      const leads = legal(state).filter((action) => action.type === 'lead');
      return pickByHints(leadHints(state, wanted), leads, chance);
    }
    case 'follow': {
      const follows = legal(state).filter((action) => action.type === 'follow');
      return pickByHints(followHints(state, wanted), follows, chance);
    }
    case 'over':
      return randomMove(state, chance);
  }
}

/** One of the moves for which most hints speak; of two that contradict each other the first is heeded. */
function pickByHints<Move>(hints: readonly Hint<Move>[], moves: readonly Move[], chance: Random): Move {
  let left = moves;
  for (const hint of hints) {
    if (chance() > HINT_PROBABILITY) continue;
    const hinted = left.filter(hint);
    if (hinted.length > 0) left = hinted;
  }
  return pick(left, chance);
}

type Holds = Partial<BySeat<readonly Card[]>>;

/** How much a seat is to hold a card: 1 this seat, -1 the other, 0 neither. */
function pull(holds: Holds, seat: Seat, card: Card): number {
  return Number(holds[seat]?.includes(card) ?? false) - Number(holds[other(seat)]?.includes(card) ?? false);
}

/** A deal that gives wanted cards to the seats that are to hold them, or to the other, who can pass them on. */
function dealFor(holds: Holds, chance: Random): Deal {
  const swapped = chance() > HINT_PROBABILITY / 2 ? 0 : chance();
  const towardsJekyll = (card: Card) => pull(holds, 'jekyll', card) * (chance() < swapped ? -1 : 1);
  const deck = shuffle(CARDS, chance)
    .map((card) => ({ card, towards: towardsJekyll(card) }))
    .toSorted((a, b) => b.towards - a.towards)
    .map(({ card }) => card);
  return { type: 'deal', jekyll: sorted(deck.slice(0, HAND_SIZE)), hyde: sorted(deck.slice(-HAND_SIZE)) };
}

/** An exchange that passes wanted cards on and keeps them, where that is allowed. */
function giftFor(state: Exchanging, holds: Holds, chance: Random): Action {
  const by = pick(stillToChoose(state.chosen), chance);
  const least = shuffle(state.hands[by], chance).toSorted((a, b) => pull(holds, by, a) - pull(holds, by, b));
  const give: Give = { type: 'exchange', by, cards: sorted(least.slice(0, countDue(state))) };
  return chance() < HINT_PROBABILITY && judge(state, give).length === 0 ? give : randomMove(state, chance);
}
