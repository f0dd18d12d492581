import { EXAMPLE_IDS, exampleOf } from '#games/chronicle/board/example-positions';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import type { Setup } from '#games/chronicle/rules/position-setup';
import { words } from '#said/chronicle/sandbox-starts';
import { StartFromExamplePosition as AnyExampleStart } from '#widgets/sandbox/StartFromExamplePosition.tsx';
import type { StartProps } from '#widgets/sandbox/sandbox-adapter.ts';

export default function StartFromExamplePosition({ rulings, beginAndClose }: StartProps<Chronicle, Setup>) {
  return (
    <AnyExampleStart
      label={words.example}
      examples={words.examples}
      ids={EXAMPLE_IDS}
      first="void-with-wild"
      begin={(id) => {
        beginAndClose({ setup: exampleOf(id, rulings), moves: [] });
      }}
    />
  );
}
