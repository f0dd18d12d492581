import { describe, expect, test } from 'vitest';
import { seededRandom, shuffle } from '#kit/random';
import { chooseMove } from '#games/chronicle/opponents/choose-move';
import { sampleHiddenCards, seatView } from '#games/chronicle/opponents/sample-hidden-cards';
import { chosen } from '#games/chronicle/opponents/self-play';
import { STRENGTHS, type Strength } from '#games/chronicle/opponents/opponent-strength-ids';
import { apply } from '#games/chronicle/rules/apply';
import { SEATS, sorted, without, type Card, type Seat } from '#games/chronicle/rules/cards';
import { shuffledDeal } from '#games/chronicle/rules/shuffled-deal';
import { carriedOut } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { judge } from '#games/chronicle/rules/judge';
import { toAct } from '#games/chronicle/rules/to-act';
import { bySeat, handOf, othersThan } from '#games/chronicle/rules/seats';
import { start } from '#games/chronicle/rules/state-before-deal';
import type { Choosing, Playing, State } from '#games/chronicle/rules/state';
import { view } from '#games/chronicle/rules/view';
import { historyBy, tableAt } from '../rules/random-games-and-tables.ts';
import { after, lay } from '../rules/table.ts';

type Acting = Playing | Choosing;

const actorOf = (state: Acting): Seat => {
  const seat = toAct(state).find((one) => one !== 'dealer');
  if (seat === undefined) throw new Error('A seat is to act');
  return seat;
};

/** What comes of a view, and of nothing else. */
function intentOf(strength: Strength, state: Acting, seed: number) {
  return chosen(chooseMove(strength, seatView(view(state, actorOf(state))), seededRandom(seed)));
}

/** Plays some rounds at a table that is filled in by lot, calling `look` before each move; gives how many moves were made. */
function played(
  strengths: readonly Strength[],
  seed: number,
  rounds: number,
  look: (state: Acting, at: number) => void,
): number {
  const luck = seededRandom(seed);
  let state: State = start(tableAt(seed, luck));
  for (let at = 0; ; at++) {
    if (state.phase === 'over') return at;
    if (state.phase === 'deal') {
      if ((state.last?.round ?? 0) >= rounds) return at;
      ({ state } = apply(state, shuffledDeal(luck, strengths.length, [historyBy(luck)])));
      continue;
    }
    look(state, at);
    const strength = strengths[SEATS.indexOf(actorOf(state))] ?? 'thumb';
    ({ state } = apply(state, carriedOut(state, intentOf(strength, state, seed + at), luck)));
  }
}

/** One of each strength, where the stronger would take long. */
const tableOf = (strength: Strength, players: number): readonly Strength[] =>
  Array.from({ length: players }, (_, at) => (at === 0 ? strength : 'thumb'));
const GAMES: Readonly<Record<Strength, number>> = { thumb: 32, ahead: 3 };

/** The same for the seat that is to act, and all that is hidden from it dealt again. */
function dealtAgain(state: Acting, seat: Seat, seed: number): Acting {
  const seen = view(state, seat);
  const others = othersThan(state, seat);
  const hiddenIn = (other: Seat): readonly Card[] => {
    const open = (seen.hands[other] ?? []).filter((card) => card !== '??');
    return without(handOf(state, other), [...open, ...(state.shown[other] ?? [])]);
  };
  const isDown = (index: number) => seen.laid[index]?.card === '??';
  const { laid } = state.meeting;
  const under = state.discard.slice(0, -1);
  const hidden = shuffle(
    [...others.flatMap(hiddenIn), ...laid.filter((_, at) => isDown(at)).map(({ card }) => card), ...under],
    seededRandom(seed),
  );
  const hands = bySeat([seat, ...others], (other) => {
    const mine = other === seat ? [] : hiddenIn(other);
    return sorted([...without(handOf(state, other), mine), ...hidden.splice(0, mine.length)]);
  });
  const again = laid.map((each, at) => (isDown(at) ? { ...each, card: hidden.shift() ?? each.card } : each));
  const discard = [...hidden, ...state.discard.slice(-1)];
  return { ...state, hands, discard, meeting: { ...state.meeting, laid: again } };
}

