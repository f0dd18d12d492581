import { SUITS, type Potion, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { SuitMark } from '#games/jekyll-vs-hyde/table/SuitMark.tsx';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { ChoiceForPlayedCard } from '#widgets/ChoiceForPlayedCard.tsx';
import { words } from '#said/jekyll-vs-hyde/recorder';

interface NamedSuitProps {
  readonly potion: Potion;
  readonly name: (suit: Suit) => void;
}

/** The suit that a Potion asks for. */
export function NamedSuitPicker({ potion, name }: NamedSuitProps) {
  return (
    <ChoiceForPlayedCard label={words.suit(potion)}>
      {SUITS.map((each) => (
        <button
          key={each}
          type="button"
          class="button"
          onClick={() => {
            name(each);
          }}
        >
          <SuitMark suit={each} /> {game.suits[each]}
        </button>
      ))}
    </ChoiceForPlayedCard>
  );
}
