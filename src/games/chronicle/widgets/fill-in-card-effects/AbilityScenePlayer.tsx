import { useMemo } from 'preact/hooks';
import { abilityScene } from '#games/chronicle/board/ability-scene';
import { playingFace } from '#games/chronicle/playing-face.tsx';
import { stateOf } from '#games/chronicle/rules/position-setup';
import type { Slot, Spelled } from '#games/chronicle/rules/ability-definitions';
import { openInSandbox } from '#games/chronicle/widgets/sandbox/open-in-sandbox';
import { words } from '#said/chronicle/fill-in-card-effects-page';
import { Scene } from '#widgets/scene/Scene.tsx';

interface SlotScenePlayerProps {
  readonly slot: Slot;
  readonly ability: Required<Spelled>;
}

/** What has been filled in, played at once: the scene stands at its end, and can be stepped through and played from. */
export default function AbilityScenePlayer({ slot, ability }: SlotScenePlayerProps) {
  const { start, moves } = useMemo(() => {
    const scene = abilityScene(slot, ability);
    return {
      start: playingFace.machine.enter(stateOf(scene.setup)),
      moves: scene.moves.map((action) => ({ action })),
    };
  }, []);
  return (
    <Scene
      face={playingFace}
      id={`scene-${slot}`}
      start={start}
      moves={moves}
      from={0}
      to={moves.length}
      first={moves.length}
      viewer="all"
      openInSandbox={openInSandbox}
    >
      {words.scene(slot)}
    </Scene>
  );
}
