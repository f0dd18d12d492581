import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { lineThrough } from '#replays/frames';
import { isShortcutAllowed } from '../replay/Controls.tsx';
import { useStatechartHighlight } from '../use-statechart-highlight.ts';
import { MODES, type Mode, type PanelName } from './panel.ts';
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
  /** Asks why a card may not be played at this step. */
  readonly ask: (card: T['card']) => void;
  /** The card that was asked about at this step. */
  readonly asked: T['card'] | null;
}

/** Those that need no hand but the observer's own, and one that says that it does. */
const OBSERVED: readonly PanelName[] = ['why', 'infer', 'worth', 'notes'];
const OPEN: readonly PanelName[] = ['why', 'infer', 'worth', 'guess', 'edit'];

/** The modes of a viewer with their keys. Whatever is entered, the statechart inside `root` shows where the game stands. */
export function useModes<T extends GameTypes>(
  { face: { machine }, panels, observer, place = 'fragment' }: ReplayViewerProps<T>,
  { frames, player, steps: { at } }: HeldReplay<T>,
  root: { current: HTMLDivElement | null },
): Modes<T> {
  const [mode, choose] = useState<Mode>(observer ? 'infer' : 'watch');
  const [isSharing, share] = useState(false);
  const [question, ask] = useState<{ readonly at: number; readonly card: T['card'] } | null>(null);
  const positionAt = (id: number) => frames[id]?.position ?? machine.begin();
  const seats = machine.game.seatsIn(positionAt(at).context.state);
  const eyes = useEyes<T>(seats, observer?.seatIn(positionAt(0).context.state));
  const phase = (id: number) => machine.place(positionAt(id));
  const behind = lineThrough(frames, at).slice(0, frames[at]?.number);
  useStatechartHighlight(root, phase(at), behind.map(phase));
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
    if (one === 'guess' && mode !== one) guess(eyes.viewer === 'all' ? seats[0] : undefined);
    else enter(mode === one ? 'watch' : one);
  };
  useEffect(() => {
    const wanted = new URLSearchParams(location.search);
    const named = place === 'fragment' && wanted.get('mode');
    if (named === 'worth') choose(named);
    if (named === 'guess') guess(seats.find((seat) => seat === wanted.get('as')) ?? seats[0]);
  }, []);
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
    offered: MODES.filter((one) => (observer ? OBSERVED : OPEN).includes(one) && one in panels),
    toggle,
    isSharing,
    share: () => {
      share(!isSharing);
    },
    seats,
    eyes,
    ask: (card) => {
      ask({ at, card });
      enter('why');
    },
    asked: question?.at === at ? question.card : null,
  };
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
