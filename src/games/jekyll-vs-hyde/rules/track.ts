import type { BySeat, Seat } from './cards.ts';
import type { Round } from './state.ts';

/** Chapter "track": the progression of evil. */

/** The marker starts on 0, Jekyll's end; on 10, Hyde's end, the game is over. */
export const START = 0;
export const END = 10;
/** Positions from here on are Hyde's side of the track. */
const HYDES_SIDE = 5;
export const ROUNDS = 3;
export const TRICKS = 10;

/** The difference in tricks, whoever has more: 0, 2, 4, 6, 8 or 10, for ten tricks are always won in all. */
export function gap(tricks: BySeat<number>): number {
  return Math.abs(tricks.jekyll - tricks.hyde);
}

/** Where the marker goes: towards Hyde, never back, and no further than the end. */
export function advance(marker: number, gap: number): number {
  return Math.min(END, marker + gap);
}

/** The least gap (2 to 10) that brings a marker, which is not there yet, to the end: gaps are even. */
export function gapToEnd(marker: number): number {
  return 2 * Math.ceil((END - marker) / 2);
}

/** On whose side of the track a marker stands. */
export function sideOf(marker: number): Seat {
  return marker < HYDES_SIDE ? 'jekyll' : 'hyde';
}

/** Who has won the game once a round has moved the marker; null: another round follows. */
export function gameWinner(round: Round, marker: number): Seat | null {
  if (marker >= END) return 'hyde';
  return round >= ROUNDS ? 'jekyll' : null;
}

export function nextRound(round: Round): Round {
  return round === 1 ? 2 : 3;
}

/** How a round moves the marker and what comes of it. */
export interface RoundEnd {
  readonly round: Round;
  readonly gap: number;
  readonly from: number;
  readonly marker: number;
  /** Who has won; null: another round follows. */
  readonly winner: Seat | null;
  /** Whose side the marker stands on, and who would lead the next round. */
  readonly side: Seat;
}

/** What comes of a round that ends with so many tricks owned, the marker having stood on `from`. */
export function roundEnd(round: Round, from: number, tricks: BySeat<number>): RoundEnd {
  return roundEndBy(round, from, gap(tricks));
}

/** The gap that a player wants of a round above all: none for Jekyll, all tricks on one side for Hyde. */
export const WANTED_GAP: BySeat<number> = { jekyll: 0, hyde: TRICKS };

/** How far (0 to 10) a gap is from what a player wants of a round above all; on average, where the gap is one. */
export function offWantedGap(gap: number, seat: Seat): number {
  return Math.abs(WANTED_GAP[seat] - gap);
}

/** What comes of a round that ends with a gap (0 to 10, even), the marker having stood on `from`. */
export function roundEndBy(round: Round, from: number, gap: number): RoundEnd {
  const marker = advance(from, gap);
  return { round, gap, from, marker, winner: gameWinner(round, marker), side: sideOf(marker) };
}

/** What a game shows that one would not think of, as the lessons ask for it. */
export type RemarkableEnd = 'hyde-by-jekylls-tricks' | 'jekyll-though-hyde-leads' | 'as-near-as-can-be';

/** What is remarkable about how a game has ended, by the tricks (0 to 10) that Jekyll took in each round; nothing before its end. */
export function remarkableEnds(jekyllsTricks: readonly number[]): readonly RemarkableEnd[] {
  const rounds = progression(jekyllsTricks);
  const last = rounds.at(-1);
  if (last?.winner === 'hyde') {
    const isJekyllsEach = rounds.every((_, index) => (jekyllsTricks[index] ?? 0) > TRICKS / 2);
    return isJekyllsEach ? ['hyde-by-jekylls-tricks'] : [];
  }
  if (last?.winner !== 'jekyll') return [];
  const remarkable: RemarkableEnd[] = [];
  if (rounds.slice(0, -1).every(({ side }) => side === 'hyde')) remarkable.push('jekyll-though-hyde-leads');
  // Gaps are even, and so is every place that the marker comes to.
  if (last.marker === END - 2) remarkable.push('as-near-as-can-be');
  return remarkable;
}

/** The progression of a game, round by round, from the tricks (0 to 10) that Jekyll takes in each; it ends with the game. */
export function progression(jekyllsTricks: readonly number[]): readonly RoundEnd[] {
  const ends: RoundEnd[] = [];
  for (const [index, jekyll] of jekyllsTricks.slice(0, ROUNDS).entries()) {
    const before = ends.at(-1);
    if (before !== undefined && before.winner !== null) break;
    const round = index === 0 ? 1 : index === 1 ? 2 : 3;
    ends.push(roundEnd(round, before?.marker ?? START, { jekyll, hyde: TRICKS - jekyll }));
  }
  return ends;
}
