import { describe, expect, test } from 'vitest';
import { transition } from 'xstate';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { judge } from '#games/jekyll-vs-hyde/rules/judge';
import type { Rulings } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import { seededRandom, pick } from '#kit/random';
import { chartOf, type ChartArrow } from '#machines/statechart-graph';
import { enter, play, type ChartPosition } from '#games/jekyll-vs-hyde/statechart/enter-and-step-statechart';
import { statechartStateValue } from '#games/jekyll-vs-hyde/statechart/statechart-state-value';
import { jekyllVsHydeChart } from '#games/jekyll-vs-hyde/statechart/xstate-statechart';
import { innermost, statePathOf } from '#machines/state-path';
import { words } from '#said/jekyll-vs-hyde/statechart-drawing';
import { words as places } from '#said/jekyll-vs-hyde/statechart-state-descriptions';
import { wordsFor } from '#words/sentence-per-type';
import { definedIn } from '../../statechart-contract.ts';
import { span } from '../rules/table.ts';
import { attempts, DUE, fit, KINDS, lawIn } from './every-conceivable-action.ts';
import { arrowsTaken, positions, TABLES, walk } from './random-walks-on-statechart.ts';

const chart = chartOf(jekyllVsHydeChart);
const GAMES = TABLES.flatMap((rulings) =>
  span(1, 50).map((seed) => ({ seed, rulings, moves: walk(seed, rulings) })),
);

/** A few games of a table, for what takes long at every move. */
function fewOf(rulings: Rulings): typeof GAMES {
  return GAMES.filter((game) => game.rulings === rulings && game.seed <= 2);
}

/** What counts about a position: where the chart stands and what it holds. */
function standing(position: ChartPosition): object {
  return { value: position.value, context: position.context, over: position.hasTag('over') };
}

describe('The arrows drawn are exactly the arrows walked', () => {
  const onlyInAReturnMatch = ({ to, guard }: ChartArrow) =>
    to === 'drawn' || guard === 'a return match follows';

  test.each(['off', 'on'] as const)('return match %s', (reading) => {
    const taken = new Set<string>();
    for (const { rulings, moves } of GAMES) {
      if (rulings['return-match'] !== reading) continue;
      const actions = moves.map(({ action }) => action);
      for (const arrow of arrowsTaken(actions, rulings)) taken.add(JSON.stringify(arrow));
    }
    const drawn = chart.arrows.filter((arrow) => reading === 'on' || !onlyInAReturnMatch(arrow));
    expect([...taken].toSorted()).toEqual(drawn.map((arrow) => JSON.stringify(arrow)).toSorted());
  });

  test('a move comes to rest where somebody acts or the game is over, and nowhere else', () => {
    const rested = new Set(GAMES.flatMap(({ moves }) => positions(moves).map((at) => statePathOf(at))));
    const resting = chart.nodes.filter(({ compound, passing }) => !compound && !passing);
    expect([...rested].toSorted()).toEqual(resting.map(({ id }) => id).toSorted());
  });

  /** What happens on a node where nobody acts: the event that tells of it. */
  const PASSED: Readonly<Partial<Record<Event['type'], string>>> = {
    followed: 'tricks.effect',
    awarded: 'tricks.award',
    gap: 'progression',
  };

  test('a node where nobody acts is passed just when the rules do there what it says', () => {
    for (const { rulings, moves } of GAMES) {
      const actions = moves.map(({ action }) => action);
      const arrows = arrowsTaken(actions, rulings);
      const passed = arrows.map(({ move, from }) => (move === null ? from : 'a move'));
      const told = moves.flatMap(({ after }) => [
        'a move',
        ...after.context.events.flatMap(({ type }) => PASSED[type] ?? []),
      ]);
      expect(passed).toEqual(told);
    }
  });

  test('nothing of the definition is left out of the drawing', () => {
    const { nodes, arrows } = definedIn(jekyllVsHydeChart);
    expect(chart.nodes.map(({ id }) => id)).toEqual(nodes);
    expect(chart.arrows.map(({ id }) => id)).toEqual(arrows);
  });
});

