import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { words as play } from '#said/play-against-computer';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { PlayedSoFarProps } from './PlayedSoFar.tsx';

const loadPlayedSoFar = <T extends GameTypes>(): Promise<{
  readonly default: ComponentType<PlayedSoFarProps<T>>;
}> => import('./PlayedSoFar.tsx');

/** Where a player looks up what has been played in this round; fetched when it is first opened. */
export function PlayedSoFarDisclosure<T extends GameTypes>(props: PlayedSoFarProps<T>) {
  const [isOpen, set] = useState(false);
  const PlayedSoFar = useLazyComponent(isOpen, loadPlayedSoFar<T>);
  return (
    <details
      class="played-so-far"
      onToggle={({ currentTarget }) => {
        set(currentTarget.open);
      }}
    >
      <summary>{play.match.soFar}</summary>
      {isOpen && PlayedSoFar !== null && <PlayedSoFar {...props} />}
    </details>
  );
}
