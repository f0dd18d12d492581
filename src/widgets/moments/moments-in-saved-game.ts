import type { GameTypes, Rules } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import { momentsOfMoves, movesIn, type MomentTeller } from '#replays/moments/moments-of-moves';
import type { Moment, MomentSource } from '#replays/moments/moment-types';
import { playOutVariations } from '#replays/play-out-variations';
import type { GameReader } from '../own/read-games-in-worker.ts';

/**
 * The moments in the text of a kept game; none where it cannot be read. What a game was made of where not all hands were seen is
 * made up, so nothing is found by them.
 */
export function momentsInText<T extends GameTypes, Extra extends object>(
  { read }: Pick<GameReader<T, Extra>, 'read'>,
  machine: Machine<T, Standing<T>, Rules<T>>,
  teller: MomentTeller<T>,
): (source: MomentSource, text: string) => readonly Moment[] {
  return (source, text) =>
    read(text).games.flatMap(({ replay, extra }) => {
      const { frames } = playOutVariations(machine.begin(replay.rulings), replay.moves, (position, action) =>
        machine.play(position, action),
      );
      return momentsOfMoves(teller, source, movesIn(frames), extra === null ? undefined : 'hand');
    });
}
