import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { SEATS, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { shuffledDeal } from '#games/jekyll-vs-hyde/rules/deal';
import { toAct } from '#games/jekyll-vs-hyde/rules/judge';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import {
  attempt,
  EMPTY,
  framesOf,
  goTo,
  shownFrame,
  underRulings,
  type Board,
} from '#games/jekyll-vs-hyde/board/board';
import { laidOn, put, readyToLay, spotOf, type Spot } from '#games/jekyll-vs-hyde/board/edit-position';
import { words as sandboxWords } from '#said/jekyll-vs-hyde/sandbox';
import { PlayerHand } from '#games/jekyll-vs-hyde/table/PlayerHand.tsx';
import { Table } from '#games/jekyll-vs-hyde/table/Table.tsx';
import { useFocusFallback } from '#widgets/use-focus-fallback.ts';
import { useLazyComponent } from '#widgets/use-lazy-component.ts';
import { Answers } from './Answers.tsx';
import { Editor } from './Editor.tsx';
import type { GameNamed } from './FromGame.tsx';
import { EditableHand } from './EditableHand.tsx';
import { CopyLink } from './CopyLink.tsx';
import { Start } from './Start.tsx';
import { useBoard } from './use-board.ts';
import { useDrag } from './use-drag.ts';

interface SandboxProps {
  readonly games: readonly GameNamed[];
}

/** A table on which anything can be laid, and all that the rules say of it. */
export default function Sandbox({ games }: SandboxProps) {
  const { board, link, problem, ready, canUndo, canRedo, undo, redo, change, begin } = useBoard();
  const [editing, edit] = useState(false);
  const [aim, setAim] = useState<Spot>('jekyll');
  const [said, say] = useState('');
  const [sharing, share] = useState(false);
  const ShareBox = useLazyComponent(sharing, () => import('./ShareBox.tsx'));
  const [valuing, value] = useState(false);
  const Worth = useLazyComponent(valuing, () => import('./Worth.tsx'));
  const root = useRef<HTMLDivElement>(null);
  const moved = useRef<Card | null>(null);
  useFocusFallback(root);
  const frames = useMemo(() => framesOf(board), [board.setup, board.line]);
  const Line = useLazyComponent(frames.length > 1, () => import('./PlayedMoves.tsx'));
  const frame = shownFrame(frames, board.path);
  const { state } = frame.position.context;
  const { table: words } = sandboxWords;

  // Who comes with nothing finds the table ready to be laid.
  useEffect(() => {
    if (ready && board.setup === EMPTY) edit(true);
    if (new URLSearchParams(location.search).get('mode') === 'worth') value(true);
  }, [ready]);
  // A card that was pressed in a hand is gone from there: the same card in the box takes the focus.
  useEffect(() => {
    const card = moved.current;
    moved.current = null;
    if (card === null || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(`.palette [data-card="${card}"]`)?.focus();
  });

  const putCard = (card: Card, spot: Spot) => {
    const next = put(board, card, spot);
    moved.current = card;
    change(next);
    say(sandboxWords.edit.moved(card, spot, countAt(next, spot)));
  };
  const laid = editing ? laidOn(board) : null;
  useDrag(root, editing, putCard);
  const play = (moves: readonly Action[]) => {
    change(moves.reduce(attempt, board));
  };
  const startEditing = () => {
    // A trick that is over cannot be set: what is shown is the table before it was.
    const shown = readyToLay(board);
    if (shown !== board) change(shown);
    edit(true);
  };

  const seen = view(state, 'all');
  const acting = toAct(state);
  const plays = acting.some((seat) => seat !== 'dealer' && 'hands' in state && state.hands[seat].length > 0);
  const handOf = (seat: Seat) => {
    if (!('hands' in state)) return undefined;
    if (laid !== null) {
      return (
        <EditableHand
          seat={seat}
          cards={state.hands[seat]}
          goal={(card) => (spotOf(laid, card) === aim ? 'box' : aim)}
          put={putCard}
        />
      );
    }
    if (!acting.includes(seat) || state.hands[seat].length === 0) return undefined;
    return (
      <PlayerHand
        key={frame.id}
        state={state}
        seat={seat}
        hints
        attempt={(action) => {
          play([action]);
        }}
      />
    );
  };

  return (
    <div class="sandbox" ref={root} data-editing={editing ? '' : undefined}>
      <Start
        rulings={board.setup.rulings}
        games={games}
        begin={(question) => {
          edit(false);
          begin(question);
        }}
        clear={() => {
          begin({ setup: { ...EMPTY, rulings: board.setup.rulings }, moves: [] });
          edit(true);
        }}
      />
      <div role="status" class="sandbox-problem">
        {problem !== null && <p class="warning">{problem}</p>}
      </div>
      <div class="sandbox-board">
        <Table view={seen} hands={Object.fromEntries(SEATS.map((seat) => [seat, handOf(seat)]))} />
        {laid === null && plays && <p class="hint">{words.hint}</p>}
        <div class="sandbox-tools" role="group" aria-label={words.tools}>
          <button
            type="button"
            class="button"
            aria-expanded={editing}
            aria-controls="editor"
            onClick={() => {
              if (editing) edit(false);
              else startEditing();
            }}
          >
            {editing ? words.done : words.edit}
          </button>
          <CopyLink link={link} />
          <button type="button" class="button quiet" aria-disabled={!canUndo} onClick={undo}>
            {words.undo}
          </button>
          <button type="button" class="button quiet" aria-disabled={!canRedo} onClick={redo}>
            {words.redo}
          </button>
          <button
            type="button"
            class="button quiet"
            aria-expanded={sharing}
            onClick={() => {
              share(!sharing);
            }}
          >
            {words.share}
          </button>
          <button
            type="button"
            class="button quiet"
            aria-expanded={valuing}
            onClick={() => {
              value(!valuing);
            }}
          >
            {words.worth}
          </button>
          {state.phase === 'deal' && (
            <button
              type="button"
              class="button quiet"
              onClick={() => {
                play([shuffledDeal(Math.random)]);
              }}
            >
              {words.dealNext}
            </button>
          )}
        </div>
        {valuing && Worth !== null && <Worth state={state} play={play} />}
        {sharing && ShareBox !== null && <ShareBox board={board} view={seen} />}
        {editing && (
          <Editor board={board} aim={aim} setAim={setAim} change={change} put={putCard} said={said} />
        )}
      </div>
      <Answers
        board={board}
        frame={frame}
        play={play}
        rule={(rulings) => {
          change(underRulings(board, rulings));
        }}
      />
      {Line !== null && (
        <Line
          frames={frames}
          at={frame.id}
          goTo={(path) => {
            change(goTo(board, path));
          }}
        />
      )}
    </div>
  );
}

/** How many cards lie at a place. */
function countAt(board: Board, spot: Spot): number {
  const { setup, led } = laidOn(board);
  switch (spot) {
    case 'jekyll':
    case 'hyde':
      return setup.hands[spot].filter((card) => card !== led?.card).length;
    case 'aside':
      return setup.setAside?.length ?? 0;
    case 'led':
    case 'box':
      return 1;
  }
}
