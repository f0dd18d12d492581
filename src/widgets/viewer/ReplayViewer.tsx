import { useRef } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { frameOf } from '#replays/path';
import { writeReplay } from '#replays/write';
import { words } from '#said/viewer';
import { MoveEvents } from './MoveEvents.tsx';
import { MoveList } from './MoveList.tsx';
import type { PanelProps } from './panel.ts';
import { ReplayBoard } from './ReplayBoard.tsx';
import type { ReplayViewerProps } from './viewed-game.ts';
import { useModes, type Modes } from './use-modes.ts';
import { usePanel } from './use-panel.ts';
import { useReplay, type HeldReplay } from './use-replay.ts';
import { Option, SpeedField, ViewerField } from './ViewerOptions.tsx';

/** Steps through a game: the machine runs its moves once, then only the present frame changes. */
export function ReplayViewer<T extends GameTypes>(props: ReplayViewerProps<T>) {
  const { face, panels, replay, observer, place = 'fragment', chart, drawn } = props;
  const held = useReplay(face, replay, props.start, place);
  const { moves, frames } = held;
  const { at, jump } = held.steps;
  const root = useRef<HTMLDivElement>(null);
  const modes = useModes(props, held, root);
  const { mode, eyes } = modes;
  const Panel = usePanel(panels, mode);
  const Sharing = usePanel(panels, modes.isSharing ? 'share' : 'watch');
  const notebook = useRef(null);
  const frame = frames[at];
  if (frame === undefined) return null;
  const { state } = frame.position.context;
  const viewer = observer?.seatIn(state) ?? eyes.viewer;
  const seen = face.machine.game.view(state, viewer);
  const panel = { ...panelOf(props, held, modes), notebook, viewer };
  return (
    <div class="replay" data-mode={mode} ref={root}>
      <ReplayBoard
        face={face}
        held={held}
        seen={seen}
        table={
          <face.Table
            view={seen}
            players={replay.players}
            below={eyes.below}
            barred={mode === 'watch' || mode === 'why' ? face.barred(state, seen) : undefined}
            ask={modes.ask}
          />
        }
      >
        <Options {...props} held={held} state={state} modes={modes} />
      </ReplayBoard>
      <div class="beside">
        {Panel !== null && <Panel {...panel} />}
        <MoveEvents face={face} frame={frame} />
        {Sharing !== null && <Sharing {...panel} />}
      </div>
      {mode === 'guess' ? null : (
        <MoveList
          face={face}
          frames={frames}
          at={at}
          jump={jump}
          drawn={moves === replay.moves ? drawn : undefined}
        />
      )}
      {chart}
    </div>
  );
}

/** What a panel is told of the game and of how it is looked at. */
function panelOf<T extends GameTypes>(
  { replay, site, entry = null, observer, settled = () => undefined }: ReplayViewerProps<T>,
  { moves, frames, hold, steps: { at, jump } }: HeldReplay<T>,
  { eyes, asked }: Modes<T>,
): Omit<PanelProps<T>, 'notebook' | 'viewer'> {
  return {
    replay: { ...replay, moves },
    site: site !== undefined && moves === replay.moves ? site : null,
    frames,
    at,
    jump,
    change: (line, path) => {
      jump(frameOf(hold(line), path) ?? 0);
    },
    textOf: observer?.textOf ?? ((moves) => writeReplay({ ...replay, moves })),
    entry,
    settled,
    sit: eyes.sit,
    observed: observer !== undefined,
    below: eyes.below,
    asked,
  };
}

interface OptionsProps<T extends GameTypes> extends ReplayViewerProps<T> {
  readonly held: HeldReplay<T>;
  readonly state: T['state'];
  readonly modes: Modes<T>;
}

/** What can be done besides stepping, below the table. */
function Options<T extends GameTypes>({
  face,
  panels,
  observer,
  openInSandbox,
  held,
  state,
  modes,
}: OptionsProps<T>) {
  const { eyes, seats } = modes;
  return (
    <div class="options">
      <SpeedField player={held.player} />
      {!observer && <ViewerField face={face} seats={seats} eyes={eyes} />}
      {modes.offered.map((one) => (
        <Option
          key={one}
          pressed={modes.mode === one}
          press={() => {
            modes.toggle(one);
          }}
        >
          {words.modes[one]}
        </Option>
      ))}
      <Option pressed={eyes.below !== undefined && eyes.below !== seats[0]} press={eyes.turn}>
        {words.flip}
      </Option>
      {panels.share !== undefined && (
        <Option pressed={modes.isSharing} press={modes.share}>
          {words.modes.share}
        </Option>
      )}
      {!observer && openInSandbox !== undefined && (
        <Option
          press={() => {
            openInSandbox(state);
          }}
        >
          {words.sandbox}
        </Option>
      )}
    </div>
  );
}
