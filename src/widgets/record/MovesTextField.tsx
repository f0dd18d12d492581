import { useState } from 'preact/hooks';
import { MAX_FIELD } from '#kit/input-limits';
import { words } from '#said/game-recording';

interface MovesTextFieldProps {
  readonly label: string;
  readonly hint: string;
  /** Enters what fits, and gives back what is left. */
  readonly enter: (text: string) => string;
}

/** A field for those who would rather type: what fits is entered, the rest stays in the field. */
export function MovesTextField({ label, hint, enter }: MovesTextFieldProps) {
  const [text, type] = useState('');
  return (
    <form
      class="typed-cards"
      onSubmit={(event) => {
        event.preventDefault();
        type(enter(text));
      }}
    >
      <label>
        <span class="visually-hidden">{label}</span>
        <input
          type="text"
          maxLength={MAX_FIELD}
          value={text}
          placeholder={hint}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={({ currentTarget }) => {
            type(currentTarget.value);
          }}
        />
      </label>
      <button class="button quiet">{words.enter}</button>
    </form>
  );
}