describe('Every node and every arrow says what it means', () => {
  const nodes = Map.groupBy(chart.nodes, ({ parent }) => `the nodes in ${parent ?? 'the whole chart'}`);
  const arrows = Map.groupBy(chart.arrows, ({ from }) => `the arrows from ${from}`);
  const families = [
    ...[...nodes].map(([name, all]) => ({
      name,
      said: all.map(({ id }) => wordsFor(places, innermost(id))),
    })),
    ...[...arrows].map(([name, all]) => ({
      name,
      said: all.map(({ id }) => wordsFor(words.arrows, id ?? '')),
    })),
  ];

  test.each(families)('$name, each in words of its own', ({ said }) => {
    expect(said.filter((words) => !/^\p{Lu}.*\.$/u.test(words))).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });

  test('but the refusal: it stays where it is', () => {
    const refusals = [...jekyllVsHydeChart.root.transitions.values()].flat();
    expect(refusals).toMatchObject([{ eventType: '*', target: undefined }]);
  });
});

const NAMED = TABLES.map((rulings) => ({ rulings, name: Object.entries(rulings).flat().join(' ') }));

describe.each(NAMED)('With $name', ({ rulings }) => {
  const games = fewOf(rulings);

  test('the chart and the rules are in the same place after every move', () => {
    for (const position of games.flatMap(({ moves }) => positions(moves))) {
      expect(position.value).toEqual(statechartStateValue(position.context.state));
    }
  });

  test('to enter a state is to have played there', () => {
    for (const { before, action, after } of games.flatMap(({ moves }) => moves)) {
      const entered = enter(before.context.state);
      expect(standing(entered)).toEqual({
        ...standing(before),
        context: { ...before.context, events: [] },
      });
      const next = play(entered, action);
      expect(next.ok && standing(next.value)).toEqual(standing(after));
    }
  });

  test('a move leads to the state and the events of the bare rules', () => {
    for (const { before, action, after } of games.flatMap(({ moves }) => moves)) {
      expect(after.context).toEqual({ ...apply(before.context.state, action), refusals: [] });
    }
  });

  test('only what is due and legal is accepted, in every position', () => {
    const tried = new Set<string>();
    for (const { seed, moves } of games) {
      const luck = seededRandom(seed);
      for (const position of positions(moves)) {
        const { state } = position.context;
        const mayBeDone = lawIn(state);
        const wrong = attempts(state, luck).filter((action) => {
          tried.add(`${action.type} while ${state.phase}`);
          const played = play(position, action);
          if (played.ok) return !mayBeDone(action);
          return mayBeDone(action) || !fit(state, action, played.problem);
        });
        expect(wrong, `attempts in phase ${state.phase}`).toEqual([]);
      }
    }
    const every = Object.keys(DUE).flatMap((phase) => KINDS.map((kind) => `${kind} while ${phase}`));
    expect([...tried].toSorted()).toEqual(every.toSorted());
  });

  test('a refusal moves nothing, and is forgotten with the next move', () => {
    for (const { seed, moves } of games) {
      const luck = seededRandom(seed);
      for (const { before, action, after } of moves) {
        const { state } = before.context;
        const mayBeDone = lawIn(state);
        const forbidden = attempts(state, luck).filter((tried) => !mayBeDone(tried));
        const tried = pick(forbidden, luck);
        const [refused] = transition(jekyllVsHydeChart, before, tried);
        const refusals = judge(state, tried);
        expect(standing(refused)).toEqual({ ...standing(before), context: { ...before.context, refusals } });
        const next = play(refused, action);
        expect(next.ok && standing(next.value)).toEqual(standing(after));
      }
    }
  });

  test('whatever is tried, the position that it is tried on stays what it was', () => {
    for (const { seed, moves } of games) {
      const luck = seededRandom(seed);
      for (const { before, action } of moves) {
        const given = enter(structuredClone(before.context.state));
        const was = JSON.stringify(given);
        play(given, action);
        play(given, pick(attempts(before.context.state, luck), luck));
        expect(JSON.stringify(given)).toBe(was);
      }
    }
  });

  test('after the end every action is refused, for the game is over', () => {
    for (const { seed, rulings: table, moves } of GAMES) {
      if (table !== rulings) continue;
      const [over] = positions(moves).slice(-1);
      if (over?.context.state.phase !== 'over') throw new Error('The game has no end');
      const { state } = over.context;
      const gameOver = {
        ok: false,
        problem: [{ type: 'game-over', rule: 'game-over', winner: state.winner }],
      };
      const answers = attempts(state, seededRandom(seed)).map((action) => JSON.stringify(play(over, action)));
      expect(over.hasTag('over')).toBe(true);
      expect([...new Set(answers)]).toEqual([JSON.stringify(gameOver)]);
    }
  });
});
