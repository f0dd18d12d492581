import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import { positions } from '#games/switch/position-setup-adapter';
import type { Switch } from '#games/switch/rules/game-types';
import type { Setup } from '#games/switch/rules/position-setup';
import type { State } from '#games/switch/rules/state';
import { topOf } from '#games/switch/rules/turn-order';
import { words } from '#said/switch/sandbox-starts';
import { StartFromReplay, type Moment } from '#widgets/sandbox/StartFromReplay.tsx';
import type { StartProps } from '#widgets/sandbox/sandbox-adapter.ts';

/** A turn of a game of the site, by who has it. */
export default (props: StartProps<Switch, Setup>) => (
  <StartFromReplay {...props} machine={switchMachine} questionOf={positions.questionOf} moment={moment} />
);

/** Where somebody is to play or draw. */
function moment(state: State): Moment | null {
  if (state.phase !== 'turn') return null;
  return { section: words.game, name: words.moment(state.turn, topOf(state)) };
}
