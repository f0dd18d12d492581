/**
 * The value of a game in which both choose at the same time: each draws a row or a column so that nobody who knew how could do
 * better against it. Rows want much, columns little. By the simplex method, on the columns' side: of all ways to weigh the
 * columns so that no row exceeds 1, one with the greatest total weight; the value is 1 over that.
 */
export function matrixValue(payoffs: readonly (readonly number[])[]): number {
  const [first = []] = payoffs;
  // The method wants a value above 0, which all payoffs from 1 on ensure.
  const shift = 1 - Math.min(...payoffs.flat());
  const width = first.length;
  // A row of the table: payoffs, its own slack, and at the end the 1 that it may not exceed.
  const rows = payoffs.map((row, at) => [
    ...row.map((payoff) => payoff + shift),
    ...payoffs.map((_, other) => Number(other === at)),
    1,
  ]);
  const gains = [...first.map(() => -1), ...payoffs.map(() => 0), 0];
  const end = width + payoffs.length;
  for (;;) {
    // The first that gains, and of ratios the first smallest: so it can never go round in circles.
    const column = gains.findIndex((gain, at) => at < end && gain < -EPSILON);
    if (column === -1) return 1 / (gains[end] ?? NaN) - shift;
    let pivot: number[] | undefined;
    let least = Infinity;
    for (const row of rows) {
      const by = row[column] ?? 0;
      const ratio = (row[end] ?? 0) / by;
      if (by > EPSILON && ratio < least - EPSILON) {
        pivot = row;
        least = ratio;
      }
    }
    if (pivot === undefined) throw new Error('A game has a row');
    const by = pivot[column] ?? 1;
    for (const at of pivot.keys()) pivot[at] = (pivot[at] ?? 0) / by;
    for (const row of [...rows, gains]) {
      const factor = row[column] ?? 0;
      if (row === pivot || factor === 0) continue;
      for (const at of row.keys()) row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  }
}

const EPSILON = 1e-9;
