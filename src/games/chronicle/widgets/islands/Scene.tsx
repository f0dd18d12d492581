import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import { playingFace } from '#games/chronicle/playing-face.tsx';
import { GAME_ID } from '#games/chronicle/rules/game-id';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import type { Replay } from '#replays/replay';
import { Scene as Stepped } from '#widgets/scene/Scene.tsx';

interface SceneProps extends Omit<ComponentProps<typeof Stepped<Chronicle>>, 'face' | 'start' | 'moves'> {
  readonly replay: Pick<Replay<Chronicle>, 'rulings' | 'moves'>;
}

/** A scripted position that steps, with words for each step. */
export default function Scene({ replay, ...props }: SceneProps) {
  const start = useMemo(() => playingFace.machine.begin(replay.rulings), [replay]);
  return (
    <Stepped
      {...props}
      face={playingFace}
      start={start}
      moves={replay.moves}
      begun={{ game: GAME_ID, rulings: replay.rulings }}
    />
  );
}
