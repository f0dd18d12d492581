import { face } from '#games/jekyll-vs-hyde/face.tsx';
import { words as viewer } from '#said/viewer';
import { words } from '#said/jekyll-vs-hyde/table';
import { words as sandbox } from '#said/jekyll-vs-hyde/sandbox';
import { lineThrough } from '#replays/frames';
import { pathOf, type Path } from '#replays/path';
import type { BoardFrame } from '#games/jekyll-vs-hyde/board/board';
import { MoveList } from '#widgets/viewer/MoveList.tsx';
import { Controls, type NavCommand } from '#widgets/replay/Controls.tsx';
import { destination } from '#widgets/replay/use-steps.ts';

interface PlayedMovesProps {
  readonly frames: readonly BoardFrame[];
  readonly at: number;
  readonly goTo: (path: Path) => void;
}

/** What was played from the position on, with every branch, and the way through it. Nothing where nothing was. */
export default function PlayedMoves({ frames, at, goTo }: PlayedMovesProps) {
  if (frames.length < 2) return null;
  const line = lineThrough(frames, at);
  const lead = (way: NavCommand) => destination(frames, at, way, () => false);
  const jump = (id: number) => {
    goTo(pathOf(frames, id));
  };
  return (
    <section class="line">
      <h2 class="label">{sandbox.line.title}</h2>
      <Controls
        can={(way) => lead(way) !== null}
        go={(way) => {
          const id = lead(way);
          if (id !== null) jump(id);
        }}
        words={words.replay}
        position={viewer.position(frames[at]?.number ?? 0, line.length - 1)}
      />
      <MoveList face={face} frames={frames} at={at} jump={jump} />
    </section>
  );
}
