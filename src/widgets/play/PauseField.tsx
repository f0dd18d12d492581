import { useEffect, useState } from 'preact/hooks';
import { words as play } from '#said/play-against-computer';
import { PAUSES, pauseSetting, setPause, type Pause } from './pause-between-moves-setting.ts';

/** Lets the reader choose how long what has been played out stays on the table. */
export function PauseField({ label }: { readonly label: string }) {
  const [pause, choose] = useState<Pause>('short');
  useEffect(() => {
    choose(pauseSetting());
  }, []);
  return (
    <label class="pause">
      {label}{' '}
      <select
        onChange={({ currentTarget: { value } }) => {
          const next = PAUSES.find((one) => one === value) ?? pause;
          setPause(next);
          choose(next);
        }}
      >
        {PAUSES.map((one) => (
          <option key={one} value={one} selected={one === pause}>
            {play.pauses[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
