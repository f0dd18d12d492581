import { useEffect, useRef, useState } from 'preact/hooks';
import type { JekyllVsHydeExercise } from '#exercises/jekyll-vs-hyde/types';
import { RULE_IDS, type RuleId } from '#games/jekyll-vs-hyde/rulebook';
import { NOTHING } from '#progress/progress';
import { due, nextDue, withAnswer } from '#progress/schedule';
import { browserShelf, change, load, type Stored } from '#progress/store';
import { words as site } from '#said/site';
import { link } from '../link.ts';
import { freshExercise } from './fresh-exercise.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { Question } from './Question.tsx';

interface Asked {
  readonly exercise: JekyllVsHydeExercise;
  readonly count: number;
  readonly answered: boolean;
}

/** Asks what is due, one question after another; a rule that the address names is asked first and again. */
export default function Drill() {
  const [{ progress, trouble }, show] = useState<Stored>({ progress: NOTHING, trouble: null });
  const [asked, ask] = useState<Asked | null>(null);
  const [now, setNow] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  const { drill, progress: words } = site;

  const next = (stored: Stored, count: number, anyRule = false) => {
    const moment = Date.now();
    setNow(moment);
    const wanted = RULE_IDS.find((id) => id === new URLSearchParams(location.search).get('rule'));
    const waiting = due(stored.progress, RULE_IDS, moment);
    const rule = wanted ?? RULE_IDS.find((id) => id === waiting[0]);
    const rules: readonly RuleId[] = rule !== undefined ? [rule] : anyRule ? RULE_IDS : [];
    ask(rules.length === 0 ? null : { exercise: freshExercise(rules), count, answered: false });
  };
  useEffect(() => {
    const stored = load(browserShelf());
    show(stored);
    next(stored, 0);
  }, []);

  if (now === 0) return null;
  const waiting = due(progress, RULE_IDS, now).length;
  return (
    <div role="group" class="try drill" aria-label={drill.title} ref={root}>
      {trouble === 'blocked' && <p class="warning">{words.blocked}</p>}
      {trouble === 'damaged' && <p class="warning">{words.damaged}</p>}
      {asked === null ? (
        <>
          <p>{drill.nothingDue(nextDue(progress), now)}</p>
          <button
            type="button"
            class="button"
            onClick={() => {
              next({ progress, trouble }, 0, true);
            }}
          >
            {drill.practise}
          </button>
        </>
      ) : (
        <>
          <p class="label">{drill.due(waiting)}</p>
          <Question
            key={asked.count}
            exercise={asked.exercise}
            onAnswered={(right) => {
              show(
                change(browserShelf(), (before) =>
                  withAnswer(before, asked.exercise.rule, right, Date.now()),
                ),
              );
              ask({ ...asked, answered: true });
            }}
          />
          {asked.answered && (
            <button
              type="button"
              class="button"
              data-primary
              onClick={() => {
                next({ progress, trouble }, asked.count + 1, true);
              }}
            >
              {drill.next}
            </button>
          )}
        </>
      )}
      <p>
        <a href={link('/jekyll-vs-hyde/progress/')}>{drill.progress}</a>
      </p>
    </div>
  );
}
