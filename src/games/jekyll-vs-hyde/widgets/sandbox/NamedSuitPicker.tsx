import { isPotion, SUITS, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Led } from '#games/jekyll-vs-hyde/rules/state';
import { words } from '#said/jekyll-vs-hyde/sandbox-editor';
import { words as tableWords } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import { RadioGroupWithDropTargets } from '#widgets/sandbox/RadioGroupWithDropTargets.tsx';

interface NamedSuitProps {
  readonly led: Led;
  readonly choose: (suit: Suit) => void;
}

/** Which suit a Potion names that is led, asked right below the table, each choice with what it does; nothing where a card of a suit is led. */
export function NamedSuitPicker({ led: { card, names }, choose }: NamedSuitProps) {
  if (!isPotion(card)) return null;
  return (
    <RadioGroupWithDropTargets
      legend={words.names(card)}
      name="names"
      options={SUITS}
      chosen={names}
      choose={choose}
      say={tableWords.table.names}
    />
  );
}
