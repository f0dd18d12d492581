import { useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { toPermalink } from '#replays/permalink';
import { writeReplay } from '#replays/write';
import { createSaver } from '#studies/saver';
import { words as edit } from '#said/editing';
import { words as play } from '#said/play';
import { gameUrl } from '../game-url.ts';
import { Events } from '../viewer/Events.tsx';
import { replayOf, type CurrentGame } from './current-game.ts';
import type { MatchProps } from './match-props.ts';
import type { EndProps, ReviewProps, Rivals, RivalTypes, Settings } from './rivals.ts';

interface RoundEndProps<T extends GameTypes, P extends RivalTypes> {
  readonly rivals: Rivals<T, P>;
  readonly game: CurrentGame<T, P>;
  readonly past: EndProps<T>['past'];
  /** Null as long as nothing can be asked. */
  readonly thinker: ReviewProps<T, P>['thinker'] | null;
  readonly happened: readonly T['event'][];
}

interface WhatNextProps<T extends GameTypes, P extends RivalTypes> extends Pick<
  MatchProps<T, P>,
  'again' | 'leave'
> {
  readonly rivals: Rivals<T, P>;
  readonly settings: Settings<T, P>;
  readonly state: T['state'];
  readonly next: () => void;
}

const { over: words } = play;

interface RoundResultProps<T extends GameTypes, P extends RivalTypes> extends EndProps<T> {
  readonly rivals: Pick<Rivals<T, P>, 'Result'>;
}

/** What a round has brought, said where the reader looks. */
export function RoundResult<T extends GameTypes, P extends RivalTypes>({
  rivals: { Result },
  ...ended
}: RoundResultProps<T, P>) {
  return (
    <div class="told" role="status" tabIndex={-1}>
      <Result {...ended} />
    </div>
  );
}

/** What happened last in a round, what one's cards have cost in it, and where to keep it. */
export function RoundEnd<T extends GameTypes, P extends RivalTypes>(props: RoundEndProps<T, P>) {
  const { rivals, game, past, thinker, happened } = props;
  const { Review } = rivals;
  return (
    <section class="round-end">
      <Events face={rivals.face} events={happened} />
      {Review !== undefined && thinker !== null && (
        <Review seat={game.settings.seat} past={past} moves={game.moves} thinker={thinker} />
      )}
      <KeepMatch rivals={rivals} game={game} />
    </section>
  );
}

/** The next round or, after the last, another match. */
export function WhatNext<T extends GameTypes, P extends RivalTypes>(props: WhatNextProps<T, P>) {
  const { rivals, settings, state, next, again, leave } = props;
  const { seat, length } = settings;
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
