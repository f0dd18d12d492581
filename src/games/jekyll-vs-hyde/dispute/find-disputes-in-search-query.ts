import {
  cardsInOrder,
  namedCards,
  plainQuestion,
  type CardOrder,
  type DisputeInQuestion,
} from '#kit/parse-two-card-question';
import { writeSaid, type Said } from '#kit/dispute-questionnaire';
import { CARDS, isPotion, SUITS, type Card, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { faceOf, steps } from './dispute-steps.ts';

/** What cards are called where somebody types a question: regular expressions, of small letters. */
export interface DisputeQueryPatterns {
  readonly suits: Readonly<Record<Suit, string>>;
  readonly potion: string;
  /** That a suit was named with a Potion; `#` stands for it. */
  readonly named: string;
  /** The question that is meant. */
  readonly title: (cards: {
    readonly led: Card;
    readonly answer: Card;
    readonly names: Suit | null;
  }) => string;
}

/** The disputes over a trick that a question names two cards of. */
export function disputesInQuestion(
  question: string,
  words: DisputeQueryPatterns,
  order: CardOrder,
): readonly DisputeInQuestion[] {
  const plain = plainQuestion(question, order);
  const found = namedCards(plain, patternOf(words), (groups) => cardOf(groups, words));
  const cards = found.filter(({ card }, at) => at === found.findIndex((each) => each.card === card));
  const named = SUITS.filter((suit) =>
    new RegExp(words.named.replace('#', `(?:${words.suits[suit]})(?!\\s*\\p{N})`), 'u').test(plain),
  );
  return cardsInOrder(plain, cards, order).map(({ first: led, second: answer }) => {
    const names = isPotion(led) && named.length === 1 ? (named[0] ?? null) : null;
    const said: Said = { led: faceOf(led), answer: faceOf(answer), ...(names && { names }) };
    // A number alone is none of its cards.
    return { title: words.title({ led, answer, names }), link: writeSaid({ steps }, said), isNamed: true };
  });
}

/** A suit and a number in either order, or a Potion with its number, which is half of one more. */
function patternOf({ suits, potion }: DisputeQueryPatterns): RegExp {
  const suit = Object.values(suits).join('|');
  return new RegExp(
    `(?<![a-z\\p{N}+.])(?:` +
      `(?<suit>${suit})[\\s-]*の?(?<number>[1-7])(?![\\p{N}+])(?![.,]5)|` +
      `(?<before>[1-7])\\s*(?:of\\s+|の)?(?<behind>${suit})(?![a-z\\p{N}])(?!\\s*\\p{N})|` +
      `(?:${potion})[\\s-]*の?(?<potion>[2-5])(?:[.,]5|\\+)?(?!\\p{N})|` +
      `(?<half>[2-5])(?:[.,]5|\\+)(?:\\s*(?:${potion}))?|` +
      `\\+(?<plus>[2-5])(?!\\p{N})|` +
      `(?<bare>[2-5])\\s*(?:の)?(?:${potion})(?![a-z]))`,
    'gu',
  );
}

function cardOf(
  groups: Readonly<Record<string, string | undefined>>,
  { suits }: DisputeQueryPatterns,
): Card | null {
  const { suit, number, before, behind, potion, half, plus, bare } = groups;
  const name = suit ?? behind;
  const typed = SUITS.find((each) => name !== undefined && suits[each].split('|').includes(name));
  const card =
    typed === undefined
      ? `${potion ?? half ?? plus ?? bare}+`
      : `${typed.charAt(0).toUpperCase()}${number ?? before}`;
  return CARDS.find((each) => each === card) ?? null;
}
