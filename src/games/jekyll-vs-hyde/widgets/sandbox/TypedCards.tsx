import { useState } from 'preact/hooks';
import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import { readCards } from '#games/jekyll-vs-hyde/board/parse-cards';
import { MAX_FIELD } from '#kit/bounds';
import { words } from '#said/jekyll-vs-hyde/sandbox';
import { say } from '#words/sentences';

interface TypedCardsProps {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly put: (cards: readonly Card[]) => void;
}

/** Cards as text. What cannot be read stays in the field, with a sentence that says why, until it can. */
export function TypedCards({ label, cards, put }: TypedCardsProps) {
  const [draft, type] = useState<string | null>(null);
  const read = draft === null ? null : readCards(draft);
  const problem = read !== null && !read.ok ? say(words.edit.typedProblems, read.problem) : null;
  return (
    <label class="typed-cards">
      {label}
      <input
        type="text"
        maxLength={MAX_FIELD}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        placeholder={words.edit.typedHint}
        value={draft ?? cards.join(' ')}
        aria-invalid={problem !== null}
        onInput={({ currentTarget }) => {
          type(currentTarget.value);
          const now = readCards(currentTarget.value);
          if (now.ok) put(now.value);
        }}
        onBlur={() => {
          if (problem === null) type(null);
        }}
      />
      <span class="typed-problem" role="status">
        {problem}
      </span>
    </label>
  );
}
