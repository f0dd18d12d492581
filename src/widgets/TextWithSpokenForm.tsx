interface TextWithSpokenFormProps {
  readonly text: string;
  /** How it is said, in words alone; without it, as it is written. */
  readonly aloud: ((text: string) => string) | undefined;
}

/** A sentence as it is read, and beside it as it is said to who listens, where signs stand in it: not every voice names those. */
export function TextWithSpokenForm({ text, aloud }: TextWithSpokenFormProps) {
  const said = aloud?.(text) ?? text;
  if (said === text) return <>{text}</>;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span class="visually-hidden">{said}</span>
    </>
  );
}
