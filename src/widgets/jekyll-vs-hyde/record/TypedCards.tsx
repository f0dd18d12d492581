import { useState } from 'preact/hooks';
import { english } from '#words/en/record';

/** A field for those who would rather type: what fits is entered, the rest stays in the field. */
export function TypedCards({ enter }: { readonly enter: (text: string) => string }) {
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
        <span class="visually-hidden">{english.type}</span>
        <input
          type="text"
          value={text}
          placeholder={english.typeHint}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={({ currentTarget }) => {
            type(currentTarget.value);
          }}
        />
      </label>
      <button class="button quiet">{english.enter}</button>
    </form>
  );
}
