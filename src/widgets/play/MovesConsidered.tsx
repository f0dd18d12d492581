import type { ComponentChildren } from 'preact';
import { words as play } from '#said/play-against-computer';

interface MovesConsideredProps {
  readonly summary: string;
  readonly caption: string;
  readonly columns: readonly string[];
  /** Each move, and what is said of it in the other columns. */
  readonly moves: readonly (readonly [move: ComponentChildren, ...said: string[]])[];
  /** What there is to say of them all, before the table. */
  readonly children?: ComponentChildren;
}

/** All moves that whoever advises has thought of, with what each is worth; nothing where there is only one. */
export function MovesConsidered({ summary, caption, columns, moves, children }: MovesConsideredProps) {
  if (moves.length < 2) return null;
  return (
    <details class="other-moves">
      <summary>
        <span>{summary}</span>
        <span>{play.match.backToCards}</span>
      </summary>
      {children}
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moves.map(([move, ...said], index) => (
            <tr key={index}>
              <th scope="row">{move}</th>
              {said.map((one, column) => (
                <td key={column}>{one}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
