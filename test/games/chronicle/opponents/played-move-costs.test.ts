import { describe, expect, test } from 'vitest';
import { seededRandom, type Random } from '#kit/random';
import { bestChoice, bestPlay } from '#games/chronicle/opponents/rule-of-thumb-opponent';
import { review, type Judged } from '#games/chronicle/opponents/played-move-costs';
import { CARDS, sorted, without, type Card, type Seat } from '#games/chronicle/rules/cards';
import { carriedOut, intents, type Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { shuffledDeal } from '#games/chronicle/rules/shuffled-deal';
import { apply } from '#games/chronicle/rules/apply';
import { start } from '#games/chronicle/rules/state-before-deal';
import type { Action, Deal, Play, Playing, State } from '#games/chronicle/rules/state';
import { seatView } from '#games/chronicle/opponents/sample-hidden-cards';
import { view } from '#games/chronicle/rules/view';
import { work } from '../../../../src/games/chronicle/widgets/thinking/background-tasks.ts';

/** Player 1 leads a round whose Fame is for most of Love, and holds nearly all of it. */
const OWN: readonly Card[] = ['L2', 'L3', 'L4', 'L5', 'L7', 'L8', 'L9', 'L10', 'P2', 'P3', 'W1', 'W2'];

/** The same hand, with the other cards as they come or the other way round. */
function dealt(order: (cards: readonly Card[]) => readonly Card[]): Deal {
  const rest = order(without(CARDS, OWN));
  return {
    type: 'deal',
    history: { lead: 'L2', conditions: [{ most: 'love' }] },
    hands: { p1: sorted(OWN), p2: sorted(rest.slice(0, 12)), p3: sorted(rest.slice(12)) },
  };
}

/** As long as more cards are held, a round takes long to be played out. */
const MOST_HELD = 20;

const asTheyCome = dealt((cards) => cards);
const judgedIn = (...moves: readonly Action[]): readonly Judged[] =>
  [...review(start(), moves, 'p1')].filter((one) => one !== undefined);

describe('Looking back on a round', () => {
  const evil: Action = { type: 'play', by: 'p1', card: 'L2' };

  test('names a card than which another did better, with an estimate and its interval', () => {
    const costs = OWN.map((card) => judgedIn(asTheyCome, { ...evil, card })[0]);
    expect(costs.every((one) => one?.turn === 1)).toBe(true);
    const found = costs.flatMap((one) => one?.better ?? []);
    expect(found.length).toBeGreaterThan(0);
    // Some lead does as well as any.
    expect(found.length).toBeLessThan(OWN.length);
    for (const { cost, interval, deals } of found) {
      expect(deals).toBe(200);
      expect(interval[0]).toBeGreaterThan(0);
      expect(interval[0]).toBeLessThan(cost);
      expect(interval[1]).toBeGreaterThan(cost);
    }
    // What is told of both cards as it came out where they were played speaks for the other.
    const told = costs.flatMap((one) => (one?.better == null ? [] : (one.reasons ?? [])));
    for (const why of told) {
      if (why.type === 'ends')
        expect(why.end === 'scored' ? why.best > why.rival : why.best < why.rival).toBe(true);
      if (why.type === 'wins-safely') expect(why.best.takes).toBeGreaterThan(why.rival.takes);
    }
    expect(new Set(told.map(({ type }) => type)).size).toBeGreaterThan(1);
  });

  test('tells what the rounds came to, where no rule of thumb tells why another card did better', () => {
    const found = lateMoves(3, seededRandom(5)).flatMap(({ from, by, play }) => {
      const [judged] = [...review(from, [play], by)].filter((one) => one !== undefined);
      const ends = judged?.reasons?.find((why) => why.type === 'ends');
      return ends?.end === 'all-evil' ? [{ judged, ends }] : [];
    });
    const [{ judged, ends } = {}] = found.take(1);
    expect(ends?.rivalMove).toEqual(judged?.move);
    // Who wants all Evil is not told how to keep out of it.
    expect(judged?.reasons?.map(({ type }) => type)).not.toContain('wins-safely');
    expect(ends && ends.best > ends.rival).toBe(true);
  });

  test('says the same whatever the others held: only what was seen counts', () => {
    const other = dealt((cards) => cards.toReversed());
    expect(other.hands).not.toEqual(asTheyCome.hands);
    expect(judgedIn(other, evil)).toEqual(judgedIn(asTheyCome, evil));
  });

  test('finds nothing against the card that it would have played', () => {
    const better = OWN.values()
      .map((card) => judgedIn(asTheyCome, { ...evil, card })[0]?.better)
      .find((one) => one != null);
    if (better?.move.type !== 'play') throw new Error('Some card is not the best to lead');
    expect(judgedIn(asTheyCome, better.move)).toMatchObject([{ at: 1, turn: 1, better: null }]);
  });

  test('counts the turns anew in each round', () => {
    let moves: Action[] = [];
    let state: State = start();
    let from: State = state;
    const chance = seededRandom(3);
    // The last cards of a round, and the first of the next.
    for (let rounds = 0; rounds < 2 || moves.at(-1)?.type === 'deal';) {
      if (state.phase === 'over') throw new Error('The game has more rounds');
      const move: Action =
        state.phase === 'deal'
          ? shuffledDeal(chance, 3)
          : state.phase === 'meeting'
            ? bestPlay(state, chance)
            : carriedOut(state, bestChoice(state, chance), chance);
      rounds += Number(move.type === 'deal');
      if (rounds === 1 && state.phase === 'meeting' && Object.values(state.hands).flat().length > 9) {
        moves = [];
        from = apply(state, move).state;
        state = from;
        continue;
      }
      moves.push(move);
      ({ state } = apply(state, move));
    }
    const last = moves.at(-1);
    if (last?.type !== 'play') throw new Error('A card is led');
    const judged = [...review(from, moves, last.by)].filter((one) => one !== undefined);
    expect(judged.length).toBeGreaterThan(2);
    expect(judged.at(-1)).toMatchObject({ at: moves.length - 1, turn: 1 });
    // What somebody else did before is counted, and not judged.
    const given = (judged[0]?.at ?? 0) + 1;
    const own = [...review(from, moves, last.by, given)].filter((one) => one !== undefined);
    const places = judged.slice(1).map(({ at, turn }) => [at, turn]);
    expect(own.map(({ at, turn }) => [at, turn])).toEqual(places);
  });

  test('says nothing of what others did', () => {
    const moves: readonly Action[] = [asTheyCome, evil];
    expect([...review(start(), moves, 'p2')].filter((one) => one !== undefined)).toEqual([]);
  });

  test('has nothing against what was advised there or called about as good, and for a mistake names what was advised', () => {
    let [positions, mistakes] = [0, 0];
    let at: State | null = null;
    let named: readonly (Intent | undefined)[] = [];
    let best: Intent | undefined;
    for (const { from, by, play } of lateMoves(4, seededRandom(11))) {
      if (from !== at) {
        if (positions === 16) break;
        positions += 1;
        at = from;
        const told = [...work({ type: 'advise', seen: seatView(view(from, by)) })].at(-1);
        if (told?.type !== 'advice') throw new Error('It is advised');
        best = told.advice.moves[0]?.move;
        named = [best, ...told.advice.even];
      }
      const [judged] = [...review(from, [play], by)].filter((one) => one !== undefined);
      if (named.some((one) => one?.type === 'play' && one.card === play.card))
        expect(judged?.better, `${positions} ${play.card}`).toBeNull();
      else if (judged?.better != null) {
        mistakes += 1;
        expect(judged.better.move).toEqual(best);
      }
    }
    expect(mistakes).toBeGreaterThan(0);
  });
});

/** Every card that may be played in the last Meetings of rounds without end, where there is something to choose. */
function* lateMoves(players: number, chance: Random): Generator<{ from: Playing; by: Seat; play: Play }> {
  for (let state: State = start(); ;) {
    if (state.phase === 'over') state = start();
    if (state.phase === 'meeting' && intents(state).length > 1) {
      const isLate = Object.values(state.hands).flat().length <= MOST_HELD;
      for (const play of isLate ? intents(state) : [])
        if (play.type === 'play') yield { from: state, by: state.turn, play };
    }
    const next: Action =
      state.phase === 'deal'
        ? shuffledDeal(chance, players)
        : state.phase === 'meeting'
          ? bestPlay(state, chance)
          : carriedOut(state, bestChoice(state, chance), chance);
    ({ state } = apply(state, next));
  }
}
