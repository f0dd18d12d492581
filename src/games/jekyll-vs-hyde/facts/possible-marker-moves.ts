import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { gap, progression, TRICKS } from '#games/jekyll-vs-hyde/rules/track';

/** What the rules let the marker do: counted out, for there are few enough ways. */

/** A way in which ten tricks can be shared, and how far it moves the marker. */
export interface Share {
  readonly jekyll: number;
  readonly hyde: number;
  readonly gap: number;
}

/** All eleven ways to share the tricks of a round, by Jekyll's tricks from 0 to 10. */
export function shares(): readonly Share[] {
  return Array.from({ length: TRICKS + 1 }, (_, jekyll) => {
    const hyde = TRICKS - jekyll;
    return { jekyll, hyde, gap: gap({ jekyll, hyde }) };
  });
}

/** The gaps that can occur, smallest first, each once. */
export function gaps(): readonly number[] {
  return [...new Set(shares().map((share) => share.gap))].toSorted((a, b) => a - b);
}

/** Rounds of a game in order, each by the gap it ends with: as many as three rounds can have, whether or not they are all played. */
export function sequences(): readonly (readonly number[])[] {
  const all = gaps();
  return all.flatMap((first) => all.flatMap((second) => all.map((third) => [first, second, third])));
}

/** A way to draw the track: where the marker starts, where it stops, and the first space on Hyde's side. */
export interface Drawing {
  readonly id: 'eleven-positions' | 'border-after-five' | 'ten-spaces' | 'ten-steps';
  readonly start: number;
  readonly end: number;
  readonly hydesSide: number;
}

/** The drawings that sources have or leave room for. */
export const DRAWINGS: readonly Drawing[] = [
  { id: 'eleven-positions', start: 0, end: 10, hydesSide: 5 },
  { id: 'border-after-five', start: 0, end: 10, hydesSide: 6 },
  // The marker starts on the first space: nine steps to the last.
  { id: 'ten-spaces', start: 1, end: 10, hydesSide: 6 },
  // The marker starts before the first space.
  { id: 'ten-steps', start: 0, end: 10, hydesSide: 6 },
];

/** How a game goes: who led each round that was played, and who won. */
export interface Course {
  readonly leaders: readonly Seat[];
  readonly winner: Seat;
}

/** The course of a game on a track drawn in some way, from the gaps of three rounds, by the words of the rule alone. */
export function courseOn({ start, end, hydesSide }: Drawing, sequence: readonly number[]): Course {
  const leaders: Seat[] = [];
  let space = start;
  for (const difference of sequence) {
    leaders.push(space < hydesSide ? 'jekyll' : 'hyde');
    space = Math.min(end, space + difference);
    if (space === end) return { leaders, winner: 'hyde' };
  }
  return { leaders, winner: 'jekyll' };
}

/** The course by the engine, whose track is the first drawing. */
function course(sequence: readonly number[]): Course {
  const ends = progression(sequence.map((difference) => (TRICKS + difference) / 2));
  const winner = ends.at(-1)?.winner;
  if (winner == null) throw new Error('Three rounds decide a game');
  return { leaders: ends.map((_, index) => ends[index - 1]?.side ?? 'jekyll'), winner };
}

/** How many sequences end so: by the winner and the number of rounds played, 1 to 3. */
export function endings(): readonly {
  readonly winner: Seat;
  readonly rounds: number;
  readonly count: number;
}[] {
  const courses = sequences().map(course);
  return (['hyde', 'jekyll'] as const).flatMap((winner) =>
    [1, 2, 3].flatMap((rounds) => {
      const count = courses.filter((one) => one.winner === winner && one.leaders.length === rounds).length;
      return count === 0 ? [] : [{ winner, rounds, count }];
    }),
  );
}

/** The sequences in which a drawing changes who leads a round, how long the game takes, or who wins it. */
export function departures(drawing: Drawing): readonly (readonly number[])[] {
  return sequences().filter(
    (sequence) => JSON.stringify(courseOn(drawing, sequence)) !== JSON.stringify(course(sequence)),
  );
}
