import type { ComponentChildren } from 'preact';
import { other } from '#games/jekyll-vs-hyde/rules/cards';
import { knowledge, type View } from '#games/jekyll-vs-hyde/rules/view';
import { lineThrough } from '#replays/frames';
import { words as tableWords } from '#said/jekyll-vs-hyde/table';
import { Controls } from '#widgets/replay/Controls.tsx';
import { Scrubber } from '#widgets/replay/Scrubber.tsx';
import { useSwipe } from '#widgets/replay/use-swipe.ts';
import type { HeldReplay } from './use-replay.ts';

interface ReplayBoardProps {
  readonly held: HeldReplay;
  readonly seen: View;
  readonly table: ComponentChildren;
  /** All ways through the game, four buttons, or only keys and fingers. */
  readonly controls?: 'full' | 'steps' | 'none';
  readonly children?: ComponentChildren;
}

/** A table, what is known of the hidden hand, and the ways to the other moves. */
export function ReplayBoard({ held, seen, table, controls = 'full', children }: ReplayBoardProps) {
  const { frames, steps, player } = held;
  const { at, can, go, jump } = steps;
  const swipe = useSwipe(go);
  const line = lineThrough(frames, at);
  const made = frames[at]?.number ?? 0;
  const voids = seen.viewer === 'all' ? [] : knowledge(seen).voids;
  const { replay: words } = tableWords;
  const position = words.position(made, line.length - 1);
  const partsOf = (type: string) =>
    line.flatMap((id, before) => (frames[id]?.step?.action.type === type ? [before - 1] : []));
  return (
    <div class="replay-board" {...swipe}>
      {table}
      {seen.viewer !== 'all' && voids.length > 0 && (
        <p class="known">{words.voids(other(seen.viewer), voids)}</p>
      )}
      {controls === 'full' && (
        <Scrubber
          label={words.scrubber}
          text={position}
          moves={line.length - 1}
          made={made}
          large={partsOf('deal')}
          small={partsOf('lead')}
          jump={(made) => {
            jump(line[made] ?? at);
          }}
        />
      )}
      {controls !== 'none' && (
        <Controls can={can} go={go} words={words} position={position} full={controls === 'full'}>
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
