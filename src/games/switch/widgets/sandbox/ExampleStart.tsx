import { useState } from 'preact/hooks';
import { EXAMPLE_IDS, exampleOf } from '#games/switch/board/example-positions';
import type { Switch } from '#games/switch/rules/game-types';
import type { Setup } from '#games/switch/rules/position-setup';
import { words as sandbox } from '#said/sandbox';
import { words } from '#said/switch/sandbox-starts';
import type { StartProps } from '#widgets/sandbox/sandbox-adapter.ts';
import { SelectField } from '#widgets/sandbox/SelectField.tsx';

/** A position that tables argue about. */
export default function ExampleStart({ rulings, beginAndClose }: StartProps<Switch, Setup>) {
  const [chosen, choose] = useState(EXAMPLE_IDS[0] ?? 'seven-on-two');
  return (
    <div class="start-form">
      <SelectField
        label={words.example}
        options={EXAMPLE_IDS}
        chosen={chosen}
        say={(id) => words.examples[id]}
        choose={choose}
      />
      <button
        type="button"
        class="button"
        onClick={() => {
          beginAndClose({ setup: exampleOf(chosen, rulings), moves: [] });
        }}
      >
        {sandbox.start.show}
      </button>
    </div>
  );
}
