import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import { playingFace } from '#games/switch/playing-face.tsx';
import { GAME_ID } from '#games/switch/rules/game-id';
import type { Switch } from '#games/switch/rules/game-types';
import type { Replay } from '#replays/replay';
import { Scene as Stepped } from '#widgets/scene/Scene.tsx';

interface SceneProps extends Omit<ComponentProps<typeof Stepped<Switch>>, 'face' | 'start' | 'moves'> {
  readonly replay: Pick<Replay<Switch>, 'rulings' | 'moves'>;
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
      openInSandbox={(state) => {
        void import('#games/switch/widgets/sandbox/open-in-sandbox').then(({ openInSandbox }) => {
          openInSandbox(state);
        });
      }}
    />
  );
}
