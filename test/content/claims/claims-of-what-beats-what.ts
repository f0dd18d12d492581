import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { isPotion, other, valueOf, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import { DEFAULT_RULINGS } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { decide, winnerSeat } from '#games/jekyll-vs-hyde/rules/trick';
import type { Check } from './claim.ts';
import { statesFor } from './possible-opponent-hands.ts';
import { unknownOf } from './claims-of-what-seat-can-know.ts';
import type { Place } from './where-comment-stands.ts';
import { isOf, sameCards, scoreOf, tricksOf, type Kind } from './card-kinds-on-table.ts';
import { gapOf, moved, mover } from './move-worth-by-solver.ts';

/** What beats what, as comments claim it. */

/** The cards that beat a led or followed card in this trick, of all that the other seat can have by what was seen. */
export function beatenOnlyBy(card: Card | null, cards: readonly Card[], ...of: readonly Kind[]): Check {
  return (place) => {
    sameCards(
      beating(place, card).filter((each) => of.length === 0 || of.some((kind) => isOf(kind)(each))),
      cards,
    );
    return [];
  };
}

function beating(place: Place, lead: Card | null): readonly Card[] {
  const seat = mover(place);
  const found = new Set<Card>();
  for (const state of statesFor(place.before, seat)) {
    const led = moved(place, state, lead);
    for (const reply of legal(led)) {
      if (reply.type !== 'follow') continue;
      if (winnerOf(apply(led, reply).state) !== seat) found.add(reply.card);
    }
  }
  return [...found];
}

/** Which of the cards that may be played here win the trick. */
export function winning(cards: readonly Card[], of: 'before' | 'after' = 'before'): Check {
  return (place) => {
    const wins = replies(place[of]).filter(({ winner, by }) => winner === by);
    sameCards(
      wins.map(({ card }) => card),
      cards,
    );
    return [];
  };
}

/** Which of the cards that may be played here lose it. */
export function losing(cards: readonly Card[], of: 'before' | 'after' = 'before'): Check {
  return (place) => {
    const loses = replies(place[of]).filter(({ winner, by }) => winner !== by);
    sameCards(
      loses.map(({ card }) => card),
      cards,
    );
    return [];
  };
}

/** How many cards may be played. */
export function playable(of: 'before' | 'after' = 'before'): Check {
  return (place) => [
    new Set(legal(place[of]).flatMap((action) => ('card' in action ? [action.card] : []))).size,
  ];
}

function replies(state: State) {
  return legal(state).flatMap((action) =>
    action.type === 'follow'
      ? [{ card: action.card, by: action.by, winner: winnerOf(apply(state, action).state) }]
      : [],
  );
}

/** Who has won the trick that a follow completed. */
export function winnerOf(state: State): Seat | null {
  if (state.phase === 'greed') {
    const { leader, led, followed, ranking, rulings } = state;
    return winnerSeat(leader, decide(led, followed, ranking, rulings));
  }
  return tricksOf(state).at(-1)?.winner ?? null;
}

/** How the tricks stand after a move and the reply, were led Potions measured by number: those of `first`, then the other's. */
export function byNumber(first: Seat, when: 'now' | 'end' = 'now'): Check {
  return (place) => {
    const state: State = { ...place.before, rulings: DEFAULT_RULINGS };
    const after = moved({ ...place, before: state }, state, null);
    const tricks = scoreOf(after);
    if (when === 'now') return [tricks[first], tricks[other(first)]];
    return [gapOf(after).low];
  };
}

/** A card that is led loses to whatever the other seat may hold, for all that was seen, and may answer. */
export function surelyLoses(card: Card | null): Check {
  return (place) => {
    const seat = mover(place);
    for (const state of statesFor(place.before, seat)) {
      const led = moved(place, state, card);
      for (const { card: reply, winner } of replies(led)) {
        if (winner === seat) throw new Error(`${reply} loses to it`);
      }
    }
    return [];
  };
}

/** No card that a seat has not seen would lose to this one, whichever of the two is led, on the board as it will be. */
export function noneLosesTo(card: Card, seat: Seat): Check {
  return ({ after }) => {
    if (!('ranking' in after)) throw new Error('No board');
    for (const rival of unknownOf(after, seat).unseen) {
      const led = { card, names: isPotion(card) ? ('wrath' as const) : null };
      const { winner } = decide(led, rival, after.ranking, after.rulings);
      if (winner === 'leader') throw new Error(`${rival} loses to it`);
    }
    return [];
  };
}

/** The value of a card is more than that of another. */
export function more(card: Card, than: Card): Check {
  return () => {
    if (valueOf(card) <= valueOf(than)) throw new Error(`${card} is not more than ${than}`);
    return [];
  };
}
