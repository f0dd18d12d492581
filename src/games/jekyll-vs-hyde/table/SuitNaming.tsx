import { SUITS, type Potion, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { words } from '#said/jekyll-vs-hyde/hand-to-play-from';
import { ChoiceForPlayedCard } from '#widgets/ChoiceForPlayedCard.tsx';
import { useRovingTabindex } from '#widgets/use-roving-tabindex.ts';
import { SuitMark } from './SuitMark.tsx';

interface SuitNamingProps {
  readonly potion: Potion;
  /** The suit that somebody points to. */
  readonly advised: Suit | undefined;
  readonly choose: (suit: Suit) => void;
  readonly leave: () => void;
}

/** The suits that a Potion that is led may name. The focus goes to them, and back to the card with Escape or where none is wanted. */
export function SuitNaming({ potion, advised, choose, leave }: SuitNamingProps) {
  const { tabIndexOf, enter, onKeyDown } = useRovingTabindex(SUITS);
  return (
    <ChoiceForPlayedCard label={words.nameSuit(potion)} leave={leave} onKeyDown={onKeyDown}>
      <span aria-hidden="true">{words.nameSuit(potion)}</span>
      {SUITS.map((suit) => (
        <button
          key={suit}
          type="button"
          class="button"
          data-pointed={suit === advised ? '' : undefined}
          tabIndex={tabIndexOf(suit)}
          onFocus={() => {
            enter(suit);
          }}
          onClick={() => {
            choose(suit);
          }}
        >
          <SuitMark suit={suit} /> {game.suits[suit]}
        </button>
      ))}
      <button type="button" class="button quiet" onClick={leave}>
        {words.keepPotion}
      </button>
    </ChoiceForPlayedCard>
  );
}
