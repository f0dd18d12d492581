import { useEffect, useState } from 'preact/hooks';
import type { Exercise, ExerciseTypes } from '#kit/exercise';
import { NOTHING, type Progress } from '#progress/progress';
import { due, duePuzzles } from '#progress/review-schedule';
import { change, load, type Stored } from '#progress/progress-store';
import { browserStorage } from '#storage/web-storage';
import { freshExercise } from './fresh-exercise.ts';
import type { Questions } from './quiz.ts';
import { NEW_SESSION, SESSION_LENGTH, withResult, type Session } from './quiz-session.ts';

/** A question about a rule, or a puzzle that comes back, by its position. */
export type DrillItem<E extends ExerciseTypes> =
  | { readonly type: 'question'; readonly exercise: Exercise<E> }
  | { readonly type: 'puzzle'; readonly position: string };

export interface Asked<E extends ExerciseTypes> {
  readonly item: DrillItem<E>;
  /** How many were asked before. */
  readonly count: number;
  readonly answered: boolean;
}

interface Drilled<E extends ExerciseTypes> {
  readonly stored: Stored;
  /** When what is due was last looked up, in milliseconds since 1970; 0 before the page is awake. */
  readonly now: number;
  /** Null where nothing is due. */
  readonly asked: Asked<E> | null;
  readonly session: Session;
  /** Whether a session has come to its end: `next` begins another one. */
  readonly ended: boolean;
  /** Asks what is due; where nothing is, about any rule. After the last question of a session its end comes first. */
  readonly next: () => void;
  /** Keeps what an answer has changed, and counts the first that is given. */
  readonly answered: (right: boolean, change: (progress: Progress, now: number) => Progress) => void;
  /** Keeps a change and asks something else, where what was asked turns out to be none. */
  readonly passed: (change: (progress: Progress) => Progress) => void;
}

/** What the drill of a game asks, one item after another, and what is kept of the answers. */
export function useDrill<E extends ExerciseTypes>(
  game: string,
  questions: Questions<E>,
  withPuzzles: boolean,
): Drilled<E> {
  const [stored, show] = useState<Stored>({ progress: NOTHING, trouble: null });
  const [asked, ask] = useState<Asked<E> | null>(null);
  const [now, setNow] = useState(0);
  const { session, ended, counts, goesOn } = useSession<E>();

  const next = ({ progress }: Stored, count: number, anyRule: boolean) => {
    const moment = Date.now();
    setNow(moment);
    const item = wantedNow(questions, withPuzzles ? progress : { ...progress, puzzles: {} }, moment, anyRule);
    ask(item && { item, count, answered: false });
  };
  useEffect(() => {
    const kept = load(browserStorage(), game);
    show(kept);
    next(kept, 0, false);
  }, []);
  return {
    stored,
    now,
    asked,
    session,
    ended,
    next: () => {
      if (goesOn()) next(stored, asked === null ? 0 : asked.count + 1, true);
      else setNow(Date.now());
    },
    answered: (right, by) => {
      show(change(browserStorage(), game, (before) => by(before, Date.now())));
      if (asked === null || asked.answered) return;
      ask({ ...asked, answered: true });
      counts(asked.item, right);
    },
    passed: (by) => {
      const kept = change(browserStorage(), game, by);
      show(kept);
      next(kept, asked === null ? 0 : asked.count + 1, false);
    },
  };
}

/** The session that is going on: what is counted in it, and whether its end has come, which `goesOn` tells of and turns. */
function useSession<E extends ExerciseTypes>() {
  const [session, count] = useState(NEW_SESSION);
  const [ended, end] = useState(false);
  return {
    session,
    ended,
    counts: (item: DrillItem<E>, right: boolean) => {
      count(
        item.type === 'puzzle'
          ? withResult(session, 'puzzles', item.position, right)
          : withResult(session, 'rules', item.exercise.rule, right),
      );
    },
    goesOn: () => {
      const isLast = !ended && session.asked >= SESSION_LENGTH;
      end(isLast);
      if (ended) count(NEW_SESSION);
      return !isLast;
    },
  };
}

/** What to ask: the rule that the address names, or else what waits longest; a rule that was never asked waits for what comes back. */
function wantedNow<E extends ExerciseTypes>(
  questions: Questions<E>,
  progress: Progress,
  now: number,
  anyRule: boolean,
): DrillItem<E> | null {
  const { rules } = questions;
  const wanted = rules.find((id) => id === new URLSearchParams(location.search).get('rule'));
  const waiting = due(progress, rules, now);
  const rule = wanted ?? rules.find((id) => id === waiting[0]);
  const [position] = duePuzzles(progress, now);
  const first = rule === undefined ? Infinity : (progress.rules[rule]?.due ?? Infinity);
  if (wanted === undefined && position !== undefined && (progress.puzzles[position]?.due ?? 0) <= first)
    return { type: 'puzzle', position };
  const about = rule !== undefined ? [rule] : anyRule ? rules : [];
  return about.length === 0 ? null : { type: 'question', exercise: freshExercise(questions, about) };
}
