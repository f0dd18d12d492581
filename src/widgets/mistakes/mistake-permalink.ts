import type { GameTypes } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import { replayFromUrlFragment, replayToUrlFragment } from '#replays/whole-replay-in-url-fragment';
import { readReplay } from '#replays/read-replay';
import { writeReplay } from '#replays/write-replay';

/** A mistake as it is kept: the game up to it, whose last move is the one that did better, with the mistake as its variation. */

/** A move than which another did better, in a game of which no more is known than what led there. */
export interface Mistake<T extends GameTypes> {
  readonly rulings?: Partial<T['rulings']>;
  /** From the first one up to the position. */
  readonly moves: readonly T['action'][];
  readonly made: T['action'];
  readonly better: T['action'];
  /** By how much of the game, 0 to 1, the other move did better, as it was estimated. */
  readonly cost: number;
}

/** A mistake whose position is known. */
export interface PosedMistake<T extends GameTypes> extends Pick<Mistake<T>, 'made' | 'better'> {
  readonly position: Standing<T>;
  /** What has happened since the last deal, the latest last. */
  readonly happened: readonly T['event'][];
}

/** The name that a mistake has among the progress: the fragment of a link to its game. */
export async function mistakeLink<T extends GameTypes>(
  game: string,
  { rulings, moves, made, better }: Mistake<T>,
): Promise<string> {
  const replay = {
    game,
    ...(rulings !== undefined && { rulings }),
    moves: [...moves.map((action) => ({ action })), { action: better, variations: [[{ action: made }]] }],
  };
  return replayToUrlFragment(writeReplay<T>(replay));
}

/** The mistake of a link; null where it holds none that the rules allow. Nothing in it is trusted. */
export async function readMistake<T extends GameTypes>(
  machine: Machine<T, Standing<T>>,
  link: string,
): Promise<PosedMistake<T> | null> {
  const text = await replayFromUrlFragment(link);
  const read = text.ok ? readReplay(text.value, machine) : null;
  if (read?.ok !== true || read.value.problems.length > 0) return null;
  const { frames, replay } = read.value;
  const last = replay.moves.at(-1);
  const made: T['action'] | undefined = last?.variations?.[0]?.[0]?.action;
  const line = frames.filter(({ number, depth }) => depth === 0 && number < replay.moves.length);
  const before = line.at(-1);
  if (last === undefined || made === undefined || before === undefined) return null;
  const happened = sinceDeal<T>(
    replay.moves.map(({ action }): T['action'] => action),
    line.map(({ position }) => position),
  );
  return { position: before.position, happened, made, better: last.action };
}

/** What has happened since the last deal; each of the moves leads from its position to the next. */
export function sinceDeal<T extends GameTypes>(
  moves: readonly T['action'][],
  positions: readonly Standing<T>[],
): readonly T['event'][] {
  const deal = moves.slice(0, positions.length - 1).findLastIndex(({ by }) => by === undefined);
  return positions.slice(deal + 1).flatMap(({ context }): readonly T['event'][] => context.events);
}
