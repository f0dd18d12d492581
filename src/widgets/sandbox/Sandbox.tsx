import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { attempt, framesOf, refusalsOf, shownFrame, type BoardFrame } from '#replays/board/sandbox-board';
import type { GameTypes } from '#kit/game';
import { StatusAfterTyping } from '../StatusAfterTyping.tsx';
import { Stage } from '../stage/Stage.tsx';
import { useLazyComponent } from '../use-lazy-component.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';
import type { EditorParts, EditorProps, GameNamed, SandboxAdapter } from './sandbox-adapter.ts';
import { SandboxTable } from './SandboxTable.tsx';
import { SandboxAside } from './SandboxAside.tsx';
import { StartingPositions } from './StartingPositions.tsx';
import { BoardToolbar } from './BoardToolbar.tsx';
import { lackingIn, MoveVerdict, VerdictLine } from './MoveVerdict.tsx';
import { useSeatBelow } from './use-seat-below.tsx';
import { useRulingsThatChangeOutcome } from './use-rulings-that-change-outcome.ts';
import { useSandboxBoard, type BoardInUse } from './use-sandbox-board.ts';

export interface SandboxProps<T extends GameTypes, Setup extends object> {
  readonly adapter: SandboxAdapter<T, Setup>;
  /** The games of the site, to begin with a moment of one. */
  readonly games: readonly GameNamed[];
}

/** A table on which anything can be laid, and all that the rules say of it. */
export function Sandbox<T extends GameTypes, Setup extends object>({
  adapter,
  games,
}: SandboxProps<T, Setup>) {
  const { positions, Editor = NoEditor<T, Setup> } = adapter;
  const laid = useSandboxBoard(positions);
  const { board, change } = laid;
  // Who comes with nothing finds the table ready to be laid.
  const [chosen, edit] = useState<boolean | null>(null);
  const editing = adapter.Editor !== undefined && (chosen ?? laid.blank);
  useEffect(() => {
    if (laid.ready) edit(laid.blank);
  }, [laid.ready]);
  const [said, tell] = useState('');
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const frames = useMemo(() => framesOf(positions, board), [board.setup, board.line]);
  const frame = shownFrame<T>(frames, board.path);
  const rulings = positions.rulingsOf(board.setup);
  const duty = lackingIn(adapter, board) ?? adapter.words.duty(frame.position.context.state);
  const starts = (
    <StartingPositions
      starts={adapter.starts}
      rulings={rulings}
      games={games}
      begin={(question) => {
        edit(false);
        laid.begin(question);
      }}
      clear={() => {
        laid.begin({ setup: positions.underRulings(positions.empty, rulings), moves: [] });
        edit(true);
      }}
    />
  );
  return (
    <div class="sandbox" ref={root} data-editing={editing ? '' : undefined}>
      <div role="status" class="sandbox-problem">
        {laid.problem !== null && <p class="warning">{laid.problem}</p>}
      </div>
      <StatusAfterTyping text={editing ? `${said} ${duty}` : ''} />
      <Editor board={board} ready={laid.ready} active={editing} change={change} tell={tell}>
        {(parts) => (
          <SandboxStage
            adapter={adapter}
            laid={laid}
            frames={frames}
            frame={frame}
            editing={editing}
            edit={edit}
            parts={parts}
            starts={starts}
            said={said}
          />
        )}
      </Editor>
    </div>
  );
}

/** For a game whose positions are not set by hand. */
function NoEditor<T extends GameTypes, Setup>({ children }: EditorProps<T, Setup>) {
  return <>{children({})}</>;
}

interface SandboxStageProps<T extends GameTypes, Setup extends object> extends Pick<
  SandboxProps<T, Setup>,
  'adapter'
> {
  readonly laid: BoardInUse<T, Setup>;
  readonly frames: readonly BoardFrame<T>[];
  readonly frame: BoardFrame<T>;
  readonly editing: boolean;
  readonly edit: (editing: boolean) => void;
  readonly parts: EditorParts<T>;
  readonly starts: ComponentChildren;
  /** What was last laid: the table comes into view with it, and not with what is typed below. */
  readonly said: string;
}

/** For a game that says nothing there. */
const nothing = () => Promise.resolve({ default: () => null });

/** The table, what is said of it in a line, what can be done with it; and all else below it or at its side. */
function SandboxStage<T extends GameTypes, Setup extends object>(props: SandboxStageProps<T, Setup>) {
  const { adapter, laid, frames, frame, editing, edit, parts, starts, said } = props;
  const { board, change } = laid;
  const { positions } = adapter;
  const { state } = frame.position.context;
  const play = (moves: readonly T['action'][]) => {
    change(moves.reduce((at, move) => attempt(positions, at, move), board));
  };
  // While the table is set it is not played on.
  const sits = useSeatBelow(adapter, frames[0] ?? frame, editing);
  const Flaw = useLazyComponent(!laid.blank, adapter.flaw ?? nothing);
  const decisive = useRulingsThatChangeOutcome(adapter, board);
  const rulings = editing ? [] : decisive.rulings;
  const verdict = { adapter, frame, refusals: refusalsOf(positions, frame, board.tried), tried: board.tried };
  return (
    <Stage
      turn={editing ? said : board.path}
      table={
        <SandboxTable
          {...{ adapter, frames, frame, below: sits.below, hands: parts.hands, view: parts.view, play }}
        />
      }
      prompt={
        <>
          <VerdictLine {...verdict} isRuled={rulings.length > 0} isSet={editing && !laid.blank} />
          {Flaw !== null && <Flaw setup={board.setup} />}
        </>
      }
      told={editing ? undefined : <MoveVerdict {...verdict} isMadeUp={laid.isMadeUp} />}
      controls={
        <>
          {parts.palette}
          <BoardToolbar {...{ adapter, laid, state, play, editing, edit }} />
        </>
      }
      aside={
        <>
          {!editing && sits.choice}
          <SandboxAside
            adapter={adapter}
            laid={laid}
            frames={frames}
            frame={frame}
            rulings={rulings}
            Readings={decisive.Readings}
            play={play}
            starts={starts}
          >
            {parts.fields}
          </SandboxAside>
        </>
      }
    />
  );
}
