import { useState } from 'preact/hooks';
import { SelectField } from './SelectField.tsx';

interface StartFromRandomPositionProps<Kind extends string> {
  readonly words: {
    readonly kind: string;
    readonly kinds: Readonly<Record<Kind, string>>;
    readonly draw: string;
  };
  readonly kinds: readonly Kind[];
  /** What is chosen to begin with. */
  readonly first: { readonly kind: Kind; readonly players: number };
  /** How many may play, where that can be chosen, and what that is called. */
  readonly counts?: { readonly label: string; readonly fewest: number; readonly most: number };
  readonly draw: (kind: Kind, players: number, seed: number) => void;
}

/** A position of a game played by lot, of a kind that is chosen. */
export function StartFromRandomPosition<Kind extends string>({
  words,
  kinds,
  first,
  counts,
  draw,
}: StartFromRandomPositionProps<Kind>) {
  const [kind, setKind] = useState(first.kind);
  const [players, setPlayers] = useState(first.players);
  return (
    <div class="start-form">
      <SelectField
        label={words.kind}
        options={kinds}
        chosen={kind}
        say={(one) => words.kinds[one]}
        choose={setKind}
      />
      {counts && (
        <SelectField
          label={counts.label}
          options={Array.from({ length: counts.most - counts.fewest + 1 }, (_, more) => counts.fewest + more)}
          chosen={players}
          say={String}
          choose={setPlayers}
        />
      )}
      <button
        type="button"
        class="button"
        onClick={() => {
          draw(kind, players, Math.floor(Math.random() * 2 ** 32));
        }}
      >
        {words.draw}
      </button>
    </div>
  );
}
