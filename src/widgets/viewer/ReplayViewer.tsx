import type { ComponentChildren, ComponentType, RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { frameOf } from '#replays/move-path';
import { words } from '#said/replay-viewer';
import { MoveList } from './MoveList.tsx';
import { TAB_OF, type PanelName, type PanelProps } from './panel-and-tab-types.ts';
import { ReplayStage } from './ReplayStage.tsx';
import { SideTabs } from './SideTabs.tsx';
import type { ReplayViewerProps } from './replay-viewer-props.ts';
import { positionsBeforeAndAtFrame } from '../replay/positions-before-and-at-frame.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { useLazyComponent } from '../use-lazy-component.ts';
import { usePlayableHandAtTable } from './use-playable-hand-at-table.tsx';
import { useViewerModes, type Modes } from './use-viewer-modes.ts';
import { useLazyPanel } from './use-lazy-panel.ts';
import { usePanelPortalTargets } from './use-panel-portal-targets.ts';
import { useSteppedReplay, type SteppedReplay } from './use-stepped-replay.ts';
import { useTableShownByPanel } from './use-table-shown-by-panel.ts';
import { ButtonBelowTable } from '../stage/ButtonBelowTable.tsx';
import { SpeedField } from './SpeedField.tsx';
import type { PlacedViewOptionsProps, ViewOptionsProps } from './ViewOptions.tsx';

/** Steps through a game: the machine runs its moves once, then only the present frame changes. */
export function ReplayViewer<T extends GameTypes>(props: ReplayViewerProps<T>) {
  const { face, panels, replay, observer, place = 'fragment', chart } = props;
  const held = useSteppedReplay(face, replay, props.start, place);
  const { frames, steps } = held;
  const { at } = steps;
  const root = useRef<HTMLDivElement>(null);
  const modes = useViewerModes(props, held, root);
  const { mode, eyes, play } = modes;
  const Panel = useLazyPanel(panels, mode);
  const left = usePanelMemory<T>();
  const { places, refs } = usePanelPortalTargets();
  useFocusFallback(root);
  const { state } = (frames[at]?.position ?? face.machine.begin()).context;
  const viewer = observer?.seatIn(state) ?? eyes.viewer;
  const open = Panel === null ? 'watch' : mode;
  const writes = open === 'edit' || open === 'notes';
  const { hand, hands, touch, putDown } = usePlayableHandAtTable(
    face,
    { frames, at, viewer, mode: open, isGuessing: modes.isGuessing, play },
    places.hand,
    refs.hand,
  );
  const [shown, show] = useTableShownByPanel<T>(at, open);
  const seen = face.machine.game.view(shown?.to.context.state ?? state, viewer);
  const panel = { ...panelOf(props, held, modes), ...left, viewer, places, hand, putDown, show };
  const asks = shown === null && (mode === 'watch' || mode === 'why');
  return (
    <div class="replay" data-mode={mode} data-along={held.along.on} ref={root}>
      <ToMoves viewer={root} modes={modes} />
      <ReplayStage
        {...{ face, held, seen }}
        table={
          <face.Table
            view={seen}
            change={shown ?? positionsBeforeAndAtFrame(frames, at)}
            players={replay.players}
            below={eyes.below}
            hands={observer || shown !== null ? undefined : hands}
            barred={asks ? face.barred(state, seen) : undefined}
            ask={modes.ask}
            play={shown === null ? play && touch : undefined}
          />
        }
        // The stage comes into view again with the hand that is played from, for which it grows.
        turn={shown ?? (places.hand !== null ? `hand ${at}` : open === 'guess' ? `guess ${at}` : at)}
        guessing={modes.isGuessing}
        told={Panel !== null && <div ref={refs.told} />}
        instead={shown === null ? undefined : <div class="line-place" ref={refs.line} />}
        course={Panel !== null && <div class="course-place" ref={refs.course} />}
        aside={
          <Aside {...props} held={held} state={state} modes={modes} note={writes ? refs.note : undefined}>
            <OpenPanel Panel={Panel} panel={panel} />
          </Aside>
        }
      />
      {chart}
    </div>
  );
}

interface OpenPanelProps<T extends GameTypes> {
  readonly Panel: ComponentType<PanelProps<T>> | null;
  readonly panel: Omit<PanelProps<T>, 'isAside' | 'workAside'>;
}

/** The open panel, and out of sight one that was left while it is still at work. */
function OpenPanel<T extends GameTypes>({ Panel, panel }: OpenPanelProps<T>) {
  const [Working, keep] = useState<typeof Panel>(null);
  const drawn = (One: typeof Panel) =>
    One !== null && (
      <One
        key={One}
        {...panel}
        isAside={One !== Panel}
        workAside={(isAtWork) => {
          keep(() => (isAtWork ? One : null));
        }}
      />
    );
  return (
    <>
      {Working !== Panel && drawn(Working)}
      {drawn(Panel)}
    </>
  );
}

interface ToMovesProps {
  readonly viewer: RefObject<HTMLElement>;
  readonly modes: { readonly open: (tab: 'moves') => void };
}

/** The way past the table and all its buttons, seen by who comes to it by keys. */
function ToMoves({ viewer, modes }: ToMovesProps) {
  const press = () => {
    modes.open('moves');
    // In the list that is drawn then.
    requestAnimationFrame(() => viewer.current?.querySelector<HTMLElement>('.moves [tabindex="0"]')?.focus());
  };
  return (
    <button type="button" class="skip" onClick={press}>
      {words.toMoves}
    </button>
  );
}

/** What panels leave for when they are opened again: what was changed, and what was guessed. */
function usePanelMemory<T extends GameTypes>(): Pick<PanelProps<T>, 'notebook' | 'guessed'> {
  return { notebook: useRef(null), guessed: useRef(null) };
}

/** What a panel is told of the game and of how it is looked at. */
function panelOf<T extends GameTypes>(
  { replay, site, entry = null, observer, settled = () => undefined, ...props }: ReplayViewerProps<T>,
  { moves, frames, hold, steps: { at, jump } }: SteppedReplay<T>,
  { eyes, asked }: Modes<T>,
): Omit<
  PanelProps<T>,
  'notebook' | 'guessed' | 'viewer' | 'places' | 'hand' | 'putDown' | 'show' | 'isAside' | 'workAside'
> {
  return {
    replay: { ...replay, moves },
    site: site !== undefined && moves === replay.moves ? site : null,
    frames,
    at,
    jump,
    change: (line, path) => {
      jump(frameOf(hold(line), path) ?? 0);
    },
    textOf: observer?.textOf ?? props.textOf,
    recordText: props.recordText,
    entry,
    settled,
    seeAs: eyes.seeAs,
    sit: eyes.sit,
    observed: observer !== undefined,
    below: eyes.below,
    asked,
  };
}

interface AsideProps<T extends GameTypes> extends ViewOptionsProps<T> {
  readonly note: ((place: HTMLElement | null) => void) | undefined;
  /** The open panel. */
  readonly children: ComponentChildren;
}

/** What stands beside the table: the options and the panel of the open tab, and the moves. */
function Aside<T extends GameTypes>({ note, children, ...props }: AsideProps<T>) {
  const { face, replay, drawn, modes, held } = props;
  const { moves, frames, steps, along } = held;
  const ViewOptions = useLazyComponent(modes.tab === 'explore', loadViewOptions<T>);
  const shown = useMemo(() => frames.slice(0, along.shown), [frames, along.shown]);
  return (
    <SideTabs tabs={modes.tabs} open={modes.tab} choose={modes.open}>
      <Options {...props}>{ViewOptions !== null && <ViewOptions {...props} are="eyes" />}</Options>
      {children}
      {/* Below what is answered, which would have no room under all of them. */}
      {modes.tab === 'explore' && ViewOptions !== null && (
        <div class="options">
          <ViewOptions {...props} are="ways" />
        </div>
      )}
      {!modes.isGuessing && (
        <div hidden={modes.tab !== 'moves'}>
          <MoveList
            {...{ face, note }}
            frames={shown}
            hides={along.hides}
            at={steps.at}
            jump={steps.jump}
            drawn={moves === replay.moves ? drawn : undefined}
          />
        </div>
      )}
    </SideTabs>
  );
}

const loadViewOptions = <T extends GameTypes>(): Promise<{
  readonly default: ComponentType<PlacedViewOptionsProps<T>>;
}> => import('./ViewOptions.tsx');

interface OptionsProps<T extends GameTypes> extends Pick<AsideProps<T>, 'held' | 'modes'> {
  /** What else there is under the tab in which a game is looked at otherwise. */
  readonly children: ComponentChildren;
}

/** What can be done under the open tab. What there is only one thing to do under does without a button. */
function Options<T extends GameTypes>({ held, modes, children }: OptionsProps<T>) {
  const { tab } = modes;
  const isNamed = (one: PanelName): one is keyof typeof words.modes => one in words.modes;
  const offered = modes.offered.filter((one) => TAB_OF[one] === tab);
  const options: ComponentChildren[] = offered.filter(isNamed).map((one) => (
    <ButtonBelowTable
      key={one}
      pressed={modes.mode === one}
      press={() => {
        modes.toggle(one);
      }}
    >
      {words.modes[one]}
    </ButtonBelowTable>
  ));
  const { hides, toggle } = held.along;
  if (tab === 'moves') {
    options.push(<SpeedField key="speed" player={held.player} />);
    if (hides)
      options.push(
        <ButtonBelowTable key="all" press={toggle}>
          {words.showAll}
        </ButtonBelowTable>,
      );
  }
  if (tab === 'explore') options.push(children);
  return options.length > 0 ? <div class="options">{options}</div> : null;
}
