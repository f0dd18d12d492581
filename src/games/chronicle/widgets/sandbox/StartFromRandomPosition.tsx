import { KINDS, randomPosition, type Kind } from '#games/chronicle/board/random-position';
import { PLAYERS } from '#games/chronicle/rules/deal';
import { historyBy } from '#games/chronicle/rules/reader-supplied-card-effects';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import type { Setup } from '#games/chronicle/rules/position-setup';
import { loadFilledInCards } from '#games/chronicle/widgets/reader-supplied-card-effects/reader-supplied-card-effects-store';
import { words } from '#said/chronicle/sandbox-starts';
import { StartFromRandomPosition as AnyRandomStart } from '#widgets/sandbox/StartFromRandomPosition.tsx';
import type { StartProps } from '#widgets/sandbox/sandbox-adapter.ts';

const KIND_IDS = Object.keys(KINDS) as readonly Kind[];

export default function StartFromRandomPosition({ rulings, begin }: StartProps<Chronicle, Setup>) {
  return (
    <AnyRandomStart
      words={words}
      kinds={KIND_IDS}
      first={{ kind: 'void', players: 4 }}
      counts={{ label: words.players, ...PLAYERS }}
      draw={(kind, players, seed) => {
        const histories = historyBy(loadFilledInCards().set);
        begin({ setup: randomPosition(kind, seed, players, rulings, histories), moves: [] });
      }}
    />
  );
}
