import type { GameTypes } from '#kit/game';
import type { Line } from '#replays/replay';
import { writeReplay } from '#replays/write-replay';
import type { PanelProps } from './panel-and-tab-types.ts';

/** The text of the file that a game would be with these moves: what its observer keeps, or the replay. */
export function replayFileText<T extends GameTypes>(
  { replay, textOf }: Pick<PanelProps<T>, 'replay' | 'textOf'>,
  moves: Line<T['action']> = replay.moves,
): string {
  return textOf?.(moves) ?? writeReplay({ ...replay, moves });
}
