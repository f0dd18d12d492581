import { useState } from 'preact/hooks';
import type { Conditions } from '#games/jekyll-vs-hyde/board/position-search-conditions';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { jekyllVsHydeNotation } from '#games/jekyll-vs-hyde/rules/notation';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import { words as sharing } from '#said/sandbox-share';
import { words as starts } from '#said/jekyll-vs-hyde/sandbox-starts';
import type { StartProps } from '#widgets/sandbox/sandbox-adapter.ts';
import { PositionSearchFields } from './PositionSearchFields.tsx';
import { openInViewer } from '#widgets/sandbox/open-in-viewer.ts';
import { usePositionSearch } from './use-position-search.ts';

/** Conditions, and a game that reaches a position which meets all of them, or the word that none was found. */
export default function FindPosition({ rulings, begin }: StartProps<JekyllVsHyde, Setup>) {
  const [wanted, want] = useState<Conditions>({ led: 'potion', followerVoid: true });
  const { state, search, stop } = usePositionSearch(begin);
  const { find: words } = starts;
  const searching = state.type === 'searching';
  const found = state.type === 'done' && state.result.found ? state.result : null;
  return (
    <form
      class="start-form"
      onSubmit={(event) => {
        event.preventDefault();
        search(wanted, rulings);
      }}
    >
      <PositionSearchFields wanted={wanted} want={want} />
      <div class="actions">
        <button type="submit" class="button" aria-disabled={searching}>
          {words.search}
        </button>
        {searching && (
          <button type="button" class="button quiet" onClick={stop}>
            {words.stop}
          </button>
        )}
      </div>
      <p role="status">
        {state.type === 'searching' && words.looking(state.games)}
        {state.type === 'stopped' && words.stopped(state.games)}
        {state.type === 'done' && (state.result.found ? words.found : words.none)(state.result.games)}
      </p>
      {found !== null && (
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            const moves = found.moves.map((action) => ({ action }));
            const { title } = sharing.replay;
            void openInViewer(
              { game: jekyllVsHyde.id, title, rulings, moves },
              { turns: [], moves: moves.length },
              jekyllVsHyde,
              jekyllVsHydeNotation,
            );
          }}
        >
          {sharing.viewer}
        </button>
      )}
    </form>
  );
}
