import { MATCH_CHANCES } from '#games/jekyll-vs-hyde/opponents/match-chances';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { gapToEnd, WANTED_GAP } from '#games/jekyll-vs-hyde/rules/track';
import { IdentityTrack } from '#games/jekyll-vs-hyde/table/IdentityTrack.tsx';
import { words as table } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import { words as play } from '#said/jekyll-vs-hyde/play-against-computer';
import { punctuation } from '#said/punctuation';
import type { EndProps } from '#widgets/play/play-adapter.ts';

/** What a round has brought: its gap, where the marker went, as was seen on the table, and what that is worth. */
export function RoundResult({ seat, past }: EndProps<JekyllVsHyde>) {
  const { over: words } = play;
  const { state, events = [] } = past.at(-1)?.context ?? {};
  const moved = events.find((event) => event.type === 'gap');
  if (state === undefined || 'hands' in state || moved === undefined) return null;
  const winner = state.phase === 'over' && state.winner !== 'draw' ? state.winner : null;
  const earlier = past
    .flatMap(({ context }) => context.events.filter((event) => event.type === 'gap'))
    .slice(-(state.finished?.round ?? 1), -1);
  const before = state.finished === null ? undefined : MATCH_CHANCES[state.finished.round][moved.from];
  const now = MATCH_CHANCES[state.round][state.marker];
  const ofHyde = Math.sign((now ?? 0) - (before ?? 0));
  const change = seat === 'hyde' ? ofHyde : -ofHyde;
  return (
    <>
      <h2>{winner === null ? words.title(state.finished?.round ?? 1, change) : words.won(seat, winner)}</h2>
      <IdentityTrack marker={moved.to} label={table.table.track(moved.to)} />
      <p>
        {state.phase === 'over' &&
          earlier.map(
            ({ tricks, to }, index) => words.ofRound(index + 1, tricks[seat], to) + punctuation.afterSentence,
          )}
        {words.result(seat, moved.tricks[seat], moved.gap, moved.from, moved.to)}
        {winner !== null && (
          <>
            {punctuation.afterSentence}
            {words.whyWon(winner)}
          </>
        )}
        {moved.gap === WANTED_GAP[seat] && (
          <>
            {punctuation.afterSentence}
            {words.perfect(seat)}
          </>
        )}
      </p>
      {state.phase === 'deal' && (
        <p>
          {words.needed(state.round, gapToEnd(state.marker))}
          {before !== undefined && now !== undefined && (
            <>
              {punctuation.afterSentence}
              {words.outlook(seat, before, now)}
            </>
          )}
        </p>
      )}
    </>
  );
}
