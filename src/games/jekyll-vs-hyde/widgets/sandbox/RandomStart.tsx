import { useState } from 'preact/hooks';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import { KINDS, randomPosition, type Kind } from '#games/jekyll-vs-hyde/rules/random-position';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import { words } from '#said/jekyll-vs-hyde/sandbox-starts';
import type { StartProps } from '#widgets/sandbox/sandbox-adapter.ts';
import { SelectField } from '#widgets/sandbox/SelectField.tsx';

const KIND_IDS = Object.keys(KINDS) as readonly Kind[];

/** A position of a game played by lot, of a kind that is chosen. */
export default function RandomStart({ rulings, begin }: StartProps<JekyllVsHyde, Setup>) {
  const [kind, setKind] = useState<Kind>('follow');
  return (
    <div class="start-form">
      <SelectField
        label={words.kind}
        options={KIND_IDS}
        chosen={kind}
        say={(one) => words.kinds[one]}
        choose={setKind}
      />
      <button
        type="button"
        class="button"
        onClick={() => {
          begin(randomPosition(kind, Math.floor(Math.random() * 2 ** 32), rulings));
        }}
      >
        {words.draw}
      </button>
    </div>
  );
}
