import type { GameTypes } from '#kit/game';
import { words } from '#said/line-of-play-stepper';
import { words as viewer } from '#said/replay-viewer';
import type { Face } from '../face.ts';
import { ReplayControls } from '../replay/ReplayControls.tsx';
import { ButtonBelowTable } from '../stage/ButtonBelowTable.tsx';
import type { LineOfPlayOnTable, NamedLine } from './use-line-of-play-on-table.ts';

interface LineControlsProps<T extends GameTypes> {
  readonly face: Pick<Face<T>, 'words'>;
  readonly lines: readonly NamedLine<T>[];
  readonly shown: LineOfPlayOnTable<T>;
  readonly leave: () => void;
}

/** Steps through a line on the table, goes over to another one, and back to what stood there before. */
export function LineOfPlayControls<T extends GameTypes>({ face, lines, shown, leave }: LineControlsProps<T>) {
  return (
    <>
      <div class="actions">
        {lines.length > 1 &&
          lines.map(({ name }, index) => (
            <ButtonBelowTable
              key={name}
              pressed={index === shown.line}
              press={() => {
                shown.choose(index);
              }}
            >
              {name}
            </ButtonBelowTable>
          ))}
        <ButtonBelowTable press={leave}>{words.back}</ButtonBelowTable>
      </div>
      <ReplayControls
        can={shown.can}
        go={shown.go}
        words={face.words.stepping}
        position={viewer.step(shown.at + 1, shown.positions.length)}
      />
    </>
  );
}
