import { EXAMPLE_IDS, exampleOf } from '#games/switch/board/example-positions';
import type { Switch } from '#games/switch/rules/game-types';
import type { Setup } from '#games/switch/rules/position-setup';
import { words } from '#said/switch/sandbox-starts';
import { StartFromExamplePosition as AnyExampleStart } from '#widgets/sandbox/StartFromExamplePosition.tsx';
import type { StartProps } from '#widgets/sandbox/sandbox-adapter.ts';

export default function StartFromExamplePosition({ rulings, beginAndClose }: StartProps<Switch, Setup>) {
  return (
    <AnyExampleStart
      label={words.example}
      examples={words.examples}
      ids={EXAMPLE_IDS}
      first="seven-on-two"
      begin={(id) => {
        beginAndClose({ setup: exampleOf(id, rulings), moves: [] });
      }}
    />
  );
}
