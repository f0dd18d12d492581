import type { ComponentChildren } from 'preact';
import type { GameTypes } from '#kit/game';
import { lineThrough } from '#replays/frames';
import { words } from '#said/viewer';
import type { Face } from '../face.ts';
import { Controls } from '../replay/Controls.tsx';
import { Scrubber } from '../replay/Scrubber.tsx';
import { useSwipe } from '../replay/use-swipe.ts';
import type { HeldReplay } from './use-replay.ts';

interface ReplayBoardProps<T extends GameTypes> {
  readonly face: Face<T>;
  readonly held: HeldReplay<T>;
  readonly seen: T['view'];
  readonly table: ComponentChildren;
  /** All ways through the game, four buttons, or only keys and fingers. */
  readonly controls?: 'full' | 'steps' | 'none';
  readonly children?: ComponentChildren;
}

/** A table, what is known of the hidden hands, and the ways to the other moves. */
export function ReplayBoard<T extends GameTypes>({
  face,
  held,
  seen,
  table,
  controls = 'full',
  children,
}: ReplayBoardProps<T>) {
  const { frames, steps, player } = held;
  const { at, can, go, jump } = steps;
  const swipe = useSwipe(go);
  const line = lineThrough(frames, at);
  const made = frames[at]?.number ?? 0;
  const known = face.words.known(seen);
  const position = words.position(made, line.length - 1);
  const beginnings = (of: 'section' | 'part') =>
    line.flatMap((id, moves) => {
      const step = frames[id]?.step;
      return step != null && face.begins(step.action) === of ? [moves - 1] : [];
    });
  return (
    <div class="replay-board" {...swipe}>
      {table}
      {known !== null && <p class="known">{known}</p>}
      {controls === 'full' && (
        <Scrubber
          label={words.scrubber}
          text={position}
          moves={line.length - 1}
          made={made}
          large={beginnings('section')}
          small={beginnings('part')}
          jump={(made) => {
            jump(line[made] ?? at);
          }}
        />
      )}
      {controls !== 'none' && (
        <Controls
          can={can}
          go={go}
          words={face.words.stepping}
          position={position}
          full={controls === 'full'}
        >
          {controls === 'full' && (
            <button type="button" class="button" onClick={player.toggle}>
              {player.playing ? words.pause : words.play}
            </button>
          )}
        </Controls>
      )}
      {children}
    </div>
  );
}