describe('An opponent of Chronicle', () => {
  test.each(STRENGTHS)('that plays “%s” makes legal moves only, whatever the cards do', (strength) => {
    let moves = 0;
    for (let seed = 0; seed < GAMES[strength]; seed++) {
      moves += played(tableOf(strength, 3 + (seed % 4)), seed, 2, (state, at) => {
        const intent = intentOf(actorOf(state) === 'p1' ? strength : 'thumb', state, seed + at);
        expect(judge(state, carriedOut(state, intent, seededRandom(at)))).toEqual([]);
      });
    }
    expect(moves).toBeGreaterThan(30 * GAMES[strength]);
  });

  test.each(STRENGTHS)('that plays “%s” plays the same whatever is hidden from it', (strength) => {
    let others = 0;
    for (let seed = 0; seed < GAMES[strength]; seed++) {
      played(tableOf('thumb', 3 + (seed % 4)), seed, 1, (state, at) => {
        const seat = actorOf(state);
        const other = dealtAgain(state, seat, at);
        if (JSON.stringify(other) !== JSON.stringify(state)) others += 1;
        if (strength === 'thumb' || at % 5 === 0)
          expect(intentOf(strength, other, at)).toEqual(intentOf(strength, state, at));
      });
    }
    expect(others).toBeGreaterThan(20 * GAMES[strength]);
  });
});

describe('A deal that is imagined', () => {
  test('looks to the seat exactly as its view does, and fits what all know of hands', () => {
    for (let seed = 0; seed < 24; seed++) {
      played(tableOf('thumb', 3 + (seed % 4)), seed, 1, (state, at) => {
        const seat = actorOf(state);
        const seen = seatView(view(state, seat));
        const imagined = sampleHiddenCards(seen, seededRandom(at));
        // What is only looked at is not part of a position that is played on.
        const looked = { ended: null, hands: {} };
        const shows = view(imagined, seat);
        expect({ ...shows, ...looked }).toEqual({ ...seen, ...looked });
        expect(shows.hands[seat]).toEqual(seen.hands[seat]);
        for (const other of othersThan(state, seat)) {
          const held = handOf(imagined, other);
          expect(held).toHaveLength(seen.hands[other]?.length ?? 0);
          for (const card of state.shown[other] ?? []) expect(held).toContain(card);
        }
      });
    }
  });

  test('gives nobody a suit that they have not followed', () => {
    let seen = 0;
    for (let seed = 0; seed < 12; seed++) {
      played(tableOf('thumb', 4), 4 * seed, 1, (state, at) => {
        const imagined = sampleHiddenCards(seatView(view(state, actorOf(state))), seededRandom(at));
        for (const other of othersThan(state, actorOf(state)))
          for (const suit of state.voids[other] ?? []) {
            seen += 1;
            const letter = suit.charAt(0).toUpperCase();
            expect(
              handOf(imagined, other).filter((card) => /\d/.test(card) && card.startsWith(letter)),
            ).toEqual([]);
          }
      });
    }
    expect(seen).toBeGreaterThan(20);
  });
});

test.each([
  ['of whom nobody plays after', ['L7 P2', 'L9 P3', 'Demon Fool'], ['p1: L7', 'p2: L9']],
  ['who may still win', ['L7 P2', 'Demon Fool', 'L9 P3'], ['p1: L7']],
])('By rules of thumb nobody lays the fourth Evil card for whoever owns three, %s', (_, hands, moves) => {
  const owner = hands.findIndex((hand) => hand.startsWith('L9'));
  const owning = (evil: string) => hands.map((__, at) => (at === owner ? evil : ''));
  const playedBeside = (evil: string) => {
    const { state } = after(lay({ hands, allies: owning(evil) }), ...moves);
    if (state.phase !== 'meeting') throw new Error('Somebody is to play');
    return intentOf('thumb', state, 1);
  };
  // Evil is got rid of otherwise.
  expect(playedBeside('L1 P1')).toMatchObject({ card: 'Demon' });
  expect(playedBeside('L1 P1 W1')).toMatchObject({ card: 'Fool' });
});
