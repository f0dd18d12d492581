import { KINDS, randomPosition, type Kind } from '#games/switch/board/random-position';
import { PLAYERS } from '#games/switch/rules/deal';
import type { Switch } from '#games/switch/rules/game-types';
import type { Setup } from '#games/switch/rules/position-setup';
import { words } from '#said/switch/sandbox-starts';
import { StartFromRandomPosition as AnyRandomStart } from '#widgets/sandbox/StartFromRandomPosition.tsx';
import type { StartProps } from '#widgets/sandbox/sandbox-adapter.ts';

const KIND_IDS = Object.keys(KINDS) as readonly Kind[];

export default function StartFromRandomPosition({ rulings, begin }: StartProps<Switch, Setup>) {
  return (
    <AnyRandomStart
      words={words}
      kinds={KIND_IDS}
      first={{ kind: 'several', players: 3 }}
      counts={{ label: words.players, ...PLAYERS }}
      draw={(kind, players, seed) => {
        begin({ setup: randomPosition(kind, seed, players, rulings), moves: [] });
      }}
    />
  );
}
