import type { ComponentChildren, ComponentType } from 'preact';
import type { GameTypes } from '#kit/game';
import { pathOf } from '#replays/move-path';
import { goTo, underRulings, type BoardFrame } from '#replays/board/sandbox-board';
import { useLazyComponent } from '../use-lazy-component.ts';
import { RulesAnswerDisclosure } from './RulesAnswerDisclosure.tsx';
import type { RulingSwitch } from './switchable-ruling.ts';
import type { OutcomeRulingSwitchesProps, SandboxAdapter } from './sandbox-adapter.ts';
import { SandboxPanels } from './SandboxPanels.tsx';
import type { BoardInUse } from './use-sandbox-board.ts';

interface SandboxAsideProps<T extends GameTypes, Setup extends object> {
  readonly adapter: SandboxAdapter<T, Setup>;
  readonly laid: BoardInUse<T, Setup>;
  readonly frames: readonly BoardFrame<T>[];
  readonly frame: BoardFrame<T>;
  /** The rulings that change what the moves have come to. */
  readonly rulings: readonly RulingSwitch[];
  /** What they are chosen by, once it is there. */
  readonly Readings: ComponentType<OutcomeRulingSwitchesProps> | undefined;
  readonly play: (moves: readonly T['action'][]) => void;
  /** Where to begin besides. */
  readonly starts: ComponentChildren;
  /** What the table is set by. */
  readonly children: ComponentChildren;
}

/** Below the table or at its side: by which reading it is played, what else can be set, and all that can be asked of it. */
export function SandboxAside<T extends GameTypes, Setup extends object>(props: SandboxAsideProps<T, Setup>) {
  const { adapter, laid, frames, frame, rulings, Readings, play, starts, children } = props;
  const { board, change } = laid;
  const { positions } = adapter;
  const { state } = frame.position.context;
  const Moves = useLazyComponent(frames.length > 1, adapter.moves);
  const rule = (by: T['rulings']) => {
    change(underRulings(positions, board, by));
  };
  return (
    <>
      {Readings !== undefined && rulings.length > 0 && (
        <Readings
          rulings={rulings}
          choose={(ruling, reading) => {
            rule({ ...positions.rulingsOf(board.setup), [ruling]: reading });
          }}
        />
      )}
      {starts}
      {/* Above all that is set and answered, which is long. */}
      <SandboxPanels panels={adapter.panels} {...{ board, change, state, play }} />
      {children}
      {adapter.answers !== undefined && (
        <RulesAnswerDisclosure
          load={adapter.answers}
          wanted={!laid.blank}
          board={board}
          frame={frame}
          play={play}
          rule={rule}
          told={rulings}
        />
      )}
      {Moves !== null && frames.length > 1 && (
        <Moves
          frames={frames}
          at={frame.id}
          jump={(id) => {
            change(goTo(board, pathOf(frames, id)));
          }}
        />
      )}
    </>
  );
}
