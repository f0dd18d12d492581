import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import type { ComponentChildren } from 'preact';
import type { Face } from '../face.ts';
import { Stage } from '../stage/Stage.tsx';
import { LineOfPlayControls } from './LineOfPlayControls.tsx';
import { LineOfPlayEvents } from './LineOfPlayEvents.tsx';
import { useLineOfPlayOnTable, type NamedLine } from './use-line-of-play-on-table.ts';

interface LineStageProps<T extends GameTypes> {
  readonly face: Face<T>;
  readonly start: Standing<T>;
  readonly lines: readonly NamedLine<T>[];
  /** After how many moves of the first line it opens. */
  readonly opened: number;
  readonly below: T['seat'];
  /** What there is to say of the lines, after what a move of them brings about. */
  readonly children?: ComponentChildren;
  readonly leave: () => void;
}

/** Lines from a position on a table of their own, with all hands open. */
export function LineOfPlayStage<T extends GameTypes>(props: LineStageProps<T>) {
  const { face, start, lines, opened, below, children, leave } = props;
  const { machine, Table } = face;
  const shown = useLineOfPlayOnTable(face, start, lines, opened, leave);
  const { state } = shown.change.to.context;
  return (
    <Stage
      arrives
      turn={shown.change.to}
      table={<Table view={machine.game.view(state, 'all')} change={shown.change} below={below} />}
      told={
        <>
          <LineOfPlayEvents face={face} shown={shown} />
          {children}
        </>
      }
      controls={<LineOfPlayControls {...{ face, lines, shown, leave }} />}
    />
  );
}
