import type { TargetedInputEvent } from 'preact';
import { useState } from 'preact/hooks';
import { overLimit, type Excess } from '#kit/cut-oversized-input';
import { words as fields } from '#said/text-field-limits';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** How a field of a form keeps a text within the limit of its length. */
export interface TextLimit {
  /** Whether a text keeps them; the sentence goes with the answer. */
  readonly allows: (text: string) => boolean;
  /** Refuses what would go beyond them before it is in the field: to show it is what takes a browser long. */
  readonly onBeforeInput: (event: TargetedInputEvent<Field>) => void;
  /** Why something was refused, and what to do; null where nothing was. */
  readonly sentence: string | null;
}

/** The bounds of a field of free text that may have `most` characters. What is refused is still where it was copied. */
export function useTextLimit(most: number): TextLimit {
  const [excess, tell] = useState<Excess | null>(null);
  const allows = (text: string) => {
    const found = overLimit(text, most);
    tell(found);
    return found === null;
  };
  return {
    allows,
    onBeforeInput: (event) => {
      const added = event.data ?? event.dataTransfer?.getData('text') ?? '';
      const { value, selectionStart: from, selectionEnd: to } = event.currentTarget;
      const next = value.slice(0, from ?? undefined) + added + value.slice(to ?? value.length);
      if (added !== '' && !allows(next)) event.preventDefault();
    },
    sentence: excess === null ? null : fields[excess](most),
  };
}
