/** Contenders that play whole games in turn, and what is printed of their speeds. */

export interface Contender {
  readonly name: string;
  readonly games: number;
  readonly moves: number;
  readonly run: () => void;
}

/** The contenders take turns this often, so that whatever else the computer does strikes them all. */
const TURNS = 40;
const WARM_UP = 10;

/** How many moves a second each makes, by the median of its turns. */
export function speedsOf(contenders: readonly Contender[]): (contender: Contender) => number {
  const medians = measure(contenders);
  return (contender) => (contender.moves / (medians.get(contender) ?? NaN)) * 1000;
}

/** A table of the speeds, and how many times as fast ours are as theirs. */
export function report(
  ours: readonly Contender[],
  theirs: readonly Contender[],
  others: readonly Contender[],
  speed: (contender: Contender) => number,
): string {
  return [
    row('Medians', 'games/s', 'moves/s'),
    ...[...ours, ...others, ...theirs].map((one) =>
      row(one.name, round((speed(one) * one.games) / one.moves), round(speed(one))),
    ),
    '',
    row('Moves/s', '', 'ratio'),
    ...ours.flatMap((mine) =>
      theirs.map((other) => row(`${mine.name} / ${other.name}`, '', (speed(mine) / speed(other)).toFixed(2))),
    ),
  ].join('\n');
}

export function movesOf(all: readonly (readonly unknown[])[]): number {
  return all.reduce((sum, { length }) => sum + length, 0);
}

/** The median of the milliseconds that each needs for its games. */
function measure(contenders: readonly Contender[]): ReadonlyMap<Contender, number> {
  const times = new Map<Contender, number[]>(contenders.map((contender) => [contender, []]));
  for (let turn = -WARM_UP; turn < TURNS; turn += 1) {
    for (const [{ run }, measured] of times) {
      const before = performance.now();
      run();
      if (turn >= 0) measured.push(performance.now() - before);
    }
  }
  return new Map(Array.from(times, ([contender, measured]) => [contender, median(measured)]));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function row(name: string, first: string, second: string): string {
  return name.padEnd(52) + first.padStart(10) + second.padStart(12);
}

function round(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}
