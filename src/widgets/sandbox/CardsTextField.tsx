import { useId, useState } from 'preact/hooks';
import { MAX_FIELD } from '#kit/input-limits';
import type { Result } from '#kit/parse-result';
import { StatusAfterTyping } from '../StatusAfterTyping.tsx';

interface CardsTextFieldProps<Card> {
  readonly label: string;
  readonly hint: string;
  /** The cards as they would be typed. */
  readonly cards: string;
  /** The cards of a text, or what is wrong with it in a sentence. */
  readonly read: (text: string) => Result<readonly Card[], string>;
  readonly put: (cards: readonly Card[]) => void;
}

/** Cards as text. What cannot be read stays in the field, with a sentence that says why, until it can. */
export function CardsTextField<Card>({ label, hint, cards, read, put }: CardsTextFieldProps<Card>) {
  const [draft, type] = useState<string | null>(null);
  const id = useId();
  const found = draft === null ? null : read(draft);
  const problem = found !== null && !found.ok ? found.problem : null;
  return (
    <div class="typed-cards">
      <label>
        {label}
        <input
          type="text"
          maxLength={MAX_FIELD}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          placeholder={hint}
          value={draft ?? cards}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : id}
          onInput={({ currentTarget }) => {
            type(currentTarget.value);
            const now = read(currentTarget.value);
            if (now.ok) put(now.value);
          }}
          onBlur={() => {
            if (problem === null) type(null);
          }}
        />
      </label>
      {problem !== null && (
        <p class="typed-problem" id={id}>
          {problem}
        </p>
      )}
      <StatusAfterTyping text={problem ?? ''} />
    </div>
  );
}
