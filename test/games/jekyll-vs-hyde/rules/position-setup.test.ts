import { describe, expect, test } from 'vitest';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { SEATS } from '#games/jekyll-vs-hyde/rules/cards';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import { readSetup } from '#games/jekyll-vs-hyde/casebook/read-case-setup';
import { EMPTY, setupOf, stateOf } from '#games/jekyll-vs-hyde/rules/position-setup';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { Action, Leading, Preparation, State } from '#games/jekyll-vs-hyde/rules/state';
import { infer } from '#games/jekyll-vs-hyde/rules/infer-hidden-cards';
import { knowledge, view } from '#games/jekyll-vs-hyde/rules/view';
import { trickOnTable } from '#games/jekyll-vs-hyde/table/Trick.tsx';
import { sceneOf } from '#games/jekyll-vs-hyde/words/text-types/picture';
import { seededRandom, pick } from '#kit/random';

/** Positions laid out by hand. */

describe('Every position of 1,000 random games in which cards are led or given', () => {
  const positions: (Preparation | Leading)[] = [];
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const luck = seededRandom(seed);
    let state: State = start({ 'led-potion': pick(['number', 'named-suit'], luck) });
    while (state.phase !== 'over') {
      if (state.phase === 'lead') positions.push(state);
      if (state.phase === 'preparation' && state.chosen.jekyll === null && state.chosen.hyde === null)
        positions.push(state);
      const action: Action =
        state.phase === 'deal' ? jekyllVsHyde.deal(state, luck) : pick(jekyllVsHyde.legal(state), luck);
      state = apply(state, action).state;
    }
  }

  test('is rebuilt from its setup: the same legal plays, the same table to see', () => {
    expect(positions.length).toBeGreaterThan(10_000);
    for (const state of positions) {
      const rebuilt = stateOf(setupOf(state));
      expect(legal(rebuilt)).toEqual(legal(state));
      if (rebuilt.phase === 'deal') throw new Error('The cards are dealt');
      // Which cards were played and exchanged is remembered, not laid out.
      const remembered = { tricks: [], exchanges: [] };
      expect({ ...view(rebuilt, 'all'), ...remembered }).toEqual({ ...view(state, 'all'), ...remembered });
      expect(rebuilt.tricks.length).toBe(state.tricks.length);
      if (state.phase === 'lead' && state.tricks.length > 0) {
        expect(rebuilt.tricks.at(-1)?.winner).toBe(state.leader);
      }
    }
  });

  test('has tricks without cards to be shown or reasoned from, for nobody said which lie in them', () => {
    const rebuilt = positions.slice(0, 2_000).map((state) => stateOf(setupOf(state)));
    expect(rebuilt.some((state) => 'tricks' in state && state.tricks.length > 5)).toBe(true);
    for (const state of rebuilt) {
      const open = view(state, 'all');
      expect([trickOnTable(open), sceneOf(open).lying]).toEqual([null, null]);
      for (const seat of SEATS) {
        const seen = view(state, seat);
        expect(knowledge(seen).voids).toEqual([]);
        expect(infer(seen)?.evidence.filter(({ type }) => type === 'void')).toEqual([]);
      }
    }
  });

  test('has Pride take such a trick without naming its cards, and a trick that was played with them', () => {
    const read = readSetup({
      hands: { jekyll: ['P1', 'P2', '3+'], hyde: ['P6', 'P7', '4+'] },
      leader: 'jekyll',
      ranking: ['wrath', 'greed', 'pride'],
      won: { jekyll: 4, hyde: 3 },
    });
    if (!read.ok) throw new Error(read.problem.type);
    const play = (state: State, actions: readonly Action[]) =>
      actions.reduce<ReturnType<typeof apply>>((now, action) => apply(now.state, action), {
        state,
        events: [],
      });
    const taken = ({ events }: ReturnType<typeof apply>) =>
      events.filter(({ type }) => type === 'took-trick');
    const first = play(stateOf(read.value), [
      { type: 'lead', by: 'jekyll', card: 'P1' },
      { type: 'follow', by: 'hyde', card: '4+' },
    ]);
    expect(taken(first)).toMatchObject([{ by: 'hyde', from: 'jekyll', cards: null }]);
    const second = play(first.state, [
      { type: 'lead', by: 'hyde', card: 'P6' },
      { type: 'follow', by: 'jekyll', card: 'P2' },
      { type: 'lead', by: 'hyde', card: 'P7' },
      { type: 'follow', by: 'jekyll', card: '3+' },
    ]);
    expect(taken(second)).toMatchObject([{ by: 'hyde', from: 'jekyll', cards: null }]);
    expect(trickOnTable(view(first.state, 'all'))).toMatchObject({ card: 'P1', followed: '4+' });
  });

  test('is read again from its JSON', () => {
    for (const state of positions.slice(0, 2_000)) {
      const setup = setupOf(state);
      const { leader, ...rest } = setup;
      const json: unknown = JSON.parse(JSON.stringify(leader === null ? rest : setup));
      expect(readSetup(json)).toEqual({ ok: true, value: setup });
    }
  });
});

