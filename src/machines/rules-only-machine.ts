import type { GameTypes, Played, Rules, SeatsAndViews } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import { bad, good, type Result } from '#kit/parse-result';

/**
 * A machine that goes where the rules lead and tells on which node of the chart that is, without the statechart. `placeIn` gives
 * the node that belongs to a state.
 */
export function rulesMachine<T extends GameTypes>(
  game: Rules<T>,
  placeIn: (state: T['state']) => string,
): Machine<T, Standing<T>, Rules<T>> {
  return machineOf(game, placeIn, (state, action) => {
    const refusals = game.judge(state, action);
    return refusals.length > 0 ? bad(refusals) : good(game.apply(state, action));
  });
}

/** The same for stepping through moves that were judged when they were read: `carryOut` gives what a legal move does, and nothing is refused. */
export function createSteppingMachine<T extends GameTypes>(
  game: SeatsAndViews<T>,
  placeIn: (state: T['state']) => string,
  carryOut: (state: T['state'], action: T['action']) => Played<T>,
): Machine<T, Standing<T>, SeatsAndViews<T>> {
  return machineOf(game, placeIn, (state, action) => good(carryOut(state, action)));
}

function machineOf<T extends GameTypes, Of extends SeatsAndViews<T>>(
  game: Of,
  placeIn: (state: T['state']) => string,
  play: (state: T['state'], action: T['action']) => Result<Played<T>, readonly T['refusal'][]>,
): Machine<T, Standing<T>, Of> {
  const enter = (state: T['state']): Standing<T> => ({ context: { state, events: [] } });
  return {
    game,
    begin: (rulings) => enter(game.start(rulings)),
    enter,
    play: ({ context: { state } }, action) => {
      const played = play(state, action);
      return played.ok ? good({ context: played.value }) : played;
    },
    place: ({ context }) => placeIn(context.state),
  };
}
