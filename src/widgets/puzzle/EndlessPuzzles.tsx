import { useRef, useState } from 'preact/hooks';
import { GRADES, type Grade } from '#kit/puzzle-difficulty-levels';
import { words } from '#said/puzzles';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { AnyPuzzle, PuzzleAdapter } from './puzzle-adapter.ts';
import { useEndlessPuzzles, type Endless as Searching } from './use-endless-puzzles.ts';

interface EndlessPuzzlesProps<Puzzle extends AnyPuzzle, Told> {
  readonly adapter: PuzzleAdapter<Puzzle, Told>;
}

/** Puzzles that are found while one waits. The address names the one that is shown. */
export function EndlessPuzzles<Puzzle extends AnyPuzzle, Told>({
  adapter,
}: EndlessPuzzlesProps<Puzzle, Told>) {
  const board = useRef<HTMLDivElement>(null);
  const search = useEndlessPuzzles(adapter, () => board.current?.focus());
  const { puzzle } = search;
  const Played = useLazyComponent(puzzle !== null, adapter.load);
  return (
    <div class="endless">
      <Search {...search} />
      <div ref={board} tabIndex={-1}>
        {puzzle !== null && Played !== null && (
          <>
            <h2>
              {adapter.task(puzzle)} <small>{words.grades[puzzle.grade]}</small>
            </h2>
            <Played key={puzzle.position} puzzle={puzzle} />
          </>
        )}
      </div>
    </div>
  );
}

/** How hard the puzzle is to be, the button that looks for one, and how that goes. */
function Search({ stage, looked, puzzle, find, stop }: Searching<AnyPuzzle>) {
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
