import { describe, expect, test } from 'vitest';
import { SEATS, other, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import { isSolvable, type Playing } from '#games/jekyll-vs-hyde/solver/solvable-state';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import type { Action, Give, State } from '#games/jekyll-vs-hyde/rules/state';
import { gap } from '#games/jekyll-vs-hyde/rules/track';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import { enter, play, type ChartPosition } from '#games/jekyll-vs-hyde/statechart/enter-and-step-statechart';
import { leadsWith } from '../solver/positions.ts';

/** What the solver promises, the machine keeps: both sides make their best moves, and the round ends with that gap. */

const solver = createSolver({ memory: 2 ** 22 });

/** The gap of a state in perfect play, where `first` shows its gift first in every Greed exchange. */
function promised(state: State, first: Seat): number {
  if (state.phase === 'deal' || state.phase === 'over') return gap(tricksOwned(state.finished?.tricks ?? []));
  if (!isPlaying(state)) throw new Error('This has no value');
  const { low, high } = solver.value(state);
  return first === 'hyde' ? low : high;
}

function isPlaying(state: State): state is Playing {
  return (state.phase === 'lead' || state.phase === 'follow' || state.phase === 'greed') && isSolvable(state);
}

function played(position: ChartPosition, action: Action): ChartPosition {
  const after = play(position, action);
  if (!after.ok) throw new Error(`Refused: ${JSON.stringify(action)}`);
  return after.value;
}

/** The action of a seat that leads to the best value for it. */
function best<Choice extends Action>(
  by: Seat,
  choices: readonly Choice[],
  value: (choice: Choice) => number,
): Choice {
  const sign = by === 'hyde' ? -1 : 1;
  const [choice] = choices.toSorted((a, b) => sign * (value(a) - value(b)));
  if (choice === undefined) throw new Error('There is nothing to choose');
  return choice;
}

/** Both gifts: the first one is chosen without a sight of the other, the second with it. */
function exchange(position: ChartPosition, first: Seat): readonly Give[] {
  const { state } = position.context;
  const gifts = legal(state).filter((action) => action.type === 'exchange');
  const of = (seat: Seat) => gifts.filter(({ by }) => by === seat);
  const reply = (gift: Give): Give => best(other(first), of(other(first)), (back) => value(gift, back));
  const value = (gift: Give, back: Give) =>
    promised(played(played(position, gift), back).context.state, first);
  const shown = best(first, of(first), (gift) => value(gift, reply(gift)));
  return [shown, reply(shown)];
}

/** The end of a round, and how many exchanges there were on the way. */
function playOut(from: Playing, first: Seat): { readonly end: State; readonly exchanges: number } {
  let position = enter(from);
  let exchanges = 0;
  for (let { state } = position.context; isPlaying(state); { state } = position.context) {
    const before = position;
    if (state.phase === 'greed') {
      exchanges += 1;
      for (const gift of exchange(before, first)) position = played(position, gift);
    } else {
      const by = state.phase === 'lead' ? state.leader : other(state.leader);
      const value = (action: Action) => promised(played(before, action).context.state, first);
      position = played(position, best(by, legal(state), value));
    }
  }
  return { end: position.context.state, exchanges };
}

describe.each(SEATS)('A round played out by best moves, %s showing first at Greed', (first) => {
  test('ends with the gap that was promised', () => {
    let met = 0;
    for (const state of [...leadsWith(5, 60), ...leadsWith(7, 8)]) {
      const { end, exchanges } = playOut(state, first);
      expect(promised(end, first)).toBe(promised(state, first));
      met += exchanges;
    }
    expect(met).toBeGreaterThan(10);
  });
});
