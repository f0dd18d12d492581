import { useEffect, useRef, useState } from 'preact/hooks';
import type { JekyllVsHydeExercise } from '#games/jekyll-vs-hyde/exercises/types';
import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { RULE_IDS, type RuleId } from '#games/jekyll-vs-hyde/rules/rulebook';
import { NOTHING, withoutPuzzle } from '#progress/progress';
import { due, duePuzzles, nextDue, withAnswer, withTry } from '#progress/schedule';
import { change, load, type Stored } from '#progress/store';
import { browserStorage } from '#storage/web-storage';
import { words as puzzles } from '#said/jekyll-vs-hyde/puzzles';
import { words as drill } from '#said/drill';
import { words } from '#said/progress';
import { siteUrl } from '#widgets/site-url.ts';
import { freshExercise } from './fresh-exercise.ts';
import { useFocusFallback } from '#widgets/use-focus-fallback.ts';
import { useLazyComponent } from '#widgets/use-lazy-component.ts';
import type { DuePuzzleProps } from '#games/jekyll-vs-hyde/widgets/puzzles/DuePuzzle.tsx';
import { ExerciseQuestion } from './ExerciseQuestion.tsx';

/** A question about a rule, or a puzzle that comes back, by its position. */
type Item =
  | { readonly type: 'question'; readonly exercise: JekyllVsHydeExercise }
  | { readonly type: 'puzzle'; readonly position: string };

interface Asked {
  readonly item: Item;
  readonly count: number;
  readonly answered: boolean;
}

/**
 * Asks what is due, one question after another, and between them puzzles that come back, those that wait longest first. A rule
 * that the address names is asked first and again.
 */
export default function Drill() {
  const [{ progress, trouble }, show] = useState<Stored>({ progress: NOTHING, trouble: null });
  const [asked, ask] = useState<Asked | null>(null);
  const [now, setNow] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);

  const next = (stored: Stored, count: number, anyRule = false) => {
    const moment = Date.now();
    setNow(moment);
    const wanted = RULE_IDS.find((id) => id === new URLSearchParams(location.search).get('rule'));
    const waiting = due(stored.progress, RULE_IDS, moment);
    const rule = wanted ?? RULE_IDS.find((id) => id === waiting[0]);
    const [position] = duePuzzles(stored.progress, moment);
    const { rules: asked, puzzles: tried } = stored.progress;
    // A rule that was never asked waits for what is to come back.
    const first = rule === undefined ? Infinity : (asked[rule]?.due ?? Infinity);
    if (wanted === undefined && position !== undefined && (tried[position]?.due ?? 0) <= first) {
      ask({ item: { type: 'puzzle', position }, count, answered: false });
      return;
    }
    const rules: readonly RuleId[] = rule !== undefined ? [rule] : anyRule ? RULE_IDS : [];
    ask(
      rules.length === 0
        ? null
        : { item: { type: 'question', exercise: freshExercise(rules) }, count, answered: false },
    );
  };
  const DuePuzzle = useLazyComponent<DuePuzzleProps>(
    asked?.item.type === 'puzzle',
    () => import('#games/jekyll-vs-hyde/widgets/puzzles/DuePuzzle.tsx'),
  );
  useEffect(() => {
    const stored = load(browserStorage(), GAME_ID);
    show(stored);
    next(stored, 0);
  }, []);

  if (now === 0) return null;
  const waiting = due(progress, RULE_IDS, now).length;
  const back = duePuzzles(progress, now).length;
  const item = asked?.item;
  return (
    <div role="group" class="try drill" aria-label={drill.title} ref={root}>
      {trouble !== null && <p class="warning">{words.troubles[trouble]}</p>}
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
          </button>{' '}
          <a class="button" href={siteUrl('/jekyll-vs-hyde/puzzles/')}>
            {puzzles.drill.offer}
          </a>
        </>
      ) : (
        <>
          <p class="label">
            {drill.due(waiting)}
            {back > 0 && ` · ${puzzles.drill.due(back)}`}
          </p>
          {item?.type === 'question' && (
            <ExerciseQuestion
              key={asked.count}
              exercise={item.exercise}
              onAnswered={(right) => {
                show(
                  change(browserStorage(), GAME_ID, (before) =>
                    withAnswer(before, item.exercise.rule, right, Date.now()),
                  ),
                );
                ask({ ...asked, answered: true });
              }}
            />
          )}
          {item?.type === 'puzzle' && DuePuzzle !== null && (
            <DuePuzzle
              key={asked.count}
              position={item.position}
              onTried={(tried) => {
                show(
                  change(browserStorage(), GAME_ID, (before) =>
                    withTry(before, item.position, tried, Date.now()),
                  ),
                );
                ask({ ...asked, answered: true });
              }}
              onNone={() => {
                const kept = change(browserStorage(), GAME_ID, (before) =>
                  withoutPuzzle(before, item.position),
                );
                show(kept);
                next(kept, asked.count + 1);
              }}
            />
          )}
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
        <a href={siteUrl('/jekyll-vs-hyde/progress/')}>{drill.progress}</a>
      </p>
    </div>
  );
}
