import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { lineThrough } from '#replays/replay-frames';
import type { Face, GameFrame } from '../face.ts';
import { isShortcutAllowed } from '../replay/ReplayControls.tsx';
import type { MovePlace, Steps } from '../replay/use-replay-steps.ts';
import { useStatechartHighlight } from '../use-statechart-highlight.ts';
import { TAB_OF, type Mode, type PanelName, type Tab } from './panel-and-tab-types.ts';
import { useViewerAndBottomSeat, type Eyes } from './use-viewer-and-bottom-seat.ts';
import type { SteppedReplay } from './use-stepped-replay.ts';
import type { ReplayViewerProps } from './replay-viewer-props.ts';

/** What a reader does besides watching: the mode, the eyes, the card that was asked about. */
export interface Modes<T extends GameTypes> {
  readonly mode: Mode;
  /** Whether moves are guessed, also while it is left for a moment to share something or to ask what that seat can know. */
  readonly isGuessing: boolean;
  /** The tab that is open, and those that there are. */
  readonly tab: Tab;
  readonly tabs: readonly Tab[];
  readonly open: (tab: Tab) => void;
  /** The modes that there are buttons for. */
  readonly offered: readonly PanelName[];
  /** Enters a mode, or leaves it for watching. */
  readonly toggle: (mode: PanelName) => void;
  /** Who plays, in the order of play. */
  readonly seats: readonly T['seat'][];
  readonly eyes: Eyes<T>;
  /** Asks why a card may not be played at this step; undefined where nothing answers. */
  readonly ask: ((card: T['card']) => void) | undefined;
  /** Begins to play something else; undefined where nobody can, or somebody does already. */
  readonly play: (() => void) | undefined;
  /** The card that was asked about at this step. */
  readonly asked: T['card'] | null;
}

/** In the order of their buttons: those that need no hand but the observer's own, and one that says that it does. */
const OBSERVED: readonly PanelName[] = ['why', 'infer', 'worth', 'notes', 'share'];
const OPEN: readonly PanelName[] = ['why', 'infer', 'worth', 'guess', 'edit', 'share'];
const TABS: readonly Tab[] = ['moves', 'explore', 'analyse', 'share'];

/** The modes that there is a panel for. Whoever thinks along is not told what the moves are worth, those to come among them. */
function offeredBy(panels: object, isObserved: boolean, thinksAlong: boolean): readonly PanelName[] {
  return (isObserved ? OBSERVED : OPEN).filter((one) => one in panels && !(thinksAlong && one === 'worth'));
}

/** The modes of a viewer with their keys. Whatever is entered, the statechart inside `root` shows where the game stands. */
export function useViewerModes<T extends GameTypes>(
  { face: { machine }, panels, observer, place = 'fragment' }: ReplayViewerProps<T>,
  { frames, player, along, steps: { at, jump } }: SteppedReplay<T>,
  root: { current: HTMLDivElement | null },
): Modes<T> {
  const offered = offeredBy(panels, observer !== undefined, along.on);
  const tabs = useTabs(offered, observer !== undefined);
  const { tab, mode, isGuessing, choose } = tabs;
  const [asked, ask] = useQuestion<T>(at);
  const stateAt = (id: number) => (frames[id]?.position ?? machine.begin()).context.state;
  // Who plays is said by the first deal.
  const seats = machine.game.seatsIn(stateAt(Math.max(at, 1)));
  const eyes = useViewerAndBottomSeat<T>(seats, observer?.seatIn(stateAt(0)));
  useHighlight(machine, frames, at, root);
  const left = useState<LeftGuessing<T>>({ seat: null, goesOn: null });
  const { guess, enter, toggle, open } = switchesOf<T>(tabs, eyes, seats, { frames, at, jump }, left);
  useWanted(place, offered, (named, as) => {
    if (named === 'worth') choose(named);
    if (named === 'guess') guess(seats.find((seat) => seat === as) ?? seats[0]);
  });
  const asks = offered.includes('why');
  useViewerKeys(eyes.turn, player.toggle, asks ? toggle : () => undefined);
  const askOf = (card: T['card']) => {
    ask(card);
    enter('why');
  };
  const play = () => {
    enter('edit');
  };
  return {
    ...{ mode, isGuessing, tab, open, offered, toggle, seats, eyes, asked },
    tabs: tabsOf(offered),
    ask: asks ? askOf : undefined,
    play: offered.includes('edit') && !isGuessing ? play : undefined,
  };
}

/** How the guessing was left last. */
interface LeftGuessing<T extends GameTypes> {
  /** Whose moves were guessed; null where that was never done. */
  readonly seat: T['seat'] | null;
  /** The step at which it goes on as soon as its tab is opened again; null where it was ended. */
  readonly goesOn: (Pick<Steps, 'at'> & Pick<SteppedReplay<T>, 'frames'>) | null;
}

