import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { lineThrough } from '#replays/frames';
import type { Face, GameFrame } from '../face.ts';
import { isShortcutAllowed } from '../replay/Controls.tsx';
import type { MovePlace } from '../replay/use-steps.ts';
import { useStatechartHighlight } from '../use-statechart-highlight.ts';
import type { Mode, PanelName } from './panel.ts';
import { useEyes, type Eyes } from './use-eyes.ts';
import type { HeldReplay } from './use-replay.ts';
import type { ReplayViewerProps } from './viewed-game.ts';

/** What a reader does besides watching: the mode, the eyes, the card that was asked about. */
export interface Modes<T extends GameTypes> {
  readonly mode: Mode;
  /** The modes that there are buttons for. */
  readonly offered: readonly PanelName[];
  /** Enters a mode, or leaves it for watching. */
  readonly toggle: (mode: PanelName) => void;
  readonly isSharing: boolean;
  readonly share: () => void;
  /** Who plays, in the order of play. */
  readonly seats: readonly T['seat'][];
  readonly eyes: Eyes<T>;
  /** Asks why a card may not be played at this step; undefined where nothing answers. */
  readonly ask: ((card: T['card']) => void) | undefined;
  /** The card that was asked about at this step. */
  readonly asked: T['card'] | null;
}

/** In the order of their buttons: those that need no hand but the observer's own, and one that says that it does. */
const OBSERVED: readonly PanelName[] = ['why', 'infer', 'worth', 'notes'];
const OPEN: readonly PanelName[] = ['why', 'infer', 'worth', 'guess', 'edit'];

/** The modes that there is a panel for. */
function offeredBy(panels: object, isObserved: boolean): readonly PanelName[] {
  return (isObserved ? OBSERVED : OPEN).filter((one) => one in panels);
}

/** The modes of a viewer with their keys. Whatever is entered, the statechart inside `root` shows where the game stands. */
export function useModes<T extends GameTypes>(
  { face: { machine }, panels, observer, place = 'fragment' }: ReplayViewerProps<T>,
  { frames, player, steps: { at } }: HeldReplay<T>,
  root: { current: HTMLDivElement | null },
): Modes<T> {
  const offered = offeredBy(panels, observer !== undefined);
  const [mode, choose] = useState<Mode>(observer && offered.includes('infer') ? 'infer' : 'watch');
  const [isSharing, share] = useState(false);
  const [asked, ask] = useQuestion<T>(at);
  const stateAt = (id: number): T['state'] => (frames[id]?.position ?? machine.begin()).context.state;
  // Who plays is said by the first deal.
  const seats = machine.game.seatsIn(stateAt(Math.max(at, 1)));
  const eyes = useEyes<T>(seats, observer?.seatIn(stateAt(0)));
  useHighlight(machine, frames, at, root);
  /** Whoever guesses knows no more than one seat does: the one they see the game as, or this one. */
  const guess = (seat: T['seat'] | undefined) => {
    eyes.lend();
    choose('guess');
    if (seat !== undefined) eyes.sit(seat);
  };
  /** Another mode; the table is seen again as it was before the guessing. */
  const enter = (next: Mode) => {
    choose(next);
    if (mode === 'guess') eyes.giveBack();
  };
  const toggle = (one: PanelName) => {
    if (!offered.includes(one)) return;
    if (one === 'guess' && mode !== one) guess(eyes.viewer === 'all' ? seats[0] : undefined);
    else enter(mode === one ? 'watch' : one);
  };
  const askWhy = (card: T['card']) => {
    ask(card);
    enter('why');
  };
  useWanted(place, offered, (named, as) => {
    if (named === 'worth') choose(named);
    if (named === 'guess') guess(seats.find((seat) => seat === as) ?? seats[0]);
  });
  useKeys({
    f: eyes.turn,
    p: player.toggle,
    w: () => {
      toggle('why');
    },
    '?': () => document.getElementById('keys')?.togglePopover(),
  });
  return {
    mode,
    offered,
    toggle,
    isSharing,
    share: () => {
      share(!isSharing);
    },
    seats,
    eyes,
    ask: offered.includes('why') ? askWhy : undefined,
    asked,
  };
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
