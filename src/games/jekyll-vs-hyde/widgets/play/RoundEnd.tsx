import { useState } from 'preact/hooks';
import { other, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import type { ChartPosition } from '#games/jekyll-vs-hyde/statechart';
import { MATCH_CHANCES } from '#games/jekyll-vs-hyde/opponents/match-chances';
import { toPermalink } from '#replays/permalink';
import { writeReplay } from '#replays/write';
import { createSaver } from '#studies/saver';
import { words as play } from '#said/jekyll-vs-hyde/play';
import { words as edit } from '#said/editing';
import { siteUrl } from '#widgets/site-url.ts';
import type { Thinker } from '#games/jekyll-vs-hyde/widgets/thinking/thinking';
import { isReadable } from '#games/jekyll-vs-hyde/widgets/own/is-readable';
import { replayOf, type CurrentGame } from './current-game.ts';
import { Review } from './Review.tsx';

interface RoundEndProps {
  readonly game: CurrentGame;
  readonly past: readonly ChartPosition[];
  readonly thinker: Thinker;
  readonly next: () => void;
  readonly again: (seat: Seat) => void;
  readonly leave: () => void;
}

/** What a round has brought, what one's cards have cost in it, and what to do now. */
export function RoundEnd({ game, past, thinker, next, again, leave }: RoundEndProps) {
  const { seat, strength, length } = game.settings;
  const [said, say] = useState<string | null>(null);
  const { over: words } = play;
  const state = past.at(-1)?.context.state;
  const moved = past.at(-1)?.context.events.find((event) => event.type === 'gap');
  if (state === undefined || 'hands' in state || moved === undefined) return null;
  const isOver = state.phase === 'over';
  const round = state.finished?.round ?? 1;
  const chance = MATCH_CHANCES[state.round][state.marker];
  const title = words.name(seat, strength, Date.now());
  const replay = writeReplay(replayOf(game, title));

  const keep = async () => {
    const standing = await createSaver(GAME_ID, null, isReadable).keep({
      name: title,
      text: replay,
      changed: Date.now(),
    });
    say(standing.type === 'kept' ? words.kept(standing.entry.name) : edit.troubles[standing.trouble]);
  };
  return (
    <section class="round-end">
      <h2>{words.title(round)}</h2>
      <p>{words.result(seat, moved.tricks[seat], moved.gap, moved.from, moved.to)}</p>
      {state.phase === 'over' && state.winner !== 'draw' && (
        <p>
          <strong>{words.won(seat, state.winner)}</strong>
        </p>
      )}
      {state.phase === 'deal' && chance !== undefined && <p>{words.outlook(seat, chance)}</p>}
      <div class="actions">
        {!isOver && length === 'game' && (
          <button type="button" class="button" data-primary onClick={next}>
            {words.next}
          </button>
        )}
        {(isOver || length === 'round') && (
          <>
            <button
              type="button"
              class="button"
              data-primary
              onClick={() => {
                again(seat);
              }}
            >
              {words.again}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => {
                again(other(seat));
              }}
            >
              {words.other}
            </button>
            <button type="button" class="button" onClick={leave}>
              {words.change}
            </button>
          </>
        )}
      </div>
      <Review thinker={thinker} game={game} past={past} />
      <div class="actions">
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            void toPermalink(replay).then((fragment) => {
              location.assign(`${siteUrl('/jekyll-vs-hyde/study/')}#${fragment}`);
            });
          }}
        >
          {words.open}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            void keep();
          }}
        >
          {words.keep}
        </button>
      </div>
      <p role="status">
        {said !== null && (
          <>
            {said} <a href={siteUrl('/jekyll-vs-hyde/study/')}>{words.own}</a>
          </>
        )}
      </p>
    </section>
  );
}