describe('A setup in which nobody holds a card and nobody leads', () => {
  test('is one before the deal, as at the very start', () => {
    expect(stateOf(setupOf(start()))).toEqual(start());
    const read = readSetup({ hands: { jekyll: [], hyde: [] }, round: 2, marker: 4 });
    if (!read.ok) throw new Error(read.problem.type);
    expect(stateOf(read.value)).toMatchObject({ phase: 'deal', round: 2, marker: 4, finished: null });
  });
});

describe('A setup as somebody writes it', () => {
  const hands = { jekyll: ['W1'], hyde: ['G2'] };

  test('has what was left out as at the start of a game', () => {
    const read = readSetup({ hands });
    expect(read).toMatchObject({
      ok: true,
      value: { round: 1, marker: 0, leader: null, ranking: [], won: { jekyll: 0, hyde: 0 }, setAside: null },
    });
  });

  test.for([
    ['no hands', {}, { type: 'missing-key', key: 'hands' }],
    ['a card that is none', { hands: { jekyll: ['W8'], hyde: [] } }, { type: 'unexpected', key: 'hands' }],
    ['a fourth round', { hands, round: 4 }, { type: 'unexpected', key: 'round' }],
    ['half a space', { hands, marker: 2.5 }, { type: 'unexpected', key: 'marker' }],
    ['two tokens', { hands, ranking: ['wrath', 'pride'] }, { type: 'unexpected', key: 'ranking' }],
    [
      'a token twice',
      { hands, ranking: ['wrath', 'wrath', 'pride'] },
      { type: 'unexpected', key: 'ranking' },
    ],
    ['eleven tricks', { hands, won: { jekyll: 11, hyde: 0 } }, { type: 'unexpected', key: 'won' }],
    ['a key of no meaning', { hands, tokens: [] }, { type: 'unknown-key', key: 'tokens' }],
    ['a ruling that is no switch', { hands, rulings: { 'won-piles': 'open' } }, { type: 'not-a-switch' }],
  ] as const)('is refused with %s', ([, json, problem]) => {
    expect(readSetup(json)).toMatchObject({ ok: false, problem });
  });
});

test('Where hands were laid out unequal, Greed asks for what both can give', () => {
  const led: Action = { type: 'lead', by: 'jekyll', card: 'G5' };
  const answered: Action = { type: 'follow', by: 'hyde', card: '4+' };
  for (const [jekyll, hyde, count] of [
    [['W7', 'G5'], ['W2', 'P2', 'P6', '4+'], 1],
    [['W1', 'W7', 'P3', 'G5'], ['P6', '4+'], 1],
    [['W1', 'W7', 'P3', 'G5'], ['4+'], null],
  ] as const) {
    const laid = stateOf({ ...EMPTY, hands: { jekyll, hyde } });
    const { state } = apply(apply(laid, led).state, answered);
    expect(state.phase === 'greed' ? state.count : null).toBe(count);
    if (state.phase === 'greed') expect(legal(state).length).toBeGreaterThan(2);
  }
});
