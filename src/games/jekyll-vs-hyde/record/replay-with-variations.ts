import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Machine, Standing } from '#kit/game-machine';
import { withVariations, type ReplayWithVariations } from '#replays/record-variations';
import { observerOf, replayOf } from './record-to-replay.ts';
import type { Recording } from './record-in-progress.ts';

/** The replay of a record with the variations that stand beside its moves, none where cards have been made up; and what is wrong with them. */
export function replayWithVariations(
  recording: Recording,
  machine: Machine<JekyllVsHyde, Standing<JekyllVsHyde>>,
): ReplayWithVariations<JekyllVsHyde> {
  const notes = observerOf(recording) === null ? recording.notes : [];
  return withVariations(replayOf(recording), notes, machine);
}
