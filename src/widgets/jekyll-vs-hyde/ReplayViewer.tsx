import { useMemo } from 'preact/hooks';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/game';
import { view } from '#games/jekyll-vs-hyde/view';
import { begin, play } from '#machines/jekyll-vs-hyde';
import { unfold } from '#replays/frames';
import type { Replay } from '#replays/replay';
import { english } from '#words/en/table';
import { Controls } from '../replay/Controls.tsx';
import { useSteps } from '../replay/use-steps.ts';
import { Happened } from './Happened.tsx';
import { MoveList } from './MoveList.tsx';
import { Table } from './Table.tsx';

interface ReplayViewerProps {
  readonly replay: Replay<JekyllVsHyde>;
}

/** Steps through a game: the machine runs its moves once, then only the present frame changes. */
export default function ReplayViewer({ replay }: ReplayViewerProps) {
  const frames = useMemo(() => unfold(begin(replay.rulings), replay.moves, play).frames, [replay]);
  // Opens with the first hands on the table: before the deal there is nothing to look at.
  const { at, can, go, jump } = useSteps(frames, Math.min(1, frames.length - 1));
  const frame = frames[at];
  if (frame === undefined) return null;
  const { state } = frame.position.context;
  const moves = frames.reduce((most, { depth, number }) => (depth === 0 ? Math.max(most, number) : most), 0);
  return (
    <div class="replay">
      <div class="replay-board">
        <Table view={view(state, 'all')} players={replay.players} />
        <Controls can={can} go={go} position={english.replay.position(frame.number, moves)} />
      </div>
      <Happened frame={frame} />
      <MoveList frames={frames} at={at} jump={jump} />
    </div>
  );
}
