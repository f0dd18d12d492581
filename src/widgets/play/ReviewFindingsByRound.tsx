import type { ComponentChildren } from 'preact';

interface ReviewFindingsByRoundProps<Found> {
  readonly found: readonly Found[];
  readonly roundOf: (found: Found) => number;
  /** What a round is called; null where no more than one is looked back on. */
  readonly name: ((round: number) => string) | null;
  readonly list: (found: readonly Found[]) => ComponentChildren;
}

/** What a look back has found, in a list under each round of the game. */
export function ReviewFindingsByRound<Found>({
  found,
  roundOf,
  name,
  list,
}: ReviewFindingsByRoundProps<Found>) {
  if (name === null) return <>{list(found)}</>;
  const rounds = [...new Set(found.map(roundOf))].toSorted((one, other) => one - other);
  return (
    <>
      {rounds.map((round) => (
        <section key={round}>
          <h3>{name(round)}</h3>
          {list(found.filter((one) => roundOf(one) === round))}
        </section>
      ))}
    </>
  );
}
