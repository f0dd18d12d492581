import type { ComponentChildren } from 'preact';
import { words } from '#said/replay-viewer';
import { SPEEDS, type Player } from '../replay/use-autoplay.ts';

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
