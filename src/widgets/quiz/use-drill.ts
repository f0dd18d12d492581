import { useEffect, useState } from 'preact/hooks';
import type { Exercise, ExerciseTypes } from '#kit/exercise';
import { NOTHING, type Progress } from '#progress/progress';
import { dueMistakes, isKnownByHeart, newMistakes } from '#progress/mistakes';
import { due, duePuzzles } from '#progress/review-schedule';
import { change, load, type Stored } from '#progress/progress-store';
import { browserStorage } from '#storage/web-storage';
import type { DuePuzzleProps } from './drill-puzzle-props.ts';
import { freshExercise } from './fresh-exercise.ts';
import type { DueMistakeProps } from '../mistakes/due-mistake-props.ts';
import type { Questions } from './quiz.ts';
import { NEW_SESSION, SESSION_LENGTH, withResult, type Session } from './quiz-session.ts';

/** A question about a rule, a puzzle that comes back, by its position, or a mistake. */
export type DrillItem<E extends ExerciseTypes> =
  | { readonly type: 'question'; readonly exercise: Exercise<E> }
  | ({ readonly type: 'puzzle' } & Pick<DuePuzzleProps, 'position' | 'fresh'>)
  | ({ readonly type: 'mistake' } & Pick<DueMistakeProps, 'mistake' | 'cost' | 'fresh'>);

/** What comes back in a game besides its rules. */
interface ComesBack {
  readonly puzzles: boolean;
  readonly mistakes: boolean;
}

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
  comesBack: ComesBack,
): Drilled<E> {
  const [stored, show] = useState<Stored>({ progress: NOTHING, trouble: null });
  const [asked, ask] = useState<Asked<E> | null>(null);
  const [now, setNow] = useState(0);
  const { session, ended, counts, goesOn } = useSession<E>();

  const next = ({ progress }: Stored, count: number, anyRule: boolean) => {
    const moment = Date.now();
    setNow(moment);
    const item = wantedNow(questions, asFarAs(comesBack, progress), moment, anyRule);
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
          : item.type === 'mistake'
            ? withResult(session, 'mistakes', item.mistake, right)
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

/** The progress without what nobody asks about in this game. */
function asFarAs({ puzzles, mistakes }: ComesBack, progress: Progress): Progress {
  return {
    ...progress,
    ...(!puzzles && { puzzles: {} }),
    ...(!mistakes && { mistakes: {} }),
  };
}

/**
 * What to ask: the rule that the address names, or the newest mistakes where it asks for them; or else what waits longest. A rule that was
 * never asked waits for what comes back.
 */
function wantedNow<E extends ExerciseTypes>(
  questions: Questions<E>,
  progress: Progress,
  now: number,
  anyRule: boolean,
): DrillItem<E> | null {
  const { rules } = questions;
  const address = new URLSearchParams(location.search);
  const wanted = rules.find((id) => id === address.get('rule'));
  const rule = wanted ?? rules.find((id) => id === due(progress, rules, now)[0]);
  const about = rule !== undefined ? [rule] : anyRule ? rules : [];
  if (wanted === undefined) {
    const [learnt] = address.has('learn') ? newMistakes(progress) : [];
    if (learnt !== undefined) return mistakeItem(progress, learnt);
    const [position] = duePuzzles(progress, now);
    const [mistake] = dueMistakes(progress, now);
    const since = (memory: { readonly due: number } | undefined) => memory?.due ?? Infinity;
    const puzzleDue = since(progress.puzzles[position ?? '']);
    const mistakeDue = since(progress.mistakes?.[mistake ?? '']);
    const ruleDue = rule === undefined ? Infinity : since(progress.rules[rule]);
    if (position !== undefined && puzzleDue <= Math.min(ruleDue, mistakeDue))
      return { type: 'puzzle', position, fresh: isKnownByHeart(progress.puzzles[position]) };
    if (mistake !== undefined && mistakeDue <= ruleDue) return mistakeItem(progress, mistake);
  }
  return about.length === 0 ? null : { type: 'question', exercise: freshExercise(questions, about) };
}

/** A mistake as it is asked now: one whose position is known by heart, in a fresh deal of its kind. */
function mistakeItem<E extends ExerciseTypes>(progress: Progress, mistake: string): DrillItem<E> {
  const cost = progress.mistakes?.[mistake]?.cost ?? 0;
  return { type: 'mistake', mistake, cost, fresh: isKnownByHeart(progress.mistakes?.[mistake]) };
}
