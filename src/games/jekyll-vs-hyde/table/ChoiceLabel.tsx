import type { Choice } from '#games/jekyll-vs-hyde/exercises/types';
import { words } from '#said/jekyll-vs-hyde/exercises';
import { say } from '#words/sentences';
import { CardFace } from './Card.tsx';
import { SuitMark } from './SuitMark.tsx';

/** An answer to choose: in words, and where it is made of cards or suits, with their pictures. */
export function ChoiceLabel({ choice }: { readonly choice: Choice }) {
  const label = say(words.choices, choice);
  switch (choice.type) {
    case 'card':
    case 'cards':
      return (
        <>
          <span class="choice-cards">
            {(choice.type === 'card' ? [choice.card] : choice.cards).map((card) => (
              <CardFace key={card} card={card} />
            ))}
          </span>
          <span class={choice.type === 'card' ? 'visually-hidden' : undefined}>{label}</span>
        </>
      );
    case 'ranking':
      return (
        <>
          {choice.ranking.map((suit) => (
            <SuitMark key={suit} suit={suit} />
          ))}{' '}
          {label}
        </>
      );
    default:
      return <>{label}</>;
  }
}
