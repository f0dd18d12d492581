import type { GameTypes } from '#kit/game';
import { lineThrough } from '#replays/replay-frames';
import { words as sandbox } from '#said/sandbox';
import { words as viewer } from '#said/replay-viewer';
import type { Face } from '../face.ts';
import { ReplayControls, type NavCommand } from '../replay/ReplayControls.tsx';
import { destination } from '../replay/use-replay-steps.ts';
import { MoveList } from '../viewer/MoveList.tsx';
import type { MovesProps } from './sandbox-adapter.ts';

/** What was played from the position on, with every branch, and the way through it. */
export function PlayedMoves<T extends GameTypes>({
  face,
  frames,
  at,
  jump,
}: MovesProps<T> & { readonly face: Face<T> }) {
  const line = lineThrough(frames, at);
  const lead = (way: NavCommand) => destination(frames, at, way, () => false);
  return (
    <section class="line">
      <h2 class="label">{sandbox.line.title}</h2>
      <ReplayControls
        can={(way) => lead(way) !== null}
        go={(way) => {
          const id = lead(way);
          if (id !== null) jump(id);
        }}
        words={face.words.stepping}
        position={viewer.position(frames[at]?.number ?? 0, line.length - 1)}
      />
      <MoveList face={face} frames={frames} at={at} jump={jump} />
    </section>
  );
}
