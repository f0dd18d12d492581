import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import type { UnfinishedGame } from '#progress/unfinished-game';
import { readReplay } from '#replays/read-replay';
import type { Replay } from '#replays/replay';
import { words } from '#said/play-against-computer';
import { isResting } from '../../kit/when-seat-decides.ts';
import type { PlaySetup, PlayAdapter, OpponentTypes, Settings } from './play-adapter.ts';

/** A game that has begun. */
export interface CurrentGame<T extends GameTypes, P extends OpponentTypes> {
  readonly settings: Settings<T, P>;
  /** Empty where the cards are still to be dealt. */
  readonly moves: readonly T['action'][];
  /** How many of the moves were made before the reader took over, so that none of them is the reader's; without it, none. */
  readonly given?: number;
}

/** Whether nothing is to be played before the next deal. */
export function isRoundOver<T extends GameTypes, P extends OpponentTypes>(
  { machine, goesOn = () => false }: Pick<PlayAdapter<T, P>, 'machine' | 'goesOn'>,
  state: T['state'],
): boolean {
  return isResting<T>(machine.game, state) && !goesOn(state);
}

/** A game to go on with, by its settings, the text of its replay, and how many moves of that were given. */
export function toUnfinishedGame<T extends GameTypes, P extends OpponentTypes>(
  { seat, strength, length, seed, practising }: Settings<T, P>,
  replay: string,
  given = 0,
): UnfinishedGame {
  return {
    seat,
    opponent: strength,
    length,
    seed,
    replay,
    ...(practising !== undefined && { practising }),
    ...(given > 0 && { given }),
  };
}

/** A game that was kept, as far as it is good, whether that is all of it, and the rules that came up in it, the latest first; null where nothing of it can be used. */
export function begunFrom<T extends GameTypes, P extends OpponentTypes>(
  { setup, machine }: Pick<PlayAdapter<T, P>, 'setup' | 'machine'>,
  { seed, replay, practising, given, ...kept }: UnfinishedGame,
): { readonly begun: CurrentGame<T, P>; readonly whole: boolean; readonly cited: readonly string[] } | null {
  const strength = setup.strengths.find((one) => one === kept.opponent);
  const length = setup.lengths.find((one) => one === kept.length);
  const seat = length === undefined ? undefined : setup.seats(length).find((one) => one === kept.seat);
  const read = readReplay(replay, machine);
  if (seat === undefined || strength === undefined || length === undefined || !read.ok) return null;
  const { rulings } = read.value.replay;
  const moves = read.value.replay.moves.map(({ action }): T['action'] => action);
  if (moves.length === 0) return null;
  const chosen = {
    ...(practising !== undefined && { practising }),
    ...(rulings !== undefined && { rulings }),
  };
  return {
    begun: {
      settings: { seat, strength, length, seed, ...chosen },
      moves,
      ...(given !== undefined && { given: Math.min(given, moves.length) }),
    },
    whole: read.value.problems.length === 0,
    cited: read.value.frames
      .flatMap(({ position }) => position.context.events.map(({ rule }) => rule))
      .reverse(),
  };
}

/** The positions of a game, from before its first deal on; a move that its rules refuse, which none is that has been read, is left out. */
export function standingsOf<T extends GameTypes, P extends OpponentTypes>(
  { machine }: Pick<PlayAdapter<T, P>, 'machine'>,
  { settings, moves }: CurrentGame<T, P>,
): readonly Standing<T>[] {
  const standings: Standing<T>[] = [machine.begin(settings.rulings)];
  for (const move of moves) {
    const last = standings.at(-1);
    const played = last && machine.play(last, move);
    if (played?.ok === true) standings.push(played.value);
  }
  return standings;
}

/** The game as a replay, with a title where it has a name. */
export function replayOf<T extends GameTypes, P extends OpponentTypes>(
  { setup }: Pick<PlayAdapter<T, P>, 'setup'>,
  { settings, moves }: CurrentGame<T, P>,
  title?: string,
): Replay<T> {
  return {
    game: setup.game,
    ...(title !== undefined && { title }),
    players: namesOf(setup, settings),
    ...(settings.rulings !== undefined && { rulings: settings.rulings }),
    moves: moves.map((action) => ({ action })),
  };
}

/** Who sits where: the reader, and opponents in all other seats. */
export function namesOf<T extends GameTypes, P extends OpponentTypes>(
  { seats, words: { opponents } }: PlaySetup<T, P>,
  { seat, strength, length }: Settings<T, P>,
): Readonly<Partial<Record<T['seat'], string>>> {
  const names: Partial<Record<T['seat'], string>> = {};
  for (const one of seats(length)) names[one] = one === seat ? words.match.you : opponents[strength].name;
  return names;
}
