import type { GameTypes } from '#kit/game';
import type { Line } from '#replays/replay';
import { lineTo } from '#replays/replay-frames';
import { words as viewer } from '#said/replay-viewer';
import { words } from '#said/replay-view-options';
import type { Face, Viewer } from '../face.ts';
import type { SteppedReplay } from './use-stepped-replay.ts';
import type { Modes } from './use-viewer-modes.ts';
import type { Eyes } from './use-viewer-and-bottom-seat.ts';
import type { ReplayViewerProps } from './replay-viewer-props.ts';
import { ButtonBelowTable } from '../stage/ButtonBelowTable.tsx';

export interface ViewOptionsProps<T extends GameTypes> extends ReplayViewerProps<T> {
  readonly held: SteppedReplay<T>;
  readonly state: T['state'];
  readonly modes: Modes<T>;
}

export interface PlacedViewOptionsProps<T extends GameTypes> extends ViewOptionsProps<T> {
  /** Which of them: whose eyes a game is looked at through, on which hang the answers below, or all other ways to look at it. */
  readonly are: 'eyes' | 'ways';
}

/**
 * How a game is looked at: through whose eyes, without what comes after, the table the other way round; and the position where it can be
 * changed or played on, unless nobody knows all hands.
 */
export default function ViewOptions<T extends GameTypes>({ are, ...props }: PlacedViewOptionsProps<T>) {
  const { face, observer, modes } = props;
  if (are === 'ways') return <Ways {...props} />;
  // Whoever guesses sees it as the seat that they play.
  if (observer || modes.isGuessing) return null;
  return <ViewerField face={face} eyes={modes.eyes} seats={modes.seats} />;
}

function Ways<T extends GameTypes>(props: ViewOptionsProps<T>) {
  const { face, replay, observer, openInSandbox, playsOn = false, held, state, modes } = props;
  const { eyes, seats } = modes;
  const { on, toggle } = held.along;
  const [toAct] = face.machine.game.toAct(state).filter((seat): seat is T['seat'] => seat !== 'dealer');
  return (
    <>
      <ButtonBelowTable pressed={on} title={words.whatAlongDoes} press={toggle}>
        {words.along}
      </ButtonBelowTable>
      <ButtonBelowTable
        pressed={eyes.below !== undefined && eyes.below !== seats[0]}
        title={words.whatFlipDoes}
        press={eyes.turn}
      >
        {words.flip}
      </ButtonBelowTable>
      {!observer && playsOn && toAct !== undefined && (
        <ButtonBelowTable
          press={() => {
            void import('../play/play-on-against-computer-url.ts').then(({ playOnAgainstComputer }) =>
              playOnAgainstComputer({
                ...replay,
                moves: movesTo(held.frames, held.steps.at),
                seat: eyes.viewer === 'all' ? toAct : eyes.viewer,
                players: seats.length,
              }),
            );
          }}
        >
          {viewer.playOn}
        </ButtonBelowTable>
      )}
      {/* There all hands lie open. */}
      {!observer && !modes.isGuessing && openInSandbox !== undefined && (
        <ButtonBelowTable
          press={() => {
            openInSandbox(state);
          }}
        >
          {viewer.sandbox}
        </ButtonBelowTable>
      )}
    </>
  );
}

/** The moves that lead to a frame, through whatever variation. */
function movesTo<T extends GameTypes>(frames: SteppedReplay<T>['frames'], at: number): Line<T['action']> {
  return lineTo(frames, at).flatMap((id) => frames[id]?.step ?? []);
}

interface ViewerFieldProps<T extends GameTypes> {
  readonly face: Face<T>;
  readonly seats: readonly T['seat'][];
  readonly eyes: Eyes<T>;
}

/** Whose eyes a game is seen through. */
function ViewerField<T extends GameTypes>({ face, seats, eyes }: ViewerFieldProps<T>) {
  const viewers: readonly Viewer<T>[] = ['all', ...seats];
  return (
    <label>
      {words.seenBy}{' '}
      <select
        onChange={({ currentTarget }) => {
          eyes.seeAs(viewers.find((one) => one === currentTarget.value) ?? 'all');
        }}
      >
        {viewers.map((one) => (
          <option key={one} value={one} selected={one === eyes.viewer}>
            {face.words.viewers[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
