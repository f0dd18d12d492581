import type { ComponentChildren } from 'preact';
import type { GameTypes } from '#kit/game';
import { words } from '#said/replay-viewer';
import type { Face, Viewer } from '../face.ts';
import { SPEEDS, type Player } from '../replay/use-autoplay.ts';
import type { Eyes } from './use-viewing-seat.ts';

/** How fast a game plays itself. */
export function SpeedField({ player }: { readonly player: Player }) {
  return (
    <label>
      {words.speed}{' '}
      <select
        onChange={({ currentTarget }) => {
          player.setSpeed(Number(currentTarget.value));
        }}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed} selected={speed === player.speed}>
            {speed}×
          </option>
        ))}
      </select>
    </label>
  );
}

interface ViewerFieldProps<T extends GameTypes> {
  readonly face: Face<T>;
  readonly seats: readonly T['seat'][];
  readonly eyes: Eyes<T>;
}

/** Whose eyes a game is seen through. */
export function ViewerField<T extends GameTypes>({ face, seats, eyes }: ViewerFieldProps<T>) {
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

interface OptionProps {
  /** Whether it is on; without it, it is no switch. */
  readonly pressed?: boolean;
  /** Whether it does nothing at present; it keeps its place and the focus. */
  readonly barred?: boolean;
  readonly press: () => void;
  readonly children: ComponentChildren;
}

/** A button below the table. */
export function Option({ pressed, barred, press, children }: OptionProps) {
  return (
    <button type="button" class="button quiet" aria-pressed={pressed} aria-disabled={barred} onClick={press}>
      {children}
    </button>
  );
}
