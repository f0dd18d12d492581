import { useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { toPermalink } from '#replays/permalink';
import { writeReplay } from '#replays/write';
import { createSaver } from '#studies/saver';
import { words as edit } from '#said/editing';
import { words as play } from '#said/play';
import { gameUrl } from '../game-url.ts';
import { replayOf, type CurrentGame } from './current-game.ts';
import type { MatchProps } from './match-props.ts';
import type { ReviewProps, Rivals, RivalTypes } from './rivals.ts';

interface RoundEndProps<T extends GameTypes, P extends RivalTypes>
  extends Pick<MatchProps<T, P>, 'again' | 'leave'>, Omit<ReviewProps<T, P>, 'seat'> {
  readonly rivals: Rivals<T, P>;
  readonly game: CurrentGame<T, P>;
  readonly state: T['state'];
  readonly next: () => void;
}

const { over: words } = play;

/** What a round has brought, what one's cards have cost in it, and what to do now. */
export function RoundEnd<T extends GameTypes, P extends RivalTypes>(props: RoundEndProps<T, P>) {
  const { rivals, game, past, thinker } = props;
  const { Result, Review } = rivals;
  const ended = { seat: game.settings.seat, past, moves: game.moves };
  return (
    <section class="round-end">
      <Result {...ended} />
      <WhatNext {...props} />
      {Review !== undefined && <Review {...ended} thinker={thinker} />}
      <KeepMatch rivals={rivals} game={game} />
    </section>
  );
}

/** The next round or, after the last, another match. */
function WhatNext<T extends GameTypes, P extends RivalTypes>(props: RoundEndProps<T, P>) {
  const { rivals, game, state, next, again, leave } = props;
  const { seat, length } = game.settings;
  const others = rivals.setup.seats.filter((one) => one !== seat);
  if (!rivals.isDone(length, state)) {
    return (
      <div class="actions">
        <button type="button" class="button" data-primary onClick={next}>
          {words.next}
        </button>
      </div>
    );
  }
  return (
    <div class="actions">
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
      {others.length === 1 &&
        others.map((other) => (
          <button
            key={other}
            type="button"
            class="button"
            onClick={() => {
              again(other);
            }}
          >
            {rivals.words.other}
          </button>
        ))}
      <button type="button" class="button" onClick={leave}>
        {words.change}
      </button>
    </div>
  );
}

/** The match in the viewer, or among the reader's games. */
function KeepMatch<T extends GameTypes, P extends RivalTypes>({
  rivals,
  game,
}: Pick<RoundEndProps<T, P>, 'rivals' | 'game'>) {
  const [said, say] = useState<string | null>(null);
  const { game: id } = rivals.setup;
  const name = rivals.words.name(game.settings, Date.now());
  const text = writeReplay(replayOf(rivals, game, name));
  const keep = async () => {
    const keeper = createSaver(id, null, rivals.isReadable);
    const standing = await keeper.keep({ name, text, changed: Date.now() });
    say(standing.type === 'kept' ? words.kept(standing.entry.name) : edit.troubles[standing.trouble]);
  };
  return (
    <>
      <div class="actions">
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            void toPermalink(text).then((fragment) => {
              location.assign(`${gameUrl(id, '/study/')}#${fragment}`);
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
            {said} <a href={gameUrl(id, '/study/')}>{words.own}</a>
          </>
        )}
      </p>
    </>
  );
}
