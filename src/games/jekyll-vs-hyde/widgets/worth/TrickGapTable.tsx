import type { LinePosition } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { MoveLabel } from '#games/jekyll-vs-hyde/table/MoveLabel.tsx';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { words as table } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import { words as worth } from '#said/jekyll-vs-hyde/move-worth';
import { say } from '#words/sentence-per-type';
import type { Stop } from './trick-gap-chart-layout.ts';

interface TrickGapTableProps {
  readonly line: readonly LinePosition[];
  readonly stops: readonly Stop[];
  /** Shows a place of the line. */
  readonly go: (at: number) => void;
}

/** The gap along a round as a table: a row for each move, which leads to the position after it. */
export function TrickGapTable({ line, stops, go }: TrickGapTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {worth.course.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stops.map((stop) => {
          const action = line[stop.at]?.action;
          if (stop.trick === null || action == null) return null;
          return (
            <tr key={stop.at}>
              <td>{stop.trick}</td>
              <td>
                <button
                  type="button"
                  class="move"
                  onClick={() => {
                    go(stop.at + 1);
                  }}
                >
                  <span aria-hidden="true">
                    {'by' in action && `${game.seats[action.by].charAt(0)} `}
                    <MoveLabel action={action} />
                  </span>
                  <span class="visually-hidden">{say(table.moves, action)}</span>
                </button>
              </td>
              <td>{stop.gap === undefined ? worth.notYet : worth.gap(stop.gap)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
