import { rankOf, suitOf, type Card, type Suit } from '#games/switch/rules/cards';

/** The sign of each suit, as cards stand in sentences: `8♠`. */
const SIGNS: Readonly<Record<Suit, string>> = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' };

/** A card as it stands in a sentence, in any language. */
export function signed(card: Card): string {
  return `${rankOf(card)}${SIGNS[suitOf(card)]}`;
}
