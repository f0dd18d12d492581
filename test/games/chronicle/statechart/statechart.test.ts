import { describe, expect, test } from 'vitest';
import { createActor, isMachineSnapshot, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { chronicleGame } from '#games/chronicle/rules/game';
import { judge } from '#games/chronicle/rules/judge';
import type { Rulings } from '#games/chronicle/rules/rulings';
import type { Action, State } from '#games/chronicle/rules/state';
import { begin, enter, play, type ChartPosition } from '#games/chronicle/statechart';
import { chronicleChart } from '#games/chronicle/statechart/chart';
import { chartValue } from '#games/chronicle/statechart/place';
import { viewingMachine } from '#games/chronicle/viewing-machine';
import { words as englishChart } from '#games/chronicle/words/en/chart';
import { words as englishPlaces } from '#games/chronicle/words/en/places';
import { words as japaneseChart } from '#games/chronicle/words/ja/chart';
import { words as japanesePlaces } from '#games/chronicle/words/ja/places';
import { pick, seededRandom } from '#kit/random';
import { innermost, statePathOf } from '#machines/state-path';
import { arrowId, chartOf, type ChartArrow } from '#machines/statechart';
import { wordsFor } from '#words/sentences';
import { choice, tableAt } from '../rules/lots.ts';

/** The statechart of Chronicle: what it draws is what is walked. */

const chart = chartOf(chronicleChart);

interface Game {
  readonly rulings: Rulings;
  readonly actions: readonly Action[];
}

/** A game by lot. */
function game(seed: number, players: number): Game {
  const luck = seededRandom(seed);
  const rulings = tableAt(seed, luck);
  const actions: Action[] = [];
  let state: State = chronicleGame.start(rulings);
  while (chronicleGame.toAct(state).length > 0) {
    const action = choice(state, luck, players);
    actions.push(action);
    ({ state } = chronicleGame.apply(state, action));
  }
  return { rulings, actions };
}

const GAMES: readonly Game[] = Array.from({ length: 80 }, (_, seed) => game(seed, 3 + (seed % 4)));

function positions({ rulings, actions }: Game): readonly ChartPosition[] {
  const all = [begin(rulings)];
  for (const action of actions) {
    const [before = begin(rulings)] = all.slice(-1);
    const next = play(before, action);
    if (!next.ok) throw new Error(`No arrow takes ${JSON.stringify(action)}`);
    all.push(next.value);
  }
  return all;
}

/** The arrows that a running chart says that it takes, those taken by themselves too. */
function arrowsTaken({ rulings, actions }: Game): readonly ChartArrow[] {
  const taken: ChartArrow[] = [];
  let from = statePathOf(begin(rulings));
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  const asDrawn = ({ eventType, guard, meta }: AnyTransitionDefinition, to: string): ChartArrow => ({
    from,
    to,
    move: text(eventType),
    guard: text(guard),
    id: arrowId(meta),
  });
  const actor = createActor(chronicleChart, {
    input: rulings,
    inspect: (step) => {
      if (step.type !== '@xstate.microstep' || !isMachineSnapshot(step.snapshot)) return;
      const to = statePathOf(step.snapshot);
      for (const arrow of step._transitions) taken.push(asDrawn(arrow, to));
      from = to;
    },
  });
  actor.start();
  for (const action of actions) actor.send(action);
  actor.stop();
  return taken;
}

describe('The arrows drawn are exactly the arrows walked', () => {
  test('and none is drawn that is never walked', () => {
    const taken = new Set(GAMES.flatMap((each) => arrowsTaken(each).map((arrow) => JSON.stringify(arrow))));
    expect([...taken].toSorted()).toEqual(chart.arrows.map((arrow) => JSON.stringify(arrow)).toSorted());
  });

  test('a move comes to rest where somebody acts or the game is over, and nowhere else', () => {
    const rested = new Set(GAMES.flatMap((each) => positions(each).map((at) => statePathOf(at))));
    const resting = chart.nodes.filter(({ compound, passing }) => !compound && !passing);
    expect([...rested].toSorted()).toEqual(resting.map(({ id }) => id).toSorted());
  });

  test('nothing of the definition is left out of the drawing', () => {
    const nodes: string[] = [];
    const arrows: (string | null)[] = [];
    const visit = (node: AnyStateNode) => {
      if (node.parent) {
        nodes.push(node.path.join('.'));
        arrows.push(
          ...[...node.transitions.values(), node.always ?? []].flat().map(({ meta }) => arrowId(meta)),
        );
      }
      Object.values(node.states).forEach(visit);
    };
    visit(chronicleChart.root);
    expect(chart.nodes.map(({ id }) => id)).toEqual(nodes);
    expect(chart.arrows.map(({ id }) => id)).toEqual(arrows);
  });
});

describe('The chart stands where the rules stand', () => {
  test('after every move, and so does what only steps through a game', () => {
    for (const each of GAMES.slice(-16)) {
      for (const position of positions(each)) {
        const { state } = position.context;
        expect(position.value).toEqual(chartValue(state));
        expect(viewingMachine.place(viewingMachine.enter(state))).toBe(statePathOf(position));
        expect(enter(state).value).toEqual(position.value);
      }
    }
  });

  test('a refusal moves nothing, and is forgotten with the next move', () => {
    for (const each of GAMES.slice(0, 8)) {
      const luck = seededRandom(each.actions.length);
      const all = positions(each);
      each.actions.forEach((action, index) => {
        const before = all[index];
        const tried = pick(each.actions, luck);
        if (before === undefined || judge(before.context.state, tried).length === 0) return;
        expect(play(before, tried)).toEqual({ ok: false, problem: judge(before.context.state, tried) });
        expect(play(before, action).ok).toBe(true);
      });
    }
  });

  test('after the end everything is refused, for the game is over', () => {
    const over = positions(GAMES[0] ?? game(0, 3)).at(-1);
    if (over === undefined) throw new Error('The game has no end');
    expect(over.hasTag('over')).toBe(true);
    for (const action of GAMES[0]?.actions ?? [])
      expect(play(over, action)).toMatchObject({ ok: false, problem: [{ rule: 'game-over' }] });
  });
});

describe('Every node and every arrow says what it means', () => {
  test.each([
    ['English', englishChart, englishPlaces],
    ['Japanese', japaneseChart, japanesePlaces],
  ] as const)('in %s, each of a family in words of its own', (_, { nodes, arrows, moves }, places) => {
    const families = [
      ...Map.groupBy(chart.nodes, ({ parent }) => parent).values().map((all) => all.map(({ id }) => wordsFor(places, innermost(id)))),
      ...Map.groupBy(chart.nodes, ({ parent }) => parent).values().map((all) => all.map(({ id }) => wordsFor(nodes, innermost(id)))),
      ...Map.groupBy(chart.arrows, ({ from }) => from).values().map((all) => all.map(({ id }) => wordsFor(arrows, id ?? ''))),
    ]; // prettier-ignore
    for (const said of families) expect(new Set(said).size).toBe(said.length);
    expect(Object.keys(arrows).toSorted()).toEqual([...new Set(chart.arrows.map(({ id }) => id))].toSorted());
    expect(Object.keys(nodes).toSorted()).toEqual(
      [...new Set(chart.nodes.map(({ id }) => innermost(id)))].toSorted(),
    );
    expect(Object.keys(moves)).toEqual(
      expect.arrayContaining(chart.arrows.flatMap(({ move }) => move ?? [])),
    );
  });
});
