import { useEffect, useRef, useState } from 'preact/hooks';
import { readQuestion, writeQuestion } from '#games/jekyll-vs-hyde/rules/permalink';
import type { Question } from '#games/jekyll-vs-hyde/rules/question';
import { boardOf, EMPTY, questionOn, type Board } from '#games/jekyll-vs-hyde/board/board';
import { keep, restore } from '#games/jekyll-vs-hyde/board/saved-board';
import { redo, undo } from '#games/jekyll-vs-hyde/board/board-history';
import * as past from '#replays/undo-history';
import { words as positions } from '#said/jekyll-vs-hyde/positions';
import { say } from '#words/sentences';

export interface BoardInUse {
  readonly board: Board;
  /** The fragment of a link to what is shown. */
  readonly link: string;
  /** What was wrong with the link that the page was opened with. */
  readonly problem: string | null;
  /** Whether the page has read its address: before that it shows nothing that anybody has laid. */
  readonly ready: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Shows another board. Changes with the same name, one after the other, are undone as one. */
  readonly change: (board: Board, name?: string) => void;
  /** Begins with another question, to which the browser's way back leads. */
  readonly begin: (question: Question) => void;
}

/** How long to wait before the address follows: browsers refuse to be told too often. */
const URL_UPDATE_DELAY_MS = 250;
const BLANK = boardOf({ setup: EMPTY, moves: [] });

function linkTo(board: Board): string {
  return writeQuestion(questionOn(board));
}

/** Lets the address say what is shown, and remember what it does not say. */
function tell(board: Board): void {
  history.replaceState({ sandbox: keep(board) }, '', `#${linkTo(board)}`);
}

/** The board of the page, with everything that was done to it. The address says what is shown, and a reload shows it again. */
export function useBoard(): BoardInUse {
  const [done, set] = useState(() => past.begin(BLANK));
  const [problem, complain] = useState<string | null>(null);
  const [ready, setReady] = useState(false);
  const last = useRef<string | undefined>(undefined);
  const board = done.present;

  const show = (next: Board, name?: string) => {
    const merges = name !== undefined && name === last.current;
    last.current = name;
    set((was) => (merges ? { ...was, present: next } : past.record(was, next)));
  };

  const latest = useRef(board);
  latest.current = board;
  useEffect(() => {
    const read = () => {
      const fragment = location.hash.slice(1);
      if (fragment !== '' && document.getElementById(fragment) !== null) {
        // Somebody skipped to a part of the page: the address goes on saying what lies on the table.
        if (latest.current !== BLANK) tell(latest.current);
      } else if (fragment !== '') {
        const question = readQuestion(fragment);
        complain(question.ok ? null : say(positions.link, question.problem));
        if (!question.ok) return;
        const next = restore(question.value, (history.state as { sandbox?: unknown } | null)?.sandbox);
        // What the page was opened with is where everything begins.
        if (latest.current === BLANK) set(past.begin(next));
        else show(next);
      } else if (latest.current !== BLANK) show(BLANK);
    };
    read();
    setReady(true);
    // Going back and forward, and an address that somebody changes by hand.
    addEventListener('popstate', read);
    return () => {
      removeEventListener('popstate', read);
    };
  }, []);

  useEffect(() => {
    if (board === BLANK) return;
    const timer = setTimeout(() => {
      tell(board);
    }, URL_UPDATE_DELAY_MS);
    const leave = () => {
      tell(board);
    };
    addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', leave);
    };
  }, [board]);

  return {
    board,
    link: linkTo(board),
    problem,
    ready,
    canUndo: done.past.length > 0,
    canRedo: done.future.length > 0,
    undo: () => {
      last.current = undefined;
      set(undo);
    },
    redo: () => {
      last.current = undefined;
      set(redo);
    },
    change: show,
    begin: (question) => {
      complain(null);
      const next = boardOf(question);
      if (board !== BLANK) tell(board);
      history.pushState({ sandbox: keep(next) }, '', `#${linkTo(next)}`);
      show(next);
    },
  };
}
