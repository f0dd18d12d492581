import { createActor, isMachineSnapshot } from 'xstate';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { SWITCHES, type Rulings } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { seededRandom, pick } from '#kit/random';
import type { ChartArrow } from '#machines/statechart-graph';
import { begin, play, type ChartPosition } from '#games/jekyll-vs-hyde/statechart/enter-and-step-statechart';
import { jekyllVsHydeChart } from '#games/jekyll-vs-hyde/statechart/xstate-statechart';
import { statePathOf } from '#machines/state-path';
import { frozen } from '../../deep-freeze.ts';
import { asDrawn } from '../../statechart-contract.ts';

/** Whole games on the chart, dealt and played by a seed alone; who chooses first in an exchange is chance as well. */

/** Every table that can be laid: each reading of each switch with each of the others. */
export const TABLES: readonly Rulings[] = SWITCHES['led-potion'].flatMap((ledPotion) =>
  SWITCHES['return-match'].map((returnMatch) => ({ 'led-potion': ledPotion, 'return-match': returnMatch })),
);

/** One move of a game: where the chart stood, what was done, where it stands then. */
export interface Move {
  readonly before: ChartPosition;
  readonly action: Action;
  readonly after: ChartPosition;
}

/** A game from its first deal to its end. Every position is frozen before it is played on. */
export function walk(seed: number, rulings: Rulings): readonly Move[] {
  const luck = seededRandom(seed);
  const moves: Move[] = [];
  let before = still(begin(rulings));
  for (;;) {
    const { state } = before.context;
    const [next] = jekyllVsHyde.toAct(state);
    if (next === undefined) return moves;
    const action = next === 'dealer' ? jekyllVsHyde.deal(state, luck) : pick(jekyllVsHyde.legal(state), luck);
    const played = play(before, frozen(action));
    if (!played.ok) throw new Error(`Refused: ${JSON.stringify([action, played.problem])}`);
    const after = still(played.value);
    if (after.context.state === state) throw new Error(`No arrow takes ${JSON.stringify(action)}`);
    moves.push({ before, action, after });
    before = after;
  }
}

/** Every position of a game, the first and the last included. */
export function positions(moves: readonly Move[]): readonly ChartPosition[] {
  return [...moves.slice(0, 1).map(({ before }) => before), ...moves.map(({ after }) => after)];
}

/** The same position, of which nothing that a move could touch can be changed any more. */
function still(position: ChartPosition): ChartPosition {
  frozen(position.context);
  frozen(position.value);
  return Object.freeze(position);
}

/** The arrows that these actions take, in order, those taken by themselves too: what a running chart says of itself. */
export function arrowsTaken(actions: readonly Action[], rulings: Rulings): readonly ChartArrow[] {
  const taken: ChartArrow[] = [];
  let from = statePathOf(begin(rulings));
  const actor = createActor(jekyllVsHydeChart, {
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
