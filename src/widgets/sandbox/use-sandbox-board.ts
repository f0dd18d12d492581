import { useEffect, useLayoutEffect, useRef, useState, type MutableRef } from 'preact/hooks';
import { opened, redo, undo } from '#replays/board/sandbox-undo-redo';
import { boardOf, questionOn, type Board } from '#replays/board/sandbox-board';
import type { Positions, Question } from '#replays/board/position-setup-adapter';
import { keep, restore } from '#replays/board/save-and-restore-board';
import type { GameTypes } from '#kit/game';
import * as past from '#replays/undo-history';
import { words } from '#said/sandbox';
import { say } from '#words/sentence-per-type';
import { MADE_UP } from './made-up-cards-url-flag.ts';

export interface BoardInUse<T extends GameTypes, Setup> {
  readonly board: Board<T, Setup>;
  /** The fragment of a link to what is shown. */
  readonly link: string;
  /** What was wrong with the link that the page was opened with. */
  readonly problem: string | null;
  /** Whether the page has read its address: before that it shows nothing that anybody has laid. */
  readonly ready: boolean;
  /** Whether nobody has laid anything yet. */
  readonly blank: boolean;
  /** Whether a dispute that was told was laid out: the cards that nobody named were made up. */
  readonly isMadeUp: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Shows another board. Changes with the same name, one after the other, are undone as one. */
  readonly change: (board: Board<T, Setup>, name?: string) => void;
  /** Begins with another question, to which the browser's way back leads. */
  readonly begin: (question: Question<T, Setup>) => void;
}

/** How long to wait before the address follows: browsers refuse to be told too often. */
const URL_UPDATE_DELAY_MS = 250;

/** The board of the page, with everything that was done to it. The address says what is shown, and a reload shows it again. */
export function useSandboxBoard<T extends GameTypes, Setup extends object>(
  positions: Positions<T, Setup>,
): BoardInUse<T, Setup> {
  const [blank] = useState(() => boardOf(positions, { setup: positions.empty, moves: [] }));
  const [done, set] = useState(() => past.begin(blank));
  const last = useRef<string | undefined>(undefined);
  const board = done.present;
  const change = (next: Board<T, Setup>, name?: string) => {
    const merges = name !== undefined && name === last.current;
    last.current = name;
    set((was) => (merges ? { ...was, present: next } : past.record(was, next)));
  };
  const latest = useRef(board);
  latest.current = board;
  const { ready, problem, complain } = useAddress(positions, latest, blank, (next) => {
    // What the page was opened with is where everything begins, with the moves that lead there.
    if (latest.current === blank) set(opened(next));
    else change(next);
  });
  const step = (go: typeof undo<T, Setup>) => () => {
    last.current = undefined;
    set(go);
  };
  return {
    board,
    link: positions.writeLink(questionOn(board)),
    problem,
    ready,
    blank: board === blank,
    isMadeUp: ready && location.search === `?${MADE_UP}`,
    canUndo: done.past.length > 0,
    canRedo: done.future.length > 0,
    undo: step(undo),
    redo: step(redo),
    change,
    begin: (question) => {
      complain(null);
      const next = boardOf(positions, question);
      if (board !== blank) writeAddress(positions, board);
      writeAddress(positions, next, true);
      change(next);
    },
  };
}

/** Lets the address say what is shown, and remember what it does not say. */
function writeAddress<T extends GameTypes, Setup extends object>(
  { writeLink }: Positions<T, Setup>,
  board: Board<T, Setup>,
  isNew = false,
): void {
  const link = `#${writeLink(questionOn(board))}`;
  // What is said of the board before is not said of a new one.
  if (isNew) history.pushState({ sandbox: keep(board) }, '', location.pathname + link);
  else history.replaceState({ sandbox: keep(board) }, '', link);
}

function keptBeside(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'sandbox' in state ? state.sandbox : null;
}

/** Reads the address when the page is opened and whenever it changes, and has it follow what is laid. */
function useAddress<T extends GameTypes, Setup extends object>(
  positions: Positions<T, Setup>,
  latest: MutableRef<Board<T, Setup>>,
  blank: Board<T, Setup>,
  show: (board: Board<T, Setup>) => void,
) {
  const [problem, complain] = useState<string | null>(null);
  const [ready, setReady] = useState(false);
  const shows = useRef(show);
  shows.current = show;
  useEffect(() => {
    let reading = 0;
    const read = async () => {
      const turn = ++reading;
      const fragment = location.hash.slice(1);
      if (fragment !== '' && document.getElementById(fragment) !== null) {
        // Somebody skipped to a part of the page: the address goes on saying what lies on the table.
        if (latest.current !== blank) writeAddress(positions, latest.current);
      } else if (fragment !== '') {
        const question = positions.readLink(fragment);
        complain(question.ok ? null : say(words.link.problems, question.problem));
        if (!question.ok) return;
        const board = await restore(positions, question.value, keptBeside());
        if (turn === reading) shows.current(board);
      } else if (latest.current !== blank) shows.current(blank);
    };
    const reread = () => void read();
    void read().then(() => {
      setReady(true);
    });
    // Going back and forward, and an address that somebody changes by hand.
    addEventListener('popstate', reread);
    return () => {
      reading = -1;
      removeEventListener('popstate', reread);
    };
  }, []);

  const board = latest.current;
  // Before anything is painted: an address that a reader has changed is not written over by the one that was about to follow.
  useLayoutEffect(() => {
    if (board === blank) return;
    const tell = () => {
      writeAddress(positions, board);
    };
    const timer = setTimeout(tell, URL_UPDATE_DELAY_MS);
    addEventListener('pagehide', tell);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', tell);
    };
  }, [board]);
  return { ready, problem, complain };
}
