import type { Choice } from '#games/jekyll-vs-hyde/exercises/types';
import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import { words } from '#said/jekyll-vs-hyde/exercises';
import { say } from '#words/sentence-per-type';
import { CardFace } from './Card.tsx';
import { SuitMark } from './SuitMark.tsx';

/** An answer to choose: in words, and where it is made of cards or suits, with their pictures. */
export function QuizAnswerLabel({ choice }: { readonly choice: Choice }) {
  const label = say(words.choices, choice);
  switch (choice.type) {
    case 'card':
      return <Pictured cards={[choice.card]} label={label} />;
    case 'cards':
      return <Pictured cards={choice.cards} label={label} />;
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

/** Cards as pictures, named for those who do not see them; where there is none, that is said. */
function Pictured({ cards, label }: { readonly cards: readonly Card[]; readonly label: string }) {
  return (
    <>
      <span>
        {cards.map((card) => (
          <CardFace key={card} card={card} />
        ))}
      </span>
      <span class={cards.length > 0 ? 'visually-hidden' : undefined}>{label}</span>
    </>
  );
}
