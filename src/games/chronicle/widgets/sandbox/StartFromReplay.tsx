import { chronicleMachine } from '#games/chronicle/machine-with-statechart-and-dealing';
import { positions } from '#games/chronicle/position-setup-adapter';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { dueIn } from '#games/chronicle/rules/to-act';
import type { Setup } from '#games/chronicle/rules/position-setup';
import type { State } from '#games/chronicle/rules/state';
import { words } from '#said/chronicle/sandbox-starts';
import { words as table } from '#said/chronicle/table-and-replay-steps';
import { StartFromReplay, type Moment } from '#widgets/sandbox/StartFromReplay.tsx';
import type { StartProps } from '#widgets/sandbox/sandbox-adapter.ts';

/** A moment of a game of the site, by who is to act. */
export default (props: StartProps<Chronicle, Setup>) => (
  <StartFromReplay {...props} machine={chronicleMachine} questionOf={positions.questionOf} moment={moment} />
);

/** Where somebody is to play or to choose. */
function moment(state: State): Moment | null {
  if (state.phase === 'deal' || state.phase === 'over') return null;
  const section = table.replay.round(state.round);
  return state.phase === 'effect'
    ? { section, name: words.choosing(dueIn(state).chooser) }
    : { section, name: words.moment(state.turn, state.meeting.laid.length) };
}
