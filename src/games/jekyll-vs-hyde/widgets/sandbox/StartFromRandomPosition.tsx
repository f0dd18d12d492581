import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import { KINDS, randomPosition, type Kind } from '#games/jekyll-vs-hyde/board/random-position';
import { words } from '#said/jekyll-vs-hyde/sandbox-starts';
import { StartFromRandomPosition as AnyRandomStart } from '#widgets/sandbox/StartFromRandomPosition.tsx';
import type { StartProps } from '#widgets/sandbox/sandbox-adapter.ts';

const KIND_IDS = Object.keys(KINDS) as readonly Kind[];

export default function StartFromRandomPosition({ rulings, begin }: StartProps<JekyllVsHyde, Setup>) {
  return (
    <AnyRandomStart
      words={words}
      kinds={KIND_IDS}
      first={{ kind: 'follow', players: 2 }}
      draw={(kind, _, seed) => {
        begin(randomPosition(kind, seed, rulings));
      }}
    />
  );
}
