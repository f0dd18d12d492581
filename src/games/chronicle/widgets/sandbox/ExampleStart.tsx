import { useState } from 'preact/hooks';
import { EXAMPLE_IDS, exampleOf } from '#games/chronicle/board/example-positions';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import type { Setup } from '#games/chronicle/rules/position-setup';
import { words as sandbox } from '#said/sandbox';
import { words } from '#said/chronicle/sandbox-starts';
import type { StartProps } from '#widgets/sandbox/sandbox-adapter.ts';
import { SelectField } from '#widgets/sandbox/SelectField.tsx';

/** A position that tables argue about. */
export default function ExampleStart({ rulings, beginAndClose }: StartProps<Chronicle, Setup>) {
  const [chosen, choose] = useState(EXAMPLE_IDS[0] ?? 'void-with-wild');
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
