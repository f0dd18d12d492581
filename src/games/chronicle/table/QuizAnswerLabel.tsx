import type { Choice } from '#games/chronicle/exercises/types';
import { words } from '#said/chronicle/exercises';
import { say } from '#words/sentence-per-type';
import { CardFace } from './Card.tsx';

/** An answer to choose: in words, or as the picture of a card. */
export function QuizAnswerLabel({ choice }: { readonly choice: Choice }) {
  const label = say(words.choices, choice);
  if (choice.type !== 'card') return <>{label}</>;
  return (
    <>
      <span>
        <CardFace card={choice.card} />
      </span>
      <span class="visually-hidden">{label}</span>
    </>
  );
}
