import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words as play } from '#said/play-against-computer';

interface MoveConsidered {
  readonly move: ComponentChildren;
  /** What is said of it in the other columns. */
  readonly said: readonly string[];
  /** How it compares with the best, for whoever presses it. */
  readonly why?: string | undefined;
}

interface MovesConsideredInAdviceProps {
  readonly summary: string;
  readonly caption: string;
  readonly columns: readonly string[];
  readonly moves: readonly MoveConsidered[];
  /** What there is to say of them all, after the table. */
  readonly children?: ComponentChildren;
}

/** All moves that whoever advises has thought of, with what each is worth; nothing where there is only one. */
export function MovesConsideredInAdvice({
  summary,
  caption,
  columns,
  moves,
  children,
}: MovesConsideredInAdviceProps) {
  const [opened, open] = useState<number | null>(null);
  if (moves.length < 2) return null;
  return (
    <details class="other-moves">
      <summary>
        <span>{summary}</span>
        <span>{play.match.backToCards}</span>
      </summary>
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
          {moves.map((one, index) => (
            <MoveRow
              key={index}
              {...one}
              opened={opened === index}
              press={() => {
                open(opened === index ? null : index);
              }}
            />
          ))}
        </tbody>
      </table>
      {children}
    </details>
  );
}

interface MoveRowProps extends MoveConsidered {
  readonly opened: boolean;
  readonly press: () => void;
}

/** A move with what it is worth; pressed, how it compares stands below. */
function MoveRow({ move, said, why, opened, press }: MoveRowProps) {
  const told = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    told.current?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  return (
    <>
      <tr>
        <th scope="row">
          {why === undefined ? (
            move
          ) : (
            <button type="button" aria-expanded={opened} onClick={press}>
              {move}
            </button>
          )}
        </th>
        {said.map((one, column) => (
          <td key={column}>{one}</td>
        ))}
      </tr>
      {opened && (
        <tr ref={told}>
          <td colSpan={said.length + 1}>{why}</td>
        </tr>
      )}
    </>
  );
}
