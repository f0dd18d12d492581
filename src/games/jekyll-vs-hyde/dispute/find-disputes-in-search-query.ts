import {
  cardsInOrder,
  namedCards,
  speaksOfOtherGame,
  plainQuestion,
  type CardOrder,
  type DisputeInQuestion,
  type NamedCard,
} from '#kit/parse-two-card-question';
import { writeSaid, type Said } from '#kit/dispute-questionnaire';
import { hasPlaceForAll, readDecisiveWords, type DecisiveWords } from '#kit/read-decisive-words';
import { CARDS, isPotion, SUITS, suitOf, type Card, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { askedSuit, faceOf, steps, UNNAMED } from './dispute-steps.ts';

/** What cards are called where somebody types a question: regular expressions, of small letters. */
export interface DisputeQueryPatterns {
  readonly suits: Readonly<Record<Suit, string>>;
  /** The colours that the suits have, which cards of any game may have. */
  readonly colours: Readonly<Record<Suit, string>>;
  readonly potion: string;
  /** What names a card, or another thing, of which this game has none: without it, the others are not what was argued about. */
  readonly ofOtherGames: string;
  /** That a suit was named with a Potion; `#` stands for it. */
  readonly named: string;
  /** That none was. */
  readonly unnamed: string;
  /** That whoever plays the card behind it had none of a suit, which `#` stands for. */
  readonly lacks: string;
  /** That whoever plays the card, which `①` stands for, held a suit all the same, which `#` stands for. */
  readonly holds: string;
  /** What may be said of the trick besides, by the step that asks it. */
  readonly decisive: Readonly<Record<string, DecisiveWords>>;
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
  if (speaksOfOtherGame(plain, ofOtherGames(words))) return [];
  const found = namedCards(plain, patternOf(words), (groups) => cardOf(groups, words));
  const cards = found.filter(({ card }, at) => at === found.findIndex((each) => each.card === card));
  const named = SUITS.filter((suit) =>
    new RegExp(words.named.replace('#', `(?:${namesOf(words, suit)})(?!\\s*\\p{N})`), 'u').test(plain),
  );
  const isNamed = cards.some((card) => !isColour(plain, card, words));
  const told = readDecisiveWords(plain, words.decisive);
  if (told === null) return [];
  const isUnnamed = new RegExp(words.unnamed, 'u').test(plain);
  return cardsInOrder(plain, cards, order, { parts: partsOf(words) }).flatMap(
    ({ first: led, second: answer }) => {
      const names = isPotion(led) && named.length === 1 && !isUnnamed ? (named[0] ?? null) : null;
      const naming = isPotion(led) && isUnnamed ? UNNAMED : names;
      const trick: Said = {
        led: faceOf(led),
        answer: faceOf(answer),
        ...(naming && { names: naming }),
        ...told,
      };
      const said = {
        ...trick,
        ...heldBy(
          trick,
          plain,
          cards.find(({ card }) => card === answer),
          words,
        ),
      };
      if (!hasPlaceForAll(steps, said, told)) return [];
      return {
        title: words.title({ led, answer, names }),
        link: writeSaid({ steps }, said),
        told: said,
        isNamed,
      };
    },
  );
}

/** What is said, right beside the answer, of the suit that was asked for: that its player had none of it, or had some. */
function heldBy(
  said: Said,
  plain: string,
  answer: NamedCard<Card> | undefined,
  words: DisputeQueryPatterns,
): { readonly holds?: 'none' | 'some' } {
  const suit = askedSuit(said);
  if (suit === undefined || answer === undefined || !steps(said).some(({ id }) => id === 'holds')) return {};
  const tells = (pattern: string, text: string) =>
    new RegExp(pattern.replaceAll('#', `(?:${namesOf(words, suit)})(?![a-z])(?!\\s*\\p{N})`), 'u').test(text);
  const before = plain.slice(0, answer.start);
  if (tells(`${words.lacks}$`, before)) return { holds: 'none' };
  return tells(words.holds, `${before}①${plain.slice(answer.end)}`) ? { holds: 'some' } : {};
}

/** Whether a card is called by a colour, as cards of other games are. A number alone is none. */
function isColour(
  plain: string,
  { start, end }: NamedCard<Card>,
  { colours }: DisputeQueryPatterns,
): boolean {
  return new RegExp(Object.values(colours).join('|'), 'u').test(plain.slice(start, end));
}

/** What a card is called by its suit alone, or as a Potion. */
const partsOf = (words: DisputeQueryPatterns) => [
  { name: words.potion, has: isPotion },
  ...SUITS.map((suit) => ({ name: namesOf(words, suit), has: (card: Card) => suitOf(card) === suit })),
];

const namesOf = ({ suits, colours }: DisputeQueryPatterns, suit: Suit) => `${suits[suit]}|${colours[suit]}`;

/** A suit and a number in either order, or a Potion with its number, which is half of one more. */
function patternOf(words: DisputeQueryPatterns): RegExp {
  const { potion } = words;
  const suit = SUITS.map((each) => namesOf(words, each)).join('|');
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

/** What names a card that there is none of: one of another game, or a number that no suit and no Potion has. */
function ofOtherGames(words: DisputeQueryPatterns): string {
  const suit = SUITS.map((each) => namesOf(words, each)).join('|');
  return (
    `${words.ofOtherGames}|(?<![a-z\\p{N}])(?:${suit})[\\s-]*の?(?:[089]|\\p{N}{2,})(?!\\p{N})|` +
    `(?<![\\p{N}.])(?:[089]|\\p{N}{2,})\\s*(?:of\\s+|の)?(?:${suit})(?![a-z\\p{N}])(?!\\s*\\p{N})|` +
    `(?<![\\p{N}.])(?:[016-9]|\\p{N}{2,})\\+`
  );
}

function cardOf(
  groups: Readonly<Record<string, string | undefined>>,
  words: DisputeQueryPatterns,
): Card | null {
  const { suit, number, before, behind, potion, half, plus, bare } = groups;
  const name = suit ?? behind;
  const typed = SUITS.find((each) => name !== undefined && namesOf(words, each).split('|').includes(name));
  const card =
    typed === undefined
      ? `${potion ?? half ?? plus ?? bare}+`
      : `${typed.charAt(0).toUpperCase()}${number ?? before}`;
  return CARDS.find((each) => each === card) ?? null;
}
