import { useState } from 'preact/hooks';
import { MAX_FIELD } from '#kit/limits';
import { words } from '#said/jekyll-vs-hyde/record';

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
        <span class="visually-hidden">{words.type}</span>
        <input
          type="text"
          maxLength={MAX_FIELD}
          value={text}
          placeholder={words.typeHint}
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
