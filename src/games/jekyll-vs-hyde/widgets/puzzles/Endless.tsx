import { useEffect, useRef, useState } from 'preact/hooks';
import { GRADES, type Grade } from '#games/jekyll-vs-hyde/puzzles/grade';
import type { Puzzle as PuzzleData } from '#games/jekyll-vs-hyde/puzzles/puzzle';
import { words } from '#said/jekyll-vs-hyde/puzzles';
import { useLazyComponent } from '#widgets/use-lazy-component.ts';
import type { Thinker } from '#games/jekyll-vs-hyde/widgets/thinking/thinker';
import type { Task, Told } from '#games/jekyll-vs-hyde/widgets/thinking/tasks';

type Stage = 'idle' | 'looking' | 'working' | 'stopped' | 'not-one';

/** Puzzles that are found while one waits. The address names the one that is shown. */
export default function Endless() {
  const { endless } = words;
  const [grade, setGrade] = useState<Grade | null>(null);
  const [stage, set] = useState<Stage>('idle');
  const [looked, count] = useState(0);
  const [puzzle, show] = useState<PuzzleData | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const { ask, stop } = useLateThinker();
  const Puzzle = useLazyComponent(puzzle !== null, () => import('./Puzzle.tsx'));

  const open = (position: string) => {
    if (position === '') return;
    set('working');
    ask({ type: 'work-out', position }, (told) => {
      if (told.type !== 'puzzle') return;
      set(told.puzzle === null ? 'not-one' : 'idle');
      show(told.puzzle);
    });
  };
  const find = () => {
    set('looking');
    count(0);
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    ask({ type: 'find-puzzle', grade, seed }, (told) => {
      if (told.type === 'looked') count(told.positions);
      if (told.type !== 'puzzle' || told.puzzle === null) return;
      set('idle');
      show(told.puzzle);
      history.replaceState(history.state, '', `#${told.puzzle.position}`);
      board.current?.focus();
    });
  };
  useEffect(() => {
    const look = () => {
      open(location.hash.slice(1));
    };
    look();
    addEventListener('hashchange', look);
    return () => {
      removeEventListener('hashchange', look);
    };
  }, []);

  return (
    <div class="endless">
      <div class="actions">
        <label>
          {endless.grade}{' '}
          <select
            value={grade ?? ''}
            onChange={({ currentTarget: { value } }) => {
              setGrade(GRADES.find((each) => String(each) === value) ?? null);
            }}
          >
            <option value="">{endless.any}</option>
            {GRADES.map((each) => (
              <option key={each} value={each}>
                {words.grades[each]}
              </option>
            ))}
          </select>
        </label>
        {stage === 'looking' ? (
          <button
            type="button"
            class="button"
            onClick={() => {
              stop();
              set('stopped');
            }}
          >
            {endless.stop}
          </button>
        ) : (
          <button type="button" class="button" data-primary onClick={find}>
            {puzzle === null ? endless.make : endless.another}
          </button>
        )}
        <span role="status">
          {stage === 'looking' && endless.looking(looked)}
          {stage === 'working' && endless.working}
          {stage === 'stopped' && endless.stopped}
          {stage === 'not-one' && endless.notOne}
        </span>
      </div>
      <div ref={board} tabIndex={-1}>
        {puzzle !== null && Puzzle !== null && (
          <>
            <h2>
              {words.task(puzzle.seat, puzzle.gap)} <small>{words.grades[puzzle.grade]}</small>
            </h2>
            <Puzzle key={puzzle.position} puzzle={puzzle} />
          </>
        )}
      </div>
    </div>
  );
}

/** A thinker that is fetched when it is first asked; it does one task at a time, and what it was asked before is let go. */
function useLateThinker() {
  const thinker = useRef<Promise<Thinker> | null>(null);
  const letGo = useRef<(() => void) | null>(null);
  const stop = () => {
    letGo.current?.();
    letGo.current = null;
  };
  useEffect(
    () => () => {
      void thinker.current?.then((thinker) => {
        thinker.dismiss();
      });
    },
    [],
  );
  const ask = (task: Task, tell: (told: Told) => void) => {
    stop();
    let wanted = true;
    letGo.current = () => {
      wanted = false;
    };
    thinker.current ??= import('#games/jekyll-vs-hyde/widgets/thinking/thinker').then(({ createThinker }) =>
      createThinker(() => undefined),
    );
    void thinker.current.then((thinker) => {
      if (wanted) letGo.current = thinker.ask(task, tell);
    });
  };
  return { ask, stop };
}
