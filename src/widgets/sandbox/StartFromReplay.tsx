import { useEffect, useState } from 'preact/hooks';
import type { BoardFrame } from '#replays/board/sandbox-board';
import type { Positions } from '#replays/board/position-setup-adapter';
import type { Game, GameTypes } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import { lineThrough } from '#replays/replay-frames';
import { readReplay } from '#replays/read-replay';
import { words as sandbox } from '#said/sandbox';
import { gamePageUrl } from '../game-page-url.ts';
import type { StartProps } from './sandbox-adapter.ts';

interface StartFromReplayProps<T extends GameTypes, Setup extends object> extends StartProps<T, Setup> {
  readonly machine: Machine<T, Standing<T>, Game<T>>;
  readonly questionOf: Positions<T, Setup>['questionOf'];
  /** What a moment is called, and the part of the game under which it stands; null where nothing can be asked about it. */
  readonly moment: (state: T['state']) => Moment | null;
}

export interface Moment {
  readonly section: string;
  readonly name: string;
}

type Loaded<T extends GameTypes> = readonly BoardFrame<T>[] | 'loading' | 'failed';

/** Any moment of any game of the site. */
export function StartFromReplay<T extends GameTypes, Setup extends object>({
  games,
  beginAndClose,
  machine,
  questionOf,
  moment,
}: StartFromReplayProps<T, Setup>) {
  const [id, pick] = useState('');
  const [loaded, keep] = useState<Loaded<T>>('loading');
  const { start: words } = sandbox;
  useEffect(() => {
    if (id === '') return;
    let wanted = true;
    keep('loading');
    void framesOf(id, machine).then((frames) => {
      if (wanted) keep(frames ?? 'failed');
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  return (
    <div class="start-form">
      <label>
        {words.game}
        <select
          value={id}
          onChange={({ currentTarget }) => {
            pick(currentTarget.value);
          }}
        >
          <option value="">{words.choose}</option>
          {games.map((game) => (
            <option key={game.id} value={game.id}>
              {game.title}
            </option>
          ))}
        </select>
      </label>
      {id !== '' && typeof loaded === 'string' && (
        <p role="status">{loaded === 'failed' ? words.notLoaded : words.loading}</p>
      )}
      {id !== '' && typeof loaded !== 'string' && (
        <MomentChoice
          key={id}
          frames={loaded}
          moment={moment}
          show={({ position }) => {
            beginAndClose(questionOf(position.context.state));
          }}
        />
      )}
    </div>
  );
}

interface MomentChoiceProps<T extends GameTypes> {
  readonly frames: readonly BoardFrame<T>[];
  readonly moment: (state: T['state']) => Moment | null;
  readonly show: (frame: BoardFrame<T>) => void;
}

/** The moments of the main line of a game to choose from, by its parts. */
function MomentChoice<T extends GameTypes>({ frames, moment, show }: MomentChoiceProps<T>) {
  const { start: words } = sandbox;
  const moments = lineThrough(frames).flatMap((id) => {
    const frame = frames[id];
    const found = frame === undefined ? null : moment(frame.position.context.state);
    return frame === undefined || found === null ? [] : [{ frame, ...found }];
  });
  const [at, choose] = useState(0);
  const sections = Map.groupBy(moments.entries(), ([, { section }]) => section);
  return (
    <>
      <label>
        {words.moment}
        <select
          value={at}
          onChange={({ currentTarget }) => {
            choose(Number(currentTarget.value));
          }}
        >
          {[...sections].map(([section, entries]) => (
            <optgroup key={section} label={section}>
              {entries.map(([index, { name }]) => (
                <option key={index} value={index}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="button"
        onClick={() => {
          const chosen = moments[at];
          if (chosen !== undefined) show(chosen.frame);
        }}
      >
        {words.show}
      </button>
    </>
  );
}

/** The frames of a game; null where it cannot be fetched or read. */
async function framesOf<T extends GameTypes>(
  id: string,
  machine: Machine<T, Standing<T>, Game<T>>,
): Promise<readonly BoardFrame<T>[] | null> {
  try {
    const response = await fetch(gamePageUrl(machine.game.id, `/replays/${id}.json`));
    if (!response.ok) return null;
    const read = readReplay(await response.text(), machine);
    return read.ok ? read.value.frames : null;
  } catch {
    return null;
  }
}