/** The ways from mode to mode. */
function switchesOf<T extends GameTypes>(
  { mode, isGuessing, show, choose }: ReturnType<typeof useTabs>,
  eyes: Eyes<T>,
  seats: readonly T['seat'][],
  { frames, at, jump }: Pick<Steps, 'at' | 'jump'> & Pick<SteppedReplay<T>, 'frames'>,
  [left, remember]: readonly [LeftGuessing<T>, (left: LeftGuessing<T>) => void],
) {
  const seen = seats.find((seat) => seat === eyes.viewer) ?? null;
  /** Whoever guesses knows no more than one seat does: the one they see the game as, or this one. */
  const guess = (seat: T['seat'] | undefined) => {
    if (!isGuessing) eyes.lend();
    choose('guess');
    if (seat !== undefined) eyes.sit(seat);
  };
  /** Another mode; the table is seen again as it was before the guessing, unless what is asked is asked for the seat that guesses. */
  const enter = (next: Mode) => {
    choose(next);
    if (!isGuessing || goesWithGuessing(next)) return;
    eyes.giveBack();
    remember({ seat: seen, goesOn: null });
  };
  /** Guesses on where that was left for a look at something else. */
  const resume = (step: NonNullable<typeof left.goesOn>) => {
    guess(left.seat ?? seats[0]);
    // A game that was changed meanwhile has other steps.
    if (step.frames === frames) jump(step.at);
    remember({ ...left, goesOn: null });
  };
  return {
    guess,
    enter,
    toggle: (one: PanelName) => {
      if (one === 'guess' && mode !== one) guess(seen === null ? (left.seat ?? seats[0]) : undefined);
      else if (mode !== one) enter(one);
      // Back from what was asked meanwhile.
      else enter(isGuessing && one !== 'guess' ? 'guess' : 'watch');
    },
    /** Another tab, with what was done under it before. */
    open: (next: Tab) => {
      if (next === 'explore' && left.goesOn !== null) {
        resume(left.goesOn);
        return;
      }
      // Where something is shared nothing is told: the guessing goes on meanwhile. Elsewhere it rests until its tab is opened again.
      if (isGuessing && next !== 'explore' && next !== 'share') {
        enter('watch');
        remember({ seat: seen, goesOn: { frames, at } });
      }
      show(next);
    },
  };
}

/** Whether the guessing goes on in a mode: what may be played and what can be inferred are told to its seat alone. */
function goesWithGuessing(mode: Mode): boolean {
  return mode === 'why' || mode === 'infer' || mode === 'guess';
}

/** The tabs under which something is to be had: the moves, other eyes, and what is offered. */
function tabsOf(offered: readonly PanelName[]): readonly Tab[] {
  return TABS.filter(
    (one) => one === 'moves' || one === 'explore' || offered.some((mode) => TAB_OF[mode] === one),
  );
}

/** The open tab, and what is done under each; whoever saw a game from one seat is told first what can be inferred. */
function useTabs(offered: readonly PanelName[], isObserved: boolean) {
  const [tab, show] = useState<Tab>(isObserved && offered.includes('infer') ? 'explore' : 'moves');
  const [modeIn, set] = useState<Readonly<Record<Tab, Mode>>>({
    moves: 'watch',
    explore: tab === 'explore' ? 'infer' : 'watch',
    analyse: offered.includes('worth') ? 'worth' : 'watch',
    share: offered.includes('share') ? 'share' : 'watch',
  });
  const [isGuessing, guess] = useState(false);
  const mode = modeIn[tab];
  const choose = (next: Mode) => {
    const under = next === 'watch' ? (isGuessing ? 'explore' : tab) : TAB_OF[next];
    // Whoever guesses has left it with the tab: the moves to come stand under another.
    set((now) => ({ ...now, ...(isGuessing && { explore: 'watch' }), [under]: next }));
    guess(next === 'guess' || (isGuessing && goesWithGuessing(next)));
    show(under);
  };
  return { tab, mode, isGuessing, show, choose };
}

/** Shows on the statechart inside `root` where the game stands, and where it has been. */
function useHighlight<T extends GameTypes>(
  machine: Face<T>['machine'],
  frames: readonly GameFrame<T>[],
  at: number,
  root: { current: HTMLDivElement | null },
): void {
  const way = lineThrough(frames, at).slice(0, (frames[at]?.number ?? 0) + 1);
  const places = way.flatMap((id) => frames[id] ?? []).map(({ position }) => machine.place(position));
  useStatechartHighlight(root, places.at(-1) ?? '', places.slice(0, -1));
}

/** The card that was asked about at this step, and how to ask about one. */
function useQuestion<T extends GameTypes>(
  at: number,
): readonly [T['card'] | null, (card: T['card']) => void] {
  const [question, ask] = useState<{ readonly at: number; readonly card: T['card'] } | null>(null);
  return [
    question?.at === at ? question.card : null,
    (card) => {
      ask({ at, card });
    },
  ];
}

/** Tells once which of these modes the address asks for, and as whom; nothing where the address is that of another page. */
function useWanted(
  place: MovePlace,
  modes: readonly PanelName[],
  tell: (mode: PanelName, as: string | null) => void,
): void {
  useEffect(() => {
    const wanted = new URLSearchParams(location.search);
    const mode = modes.find((one) => one === wanted.get('mode'));
    if (place === 'fragment' && mode !== undefined) tell(mode, wanted.get('as'));
  }, []);
}

/** The letters that turn the table, play the game by itself and ask what may be played; and the sheet that names them all. */
function useViewerKeys(turn: () => void, play: () => void, toggle: (mode: PanelName) => void): void {
  useKeys({
    f: turn,
    p: play,
    w: () => {
      toggle('why');
    },
    '?': () => document.getElementById('keys')?.togglePopover(),
  });
}

/** Single letters that do something, while nobody types and the reader has not turned them off. */
function useKeys(does: Readonly<Record<string, () => unknown>>): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isShortcutAllowed(event)) does[event.key]?.();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  });
}
