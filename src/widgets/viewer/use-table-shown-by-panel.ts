import { useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Change } from '../face.ts';
import type { Mode } from './panel-and-tab-types.ts';

/** What a panel shows on the table in place of the game, null as long as it shows nothing; it is gone with the step and with the panel. */
export function useTableShownByPanel<T extends GameTypes>(
  at: number,
  mode: Mode,
): readonly [Change<T> | null, (change: Change<T> | null) => void] {
  const [shown, set] = useState<{
    readonly at: number;
    readonly mode: Mode;
    readonly change: Change<T>;
  } | null>(null);
  return [
    shown?.at === at && shown.mode === mode ? shown.change : null,
    (change) => {
      set(change && { at, mode, change });
    },
  ];
}
