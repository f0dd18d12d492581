import { useEffect, useRef, useState } from 'preact/hooks';
import type { ExerciseTypes } from '#kit/exercise';
import { mistakesToLearnFrom } from '#progress/own-mistakes-to-review';
import { NOTHING, type Progress } from '#progress/progress';
import { change, load, type Stored } from '#progress/progress-store';
import * as storage from '#storage/stored-item';
import { browserStorage } from '#storage/web-storage';
import { nextDrillItem, type DrillItem, type LastQuestion } from './next-drill-item.ts';
import type { Questions } from './quiz-adapter.ts';
import { NEW_SESSION, SESSION_LENGTH, withResult, type Outcome, type Session } from './quiz-session.ts';
import { lastOf, questionName, recentQuestions, type RecentQuestions } from './recent-questions.ts';

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
  /** Whether it is the first after the reader's own new mistakes, which the address had asked for. */
  readonly endsLearning: boolean;
  /** Whether it is one of the mistakes that the address had asked for. */
  readonly isLearning: boolean;
}

interface Drilled<E extends ExerciseTypes> {
  readonly stored: Stored;
  /** When what is due was last looked up, in milliseconds since 1970; 0 before the page is awake. */
  readonly now: number;
  /** Null where nothing is due. */
  readonly asked: Asked<E> | null;
  readonly session: Session;
  /** Of how many questions the session is, from its first to its last. */
  readonly length: number;
  /** How many of the reader's own mistakes can be asked now. */
  readonly toLearn: number;
  /** Whether a session has come to its end: `next` begins another one. */
  readonly ended: boolean;
  /** Asks what is due; where nothing is, about any rule. After the last question of a session its end comes first. */
  readonly next: () => void;
  /** Keeps what an answer has changed, and counts the first that is given. */
  readonly answered: (outcome: Outcome, change: (progress: Progress, now: number) => Progress) => void;
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
  const { session, length, ended, begins, counts, goesOn } = useSession<E>();
  const recent = useRecentQuestions<E>(game);

  const next = ({ progress }: Stored, count: number, anyRule: boolean) => {
    const moment = Date.now();
    setNow(moment);
    const address = new URLSearchParams(location.search);
    const item = nextDrillItem(questions, {
      progress: asFarAs(comesBack, progress),
      now: moment,
      address,
      anyRule,
      ...recent.lately(),
      afterMistake: asked?.item.type === 'mistake',
    });
    if (item !== null) recent.note(item);
    const endsLearning = address.has('learn') && asked?.item.type === 'mistake' && item?.type !== 'mistake';
    const isLearning = address.has('learn') && item?.type === 'mistake';
    ask(item && { item, count, answered: false, endsLearning, isLearning });
  };
  const toLearn = ({ progress }: Stored, at = Date.now()) => learnable(comesBack, progress, at);
  useEffect(() => {
    const kept = load(browserStorage(), game);
    show(kept);
    if (new URLSearchParams(location.search).has('learn')) begins(toLearn(kept).length);
    next(kept, 0, false);
  }, []);
  return {
    stored,
    now,
    asked,
    session,
    length,
    toLearn: toLearn(stored, now).length,
    ended,
    next: () => {
      if (goesOn()) next(stored, asked === null ? 0 : asked.count + 1, true);
      else setNow(Date.now());
    },
    answered: (outcome, by) => {
      show(change(browserStorage(), game, (before) => by(before, Date.now())));
      if (asked === null || asked.answered) return;
      ask({ ...asked, answered: true });
      counts(asked.item, outcome);
    },
    passed: (by) => {
      const kept = change(browserStorage(), game, by);
      show(kept);
      next(kept, asked === null ? 0 : asked.count + 1, false);
    },
  };
}

/** What was asked of late, on this page or before it, and what last. */
function useRecentQuestions<E extends ExerciseTypes>(game: string) {
  const slot = recentQuestions(game);
  const here = useRef<{ readonly recent: RecentQuestions; readonly last: LastQuestion | null } | null>(null);
  const lately = () =>
    (here.current ??= { recent: storage.load(browserStorage(), slot).value ?? [], last: null });
  return {
    lately,
    note: (item: DrillItem<E>) => {
      if (item.type !== 'question') return;
      const recent = lastOf([...lately().recent, questionName(item.exercise)]);
      here.current = { recent, last: item.exercise };
      storage.change(browserStorage(), slot, () => recent);
    },
  };
}

/** The session that is going on: what is counted in it, and whether its end has come, which `goesOn` tells of and turns. */
function useSession<E extends ExerciseTypes>() {
  const [session, count] = useState(NEW_SESSION);
  const [length, setLength] = useState(SESSION_LENGTH);
  const [ended, end] = useState(false);
  return {
    session,
    length,
    ended,
    // Who comes for their own mistakes has a session of those, however many come to wait meanwhile.
    begins: (questions: number) => {
      if (questions > 0) setLength(Math.min(questions, SESSION_LENGTH));
    },
    counts: (item: DrillItem<E>, outcome: Outcome) => {
      count(
        item.type === 'puzzle'
          ? withResult(session, 'puzzles', item.position, outcome)
          : item.type === 'mistake'
            ? withResult(session, 'mistakes', item.mistake, outcome)
            : withResult(session, 'rules', item.exercise.rule, outcome),
      );
    },
    goesOn: () => {
      const isLast = !ended && session.asked >= length;
      end(isLast);
      if (ended) {
        count(NEW_SESSION);
        setLength(SESSION_LENGTH);
      }
      return !isLast;
    },
  };
}

/** The mistakes that can be asked now of whoever comes for those. */
function learnable(comesBack: ComesBack, progress: Progress, at: number): readonly string[] {
  return mistakesToLearnFrom(asFarAs(comesBack, progress), at);
}

/** The progress without what nobody asks about in this game. */
function asFarAs({ puzzles, mistakes }: ComesBack, progress: Progress): Progress {
  return {
    ...progress,
    ...(!puzzles && { puzzles: {} }),
    ...(!mistakes && { mistakes: {} }),
  };
}
