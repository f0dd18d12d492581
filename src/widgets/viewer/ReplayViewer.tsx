import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { frameOf } from '#replays/path';
import { writeReplay } from '#replays/write';
import { words } from '#said/viewer';
import { MoveList } from './MoveList.tsx';
import { TAB_OF, type PanelProps } from './panel.ts';
import { ReplayBoard } from './ReplayBoard.tsx';
import { SideTabs } from './SideTabs.tsx';
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
        aside={
          <SideTabs tabs={modes.tabs} open={modes.tab} choose={modes.open}>
            <Options {...props} held={held} state={state} modes={modes} />
            {Panel !== null && <Panel {...panel} />}
            {mode !== 'guess' && (
              <div hidden={modes.tab !== 'moves'}>
                <MoveList
                  face={face}
                  frames={frames}
                  at={at}
                  jump={jump}
                  drawn={moves === replay.moves ? drawn : undefined}
                />
              </div>
            )}
          </SideTabs>
        }
      />
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

/** What can be done under the open tab. What there is only one thing to do under does without a button. */
function Options<T extends GameTypes>({
  face,
  observer,
  openInSandbox,
  held,
  state,
  modes,
}: OptionsProps<T>) {
  const { eyes, seats, tab } = modes;
  const offered = modes.offered.filter((one) => TAB_OF[one] === tab);
  const buttons = tab === 'analyse' || tab === 'share' ? [] : offered;
  const options: ComponentChildren[] = buttons.map((one) => (
    <Option
      key={one}
      pressed={modes.mode === one}
      press={() => {
        modes.toggle(one);
      }}
    >
      {words.modes[one]}
    </Option>
  ));
  if (tab === 'moves') options.push(<SpeedField key="speed" player={held.player} />);
  if (tab === 'explore') {
    options.push(
      <Option key="flip" pressed={eyes.below !== undefined && eyes.below !== seats[0]} press={eyes.turn}>
        {words.flip}
      </Option>,
    );
    if (!observer) options.unshift(<ViewerField key="eyes" face={face} seats={seats} eyes={eyes} />);
    if (!observer && openInSandbox !== undefined)
      options.push(
        <Option
          key="sandbox"
          press={() => {
            openInSandbox(state);
          }}
        >
          {words.sandbox}
        </Option>,
      );
  }
  return options.length > 0 ? <div class="options">{options}</div> : null;
}
