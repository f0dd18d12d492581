import { describe, expect, test } from 'vitest';
import {
  createActor,
  isMachineSnapshot,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type StateValue,
} from 'xstate';
import type { GameTypes, Rules } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import { pick, seededRandom } from '#kit/random';
import { innermost, statePathOf } from '#machines/state-path';
import { arrowId, chartOf, type ChartArrow } from '#machines/statechart-graph';
import { wordsFor } from '#words/sentence-per-type';
import type { GameByLot } from './random-game-generator.ts';

/** The statechart of a game: what it draws is what is walked, and it stands where the rules stand. */

type Words = Readonly<Record<string, string>>;

export interface Charted<T extends GameTypes, Position extends Standing<T> & AnyMachineSnapshot> {
  readonly chart: AnyStateMachine;
  readonly machine: Machine<T, Position>;
  /** What only steps through a game, without the chart. */
  readonly viewing: Machine<T, Standing<T>, Rules<T>>;
  readonly chartValue: (state: T['state']) => StateValue;
  /** Enough games that every arrow is walked in one of them. */
  readonly games: readonly GameByLot<T>[];
  /** How many of them are looked into move by move. */
  readonly closely: number;
  /** What each language says of the nodes, the moves and the arrows of the drawing, and of the places where one stands. */
  readonly words: Readonly<
    Record<
      'English' | 'Japanese',
      { readonly nodes: Words; readonly moves: Words; readonly arrows: Words; readonly places: Words }
    >
  >;
}

export function isWalkedAsDrawn<T extends GameTypes, Position extends Standing<T> & AnyMachineSnapshot>({
  chart: definition,
  machine,
  viewing,
  chartValue,
  games,
  closely,
  words,
}: Charted<T, Position>): void {
  const chart = chartOf(definition);
  const { game } = machine;
  const stateOf = ({ context }: Standing<T>): T['state'] => context.state;

  function positions({ rulings, actions }: GameByLot<T>): readonly Position[] {
    let at = machine.begin(rulings);
    const all = [at];
    for (const action of actions) {
      const next = machine.play(at, action);
      if (!next.ok) throw new Error(`No arrow takes ${JSON.stringify(action)}`);
      at = next.value;
      all.push(at);
    }
    return all;
  }

  /** The arrows that a running chart says that it takes, those taken by themselves too. */
  function arrowsTaken({ rulings, actions }: GameByLot<T>): readonly ChartArrow[] {
    const taken: ChartArrow[] = [];
    let from = statePathOf(machine.begin(rulings));
    const actor = createActor(definition, {
      input: rulings,
      inspect: (step) => {
        if (step.type !== '@xstate.microstep' || !isMachineSnapshot(step.snapshot)) return;
        const to = statePathOf(step.snapshot);
        for (const arrow of step._transitions) taken.push(asDrawn(arrow, from, to));
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
      const taken = new Set(games.flatMap((each) => arrowsTaken(each).map((arrow) => JSON.stringify(arrow))));
      expect([...taken].toSorted()).toEqual(chart.arrows.map((arrow) => JSON.stringify(arrow)).toSorted());
    });

    test('a move comes to rest where somebody acts or the game is over, and nowhere else', () => {
      const rested = new Set(games.flatMap((each) => positions(each).map((at) => statePathOf(at))));
      const resting = chart.nodes.filter(({ compound, passing }) => !compound && !passing);
      expect([...rested].toSorted()).toEqual(resting.map(({ id }) => id).toSorted());
    });

    test('nothing of the definition is left out of the drawing', () => {
      const { nodes, arrows } = definedIn(definition);
      expect(chart.nodes.map(({ id }) => id)).toEqual(nodes);
      expect(chart.arrows.map(({ id }) => id)).toEqual(arrows);
    });
  });

  describe('The chart stands where the rules stand', () => {
    test('after every move, and so does what only steps through a game', () => {
      for (const position of games.slice(-2 * closely).flatMap(positions)) {
        const state = stateOf(position);
        expect(position.value).toEqual(chartValue(state));
        expect(viewing.place(viewing.enter(state))).toBe(statePathOf(position));
        expect(machine.enter(state).value).toEqual(position.value);
      }
    });

    test('a refusal moves nothing, and is forgotten with the next move', () => {
      for (const each of games.slice(0, closely)) {
        const luck = seededRandom(each.actions.length);
        const all = positions(each);
        each.actions.forEach((action, index) => {
          const before = all[index];
          const tried = pick(each.actions, luck);
          if (before === undefined) return;
          const problem = game.judge(stateOf(before), tried);
          if (problem.length === 0) return;
          expect(machine.play(before, tried)).toEqual({ ok: false, problem });
          expect(machine.play(before, action).ok).toBe(true);
        });
      }
    });

    test('after the end everything is refused, for the game is over', () => {
      const [first] = games;
      const over = first && positions(first).at(-1);
      if (over === undefined) throw new Error('The game has no end');
      expect(over.hasTag('over')).toBe(true);
      for (const action of first?.actions ?? [])
        expect(machine.play(over, action)).toMatchObject({ ok: false, problem: [{ rule: 'game-over' }] });
    });
  });

  describe('Every node and every arrow says what it means', () => {
    test.each(Object.entries(words))('in %s, each of a family in words of its own', (_, said) => {
      const { nodes, arrows, moves, places } = said;
      const around = [...Map.groupBy(chart.nodes, ({ parent }) => parent).values()];
      const from = [...Map.groupBy(chart.arrows, (arrow) => arrow.from).values()];
      const families = [
        ...around.map((all) => all.map(({ id }) => wordsFor(places, innermost(id)))),
        ...around.map((all) => all.map(({ id }) => wordsFor(nodes, innermost(id)))),
        ...from.map((all) => all.map(({ id }) => wordsFor(arrows, id ?? ''))),
      ];
      for (const family of families) expect(new Set(family).size).toBe(family.length);
      const ids = (some: readonly (string | null)[]) => [...new Set(some)].toSorted();
      expect(Object.keys(arrows).toSorted()).toEqual(ids(chart.arrows.map(({ id }) => id)));
      expect(Object.keys(nodes).toSorted()).toEqual(ids(chart.nodes.map(({ id }) => innermost(id))));
      expect(Object.keys(moves)).toEqual(
        expect.arrayContaining(chart.arrows.flatMap(({ move }) => move ?? [])),
      );
    });
  });
}

/** An arrow as the chart draws it, between the places where the chart stood before and after it. */
export function asDrawn(
  { eventType, guard, meta }: AnyTransitionDefinition,
  from: string,
  to: string,
): ChartArrow {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return { from, to, move: text(eventType), guard: text(guard), id: arrowId(meta) };
}

/** The nodes of a definition, and the arrows as they stand there, in the order in which they are drawn. */
export function definedIn({ root }: AnyStateMachine): {
  readonly nodes: readonly string[];
  readonly arrows: readonly (string | null)[];
} {
  const nodes: string[] = [];
  const arrows: (string | null)[] = [];
  const visit = (node: AnyStateNode) => {
    if (node.parent) {
      nodes.push(node.path.join('.'));
      const leading = [...node.transitions.values(), node.always ?? []].flat();
      arrows.push(...leading.map(({ meta }) => arrowId(meta)));
    }
    Object.values(node.states).forEach(visit);
  };
  visit(root);
  return { nodes, arrows };
}
