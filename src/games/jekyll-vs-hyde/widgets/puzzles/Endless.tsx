import { useRef, useState } from 'preact/hooks';
import { GRADES, type Grade } from '#games/jekyll-vs-hyde/puzzles/grade';
import { words } from '#said/jekyll-vs-hyde/puzzles';
import { useLazyComponent } from '#widgets/use-lazy-component.ts';
import { useEndless } from './use-endless.ts';

/** Puzzles that are found while one waits. The address names the one that is shown. */
export default function Endless() {
  const board = useRef<HTMLDivElement>(null);
  const search = useEndless(() => board.current?.focus());
  const { puzzle } = search;
  const Puzzle = useLazyComponent(puzzle !== null, () => import('./Puzzle.tsx'));
  return (
    <div class="endless">
      <Search {...search} />
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

/** How hard the puzzle is to be, the button that looks for one, and how that goes. */
function Search({ stage, looked, puzzle, find, stop }: ReturnType<typeof useEndless>) {
  const { endless } = words;
  const [grade, setGrade] = useState<Grade | null>(null);
  return (
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
        <button type="button" class="button" onClick={stop}>
          {endless.stop}
        </button>
      ) : (
        <button
          type="button"
          class="button"
          data-primary
          onClick={() => {
            find(grade);
          }}
        >
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
  );
}
