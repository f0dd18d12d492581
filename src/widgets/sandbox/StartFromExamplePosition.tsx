import { useState } from 'preact/hooks';
import { words as sandbox } from '#said/sandbox';
import { SelectField } from './SelectField.tsx';

interface StartFromExamplePositionProps<Id extends string> {
  readonly label: string;
  readonly examples: Readonly<Record<Id, string>>;
  readonly ids: readonly Id[];
  /** The one that is chosen to begin with. */
  readonly first: Id;
  readonly begin: (id: Id) => void;
}

/** A position that tables argue about. */
export function StartFromExamplePosition<Id extends string>({
  label,
  examples,
  ids,
  first,
  begin,
}: StartFromExamplePositionProps<Id>) {
  const [chosen, choose] = useState(first);
  return (
    <div class="start-form">
      <SelectField label={label} options={ids} chosen={chosen} say={(id) => examples[id]} choose={choose} />
      <button
        type="button"
        class="button"
        onClick={() => {
          begin(chosen);
        }}
      >
        {sandbox.start.show}
      </button>
    </div>
  );
}
