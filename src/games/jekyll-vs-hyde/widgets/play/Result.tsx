import { useLayoutEffect, useRef } from 'preact/hooks';
import { MATCH_CHANCES } from '#games/jekyll-vs-hyde/opponents/match-chances';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { IdentityTrack } from '#games/jekyll-vs-hyde/table/IdentityTrack.tsx';
import { markerWalk } from '#games/jekyll-vs-hyde/table/marker-walk';
import { words as table } from '#said/jekyll-vs-hyde/table';
import { isStill } from '#widgets/motion/use-motion.ts';
import { words as play } from '#said/jekyll-vs-hyde/play';
import type { EndProps } from '#widgets/play/play-adapter.ts';

/** What a round has brought: its gap, where the marker goes, and what that is worth. */
export function Result({ seat, past }: EndProps<JekyllVsHyde>) {
  const { over: words } = play;
  const { state, events = [] } = past.at(-1)?.context ?? {};
  const moved = events.find((event) => event.type === 'gap');
  if (state === undefined || 'hands' in state || moved === undefined) return null;
  const chance = MATCH_CHANCES[state.round][state.marker];
  return (
    <>
      <h2>{words.title(state.finished?.round ?? 1)}</h2>
      <WalkedTrack from={moved.from} to={moved.to} />
      <p>{words.result(seat, moved.tricks[seat], moved.gap, moved.from, moved.to)}</p>
      {state.phase === 'over' && state.winner !== 'draw' && (
        <p>
          <strong>{words.won(seat, state.winner)}</strong>
        </p>
      )}
      {state.phase === 'deal' && chance !== undefined && <p>{words.outlook(seat, chance)}</p>}
    </>
  );
}

/** The track, along which the marker walks to where it is now. */
function WalkedTrack({ from, to }: { readonly from: number; readonly to: number }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { keyframes, duration } = markerWalk(from, to);
    if (!isStill() && from !== to)
      root.current?.querySelector('.marker')?.animate(keyframes, { duration, delay: 400, fill: 'backwards' });
  }, []);
  return (
    <div ref={root}>
      <IdentityTrack marker={to} label={table.table.track(to)} />
    </div>
  );
}
