import { costOf, costliest } from '#games/jekyll-vs-hyde/analysis/cost-of-line-move';
import type { LinePosition } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { gameOfMatch } from '#games/jekyll-vs-hyde/rules/return-match';
import { words as worth } from '#said/jekyll-vs-hyde/move-worth';
import { MoveLabel } from '#games/jekyll-vs-hyde/table/MoveLabel.tsx';
import { knownOf } from './position-value-cache.ts';

interface CostliestMovesProps {
  readonly line: readonly LinePosition[];
  /** Whether all of the line is worked out. */
  readonly isDone: boolean;
  /** Shows the place of the line in which a move was chosen. */
  readonly go: (at: number) => void;
}

/** More than these are no longer the costliest. */
const MOST = 8;

/** The moves of a line that have cost most, each leading to where it was chosen. */
export function CostliestMoves({ line, isDone, go }: CostliestMovesProps) {
  const { costs: words } = worth;
  const found = line.flatMap((played, at) => {
    const solution = knownOf(played.state)?.solution;
    const cost = solution == null ? null : costOf(played, solution);
    return cost === null ? [] : [{ at, cost }];
  });
  const dearest = costliest(found.map(({ cost }) => cost)).slice(0, MOST);
  const idle = found.filter(({ cost: one }) => one.cost > 0 && one.changes === 'nothing').length;
  const isTwofold = dearest.some(({ could, can }) => could.low !== could.high || can.low !== can.high);
  return (
    <section class="costs">
      <h3>{words.title}</h3>
      {dearest.length === 0 ? (
        <p>{isDone ? words.none : words.soFar}</p>
      ) : (
        <ol>
          {dearest.map((cost) => {
            const at = found.find((one) => one.cost === cost)?.at ?? 0;
            const { state } = line[at] ?? {};
            const { round, trick } = cost;
            return (
              <li key={at}>
                <button
                  type="button"
                  class="cost"
                  onClick={() => {
                    go(at);
                  }}
                >
                  {words.cost({ game: state ? gameOfMatch(state) : null, round, trick }, cost)}
                </button>
                <span class="cost-moves" aria-hidden="true">
                  <MoveLabel action={cost.played} /> · {words.better} <MoveLabel action={cost.best} />
                </span>
                {cost.changes === 'game' && <strong class="cost-game">{words.game}</strong>}
              </li>
            );
          })}
        </ol>
      )}
      {idle > 0 && <p class="course-hint">{words.idle(idle)}</p>}
      {isTwofold && <p class="course-hint">{words.twofold}</p>}
    </section>
  );
}
