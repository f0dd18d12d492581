import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import type { Face } from '../face.ts';
import { Portal } from '../Portal.tsx';
import type { PanelProps } from '../viewer/panel-and-tab-types.ts';
import { LineOfPlayControls } from './LineOfPlayControls.tsx';
import { LineOfPlayEvents } from './LineOfPlayEvents.tsx';
import { useLineOfPlayOnTable, useShowing, type NamedLine } from './use-line-of-play-on-table.ts';

interface LinesOnReplayTableProps<T extends GameTypes> {
  readonly face: Face<T>;
  readonly start: Standing<T>;
  readonly lines: readonly NamedLine<T>[];
  /** After how many moves of the first line it opens. */
  readonly opened: number;
  readonly panel: Pick<PanelProps<T>, 'places' | 'show'>;
  /** Where it is told what a move of the line brings about; null: where this stands. */
  readonly told: HTMLElement | null;
  readonly leave: () => void;
}

/** Other lines on the table of a replay, in place of the game for as long as this is there. */
export function LinesOfPlayOnReplayTable<T extends GameTypes>(props: LinesOnReplayTableProps<T>) {
  const { face, start, lines, opened, panel, told, leave } = props;
  const shown = useLineOfPlayOnTable(face, start, lines, opened, leave);
  useShowing(shown.change, panel.show);
  const happened = <LineOfPlayEvents face={face} shown={shown} />;
  return (
    <>
      <Portal into={panel.places.line}>
        <LineOfPlayControls {...{ face, lines, shown, leave }} />
      </Portal>
      {told === null ? happened : <Portal into={told}>{happened}</Portal>}
    </>
  );
}
