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
