import { SEATS, other } from '#games/jekyll-vs-hyde/rules/cards';
import { jekyllVsHyde, type JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine';
import { STRENGTHS } from '#games/jekyll-vs-hyde/opponents/strength';
import type { UnfinishedGame } from '#progress/unfinished-game';
import { readReplay } from '#replays/read';
import type { Replay } from '#replays/replay';
import { writeReplay } from '#replays/write';
import { words } from '#said/jekyll-vs-hyde/play';
import { LENGTHS, type Settings } from './settings.ts';

/** A game that has begun. */
export interface CurrentGame {
  readonly settings: Settings;
  /** Empty where the cards are still to be dealt. */
  readonly moves: readonly Action[];
}

export function runningOf({ settings, moves }: CurrentGame): UnfinishedGame {
  const { seat, strength, length, seed } = settings;
  return { seat, opponent: strength, length, seed, replay: writeReplay(replayOf({ settings, moves })) };
}

/** A game that was kept, as far as it is good, and whether that is all of it; null where nothing of it can be used. */
export function begunFrom({
  seed,
  replay,
  ...kept
}: UnfinishedGame): { readonly begun: CurrentGame; readonly whole: boolean } | null {
  const seat = SEATS.find((one) => one === kept.seat);
  const strength = STRENGTHS.find((one) => one === kept.opponent);
  const length = LENGTHS.find((one) => one === kept.length);
  const read = readReplay(replay, jekyllVsHydeMachine);
  if (seat === undefined || strength === undefined || length === undefined || !read.ok) return null;
  const moves = read.value.replay.moves.map(({ action }) => action);
  if (moves.length === 0) return null;
  return {
    begun: { settings: { seat, strength, length, seed }, moves },
    whole: read.value.problems.length === 0,
  };
}

/** The game as a replay, with a title where it has a name. */
export function replayOf(
  { settings: { seat, strength }, moves }: CurrentGame,
  title?: string,
): Replay<JekyllVsHyde> {
  return {
    game: jekyllVsHyde.id,
    ...(title !== undefined && { title }),
    players: { [seat]: words.match.you, [other(seat)]: words.setup.opponents[strength].name },
    moves: moves.map((action) => ({ action })),
  };
}

/** The index of the move that dealt the present round; -1 before the first. */
export function lastDeal(moves: CurrentGame['moves']): number {
  return moves.findLastIndex(({ type }) => type === 'deal');
}
