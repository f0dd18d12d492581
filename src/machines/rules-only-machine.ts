import type { GameTypes, Rules } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import { bad, good } from '#kit/parse-result';

/**
 * A machine that goes where the rules lead and tells on which node of the chart that is, without the statechart: for stepping
 * through moves that the statechart has let pass before. `placeIn` gives the node that belongs to a state.
 */
export function rulesMachine<T extends GameTypes>(
  game: Rules<T>,
  placeIn: (state: T['state']) => string,
): Machine<T, Standing<T>, Rules<T>> {
  const enter = (state: T['state']): Standing<T> => ({ context: { state, events: [] } });
  return {
    game,
    begin: (rulings) => enter(game.start(rulings)),
    enter,
    play: ({ context: { state } }, action) => {
      const refusals = game.judge(state, action);
      return refusals.length > 0 ? bad(refusals) : good({ context: game.apply(state, action) });
    },
    place: ({ context }) => placeIn(context.state),
  };
}
