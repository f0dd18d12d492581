import { CARDS } from '#games/switch/rules/cards';
import { signed } from '#games/switch/words/card-with-suit-symbol';
import { words as game } from '#said/switch/names';

const BY_SIGN = new Map(CARDS.map((card) => [signed(card), card]));
const SIGNED = /(?:10|[2-9JQKA])[♣♦♥♠]/g;

/** A sentence in which each card stands by its name instead of its signs: `8 of spades` for `8♠`. */
export function nameCardsAloud(text: string): string {
  return text.replace(SIGNED, (sign) => {
    const card = BY_SIGN.get(sign);
    return card === undefined ? sign : game.cardName(card);
  });
}
