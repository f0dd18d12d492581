import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom, pick } from '#kit/random';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { CARDS, isPotion, other, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { compare } from '#games/jekyll-vs-hyde/rules/compare-two-cards';
import { shuffledDeal } from '#games/jekyll-vs-hyde/rules/shuffled-deal';
import { judge, legal, playable } from '#games/jekyll-vs-hyde/rules/judge';
import { options } from '#games/jekyll-vs-hyde/rules/what-seat-may-do-by-rule';
import { ruleOfThumbMove } from '#games/jekyll-vs-hyde/rules/rule-of-thumb-move';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { view } from '#games/jekyll-vs-hyde/rules/view';

/** Every state of a random game. */
function gameOf(seed: number): readonly State[] {
  const luck = seededRandom(seed);
  const states: State[] = [start()];
  for (let state = states[0]; state !== undefined && state.phase !== 'over'; state = states.at(-1)) {
    const action = state.phase === 'deal' ? shuffledDeal(luck) : pick(legal(state), luck);
    states.push(apply(state, action).state);
  }
  return states;
}

const won = (events: readonly Event[]) => events.find((event) => event.type === 'won');

describe('Two cards put on the table by themselves', () => {
  test('are won by the card that wins them in a game, whatever the ranking', () => {
    for (let seed = 0; seed < 300; seed++) {
      for (const state of gameOf(seed)) {
        if (state.phase !== 'follow') continue;
        const { led, ranking, leader } = state;
        for (const card of playable(state, other(leader))) {
          const { events } = apply(state, { type: 'follow', by: other(leader), card });
          const inGame = won(events);
          // A Greed exchange comes before the award, so the game has not decided yet.
          if (inGame === undefined) continue;
          const aside = won(compare({ led: led.card, names: led.names, followed: card, ranking }));
          expect(aside).toMatchObject({ card: inGame.card, rule: inGame.rule, ranking: inGame.ranking });
        }
      }
    }
  });

  test('can be any two, and one of them wins', () => {
    const card = fc.constantFrom<Card>(...CARDS);
    fc.assert(
      fc.property(card, card, (led, followed) => {
        fc.pre(led !== followed);
        const names = isPotion(led) ? 'greed' : null;
        expect([led, followed]).toContain(won(compare({ led, names, followed, ranking: [] }))?.card);
      }),
    );
  });

  test('cannot be the same card twice', () => {
    expect(() => compare({ led: 'W1', names: null, followed: 'W1', ranking: [] })).toThrow();
  });
});

describe('What a coach says before a card is played', () => {
  test('is what the judge says of every card', () => {
    for (let seed = 0; seed < 200; seed++) {
      for (const state of gameOf(seed)) {
        for (const seat of ['jekyll', 'hyde'] as const) {
          const said = options(state, seat);
          if (said?.type !== 'follow' || state.phase !== 'follow') continue;
          const allowed = Object.values(said.allowed).flat();
          for (const card of state.hands[seat]) {
            const refused = judge(state, { type: 'follow', by: seat, card }).length > 0;
            expect(allowed.includes(card)).toBe(!refused);
            expect(said.barred.includes(card)).toBe(refused);
          }
        }
      }
    }
  });
});

test('A sparring partner always finds a legal move, from the seat’s own view', () => {
  for (let seed = 0; seed < 200; seed++) {
    const luck = seededRandom(seed);
    let state: State = start();
    while (state.phase !== 'over') {
      if (state.phase === 'deal') {
        state = apply(state, shuffledDeal(luck)).state;
        continue;
      }
      const actions = legal(state);
      const [first] = actions;
      if (first === undefined || first.type === 'deal') throw new Error('Nobody can move');
      const own = actions.filter((action) => action.type !== 'deal' && action.by === first.by);
      const action = ruleOfThumbMove(view(state, first.by), own, luck);
      expect(judge(state, action)).toEqual([]);
      state = apply(state, action).state;
    }
  }
});
