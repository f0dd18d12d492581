import {
  cardsInOrder,
  isCount,
  isLacking,
  namedCards,
  speaksOfOtherGame,
  plainQuestion,
  suitsTold,
  tellsOfPlay,
  type CalledAgain,
  type CardOrder,
  type DisputeInQuestion,
  type NamedCard,
  type SuitsTold,
} from '#kit/parse-two-card-question';
import { writeSaid, type Said } from '#kit/dispute-questionnaire';
import { hasPlaceForAll, readDecisiveWords, type DecisiveWords } from '#kit/read-decisive-words';
import { SUITS, VALUES, type Suit, type Value } from '#games/chronicle/rules/cards';
import { A_WILD, steps } from './dispute-steps.ts';

/** A card that was typed, as far as it was; null: a Wild. */
export type TypedCard = { readonly value: Value; readonly suit: Suit | null } | null;

/** What cards are called where somebody types a question: regular expressions, of small letters. */
export interface DisputeQueryPatterns {
  readonly suits: Readonly<Record<Suit, string>>;
  /** The colours that the suits have, which cards of any game may have. */
  readonly colours: Readonly<Record<Suit, string>>;
  readonly wild: string;
  /** What a Wild is called that is any of them. */
  readonly anyWild: string;
  /** What names a card, or another thing, of which this game has none: without it, the others are not what was argued about. */
  readonly ofOtherGames: string;
  /** The question is about what becomes of a card later, and not about playing it. */
  readonly besides: string;
  /** What may be said of the play besides, by the step that asks it. */
  readonly decisive: Readonly<Record<string, DecisiveWords>>;
  /** That whoever played held the suit that was led, or none of it; `#` is what that suit is called. */
  readonly holds: { readonly none: string; readonly some: string };
  /** That they are of one suit, or of two, where none is named. */
  readonly fits: SuitsTold;
  /** The question that is meant. */
  readonly title: (cards: { readonly led: TypedCard; readonly played: TypedCard }) => string;
}

/** The disputes over a card that a question names two cards of. A number alone may count anything: it is a card only where it is played to another. */
export function disputesInQuestion(
  question: string,
  words: DisputeQueryPatterns,
  order: CardOrder,
): readonly DisputeInQuestion[] {
  const plain = plainQuestion(question, order);
  if (speaksOfOtherGame(plain, words.ofOtherGames)) return [];
  const found = namedCards(plain, patternOf(words), (groups) => ({ of: cardOf(groups, words) }));
  const cards = found.filter((each) => isWhole(each.card.of) || !isCount(plain, each, order));
  const lacks = found.some((each) => each.card.of === null && isLacking(plain, each, order));
  const decisive = readDecisiveWords(plain, words.decisive);
  if (decisive === null || new RegExp(words.besides, 'u').test(plain)) return [];
  // Whoever plays the last card holds no other.
  const held: Said = decisive.last === 'yes' ? { holds: 'none', wild: 'no' } : lacks ? { wild: 'no' } : {};
  const isNamed = cards.some((each) => isWhole(each.card.of) && !isColour(plain, each, words));
  // Two Wilds by their names are mostly asked about for what they do.
  const byName = cards.filter((each) => each.card.of === null && !isAnyWild(plain, each, words));
  const isGuessed = byName.length > 1 && !tellsOfPlay(plain, order);
  return cardsInOrder(plain, cards, order, calledAgain(words))
    .filter(({ first, second, isTold }) => isTold || (isWhole(first.of) && isWhole(second.of)))
    .flatMap(({ first: { of: led }, second: { of: played } }) => {
      const suits = [led?.suit, played?.suit];
      const following = followingTold(plain, led, words);
      const said: Said = {
        led: led?.value ?? A_WILD,
        played: played?.value ?? A_WILD,
        // Whether somebody could have followed is asked of another suit alone.
        ...('holds' in following && { fits: 'other' }),
        ...suitsTold(plain, words.fits),
        ...(suits.every((suit) => suit) && { fits: suits[0] === suits[1] ? 'same' : 'other' }),
        ...held,
        ...following,
        ...decisive,
      };
      if (!hasPlaceForAll(steps, said, { ...following, ...decisive })) return [];
      const title = words.title({ led, played });
      return { title, link: writeSaid({ steps }, said), told: said, isNamed, isGuessed };
    });
}

/** What a card is called by its suit or its value alone, or as a Wild. */
const calledAgain = (words: DisputeQueryPatterns): CalledAgain<{ readonly of: TypedCard }> => ({
  parts: [
    { name: words.wild, has: ({ of }) => of === null },
    ...SUITS.map((suit) => ({
      name: namesOf(words, suit),
      has: ({ of }: { readonly of: TypedCard }) => of?.suit === suit,
    })),
    ...VALUES.map((value) => ({
      name: value,
      has: ({ of }: { readonly of: TypedCard }) => of?.value === value,
    })),
  ],
  isShortFor: ({ of: card }, { of: other }) =>
    card?.suit === null && other?.suit != null && card.value === other.value,
});

/** What a question tells of whether whoever played held the suit that was led, by its name or as the one that was led. */
function followingTold(plain: string, led: TypedCard, words: DisputeQueryPatterns): Said {
  const name = led?.suit == null ? '(?!)' : namesOf(words, led.suit);
  const tells = (pattern: string) => new RegExp(pattern.replaceAll('#', `(?:${name})`), 'u').test(plain);
  if (tells(words.holds.none)) return { holds: 'none' };
  return tells(words.holds.some) ? { holds: 'some' } : {};
}

/** Whether a card is called by a colour, as cards of other games are. */
function isColour(
  plain: string,
  { start, end }: NamedCard<unknown>,
  { colours }: DisputeQueryPatterns,
): boolean {
  return new RegExp(Object.values(colours).join('|'), 'u').test(plain.slice(start, end));
}

const isAnyWild = (plain: string, { start, end }: NamedCard<unknown>, { anyWild }: DisputeQueryPatterns) =>
  new RegExp(anyWild, 'u').test(plain.slice(start, end));

const namesOf = ({ suits, colours }: DisputeQueryPatterns, suit: Suit) => `${suits[suit]}|${colours[suit]}`;

/** Whether nothing else is meant by it: a Wild, or a value with its suit. */
const isWhole = (card: TypedCard) => card?.suit !== null;

/** A value with its suit before or behind it, if any, or a Wild. */
function patternOf(words: DisputeQueryPatterns): RegExp {
  const { wild } = words;
  const suit = SUITS.map((each) => namesOf(words, each)).join('|');
  return new RegExp(
    `(?<![a-z\\p{N}])(?:(?:(?<before>${suit})[\\s-]*の?)?(?<value>10|[1-9])(?:s(?![a-z]))?` +
      // A suit before it is its own, and one behind that is said of another: “blue 3, red led”.
      `(?:(?<!(?<![a-z])(?:${suit})[\\s-]*の?(?:10|[1-9])s?)\\s*(?:of\\s+|の)?(?<behind>${suit})(?!\\s*\\p{N}))?|(?:${wild}))(?![a-z\\p{N}])`,
    'gu',
  );
}

function cardOf(
  { before, value, behind }: Readonly<Record<string, string | undefined>>,
  words: DisputeQueryPatterns,
): TypedCard {
  const name = before ?? behind;
  const typed = VALUES.find((each) => each === value);
  const suit = SUITS.find((each) => name !== undefined && namesOf(words, each).split('|').includes(name));
  return typed === undefined ? null : { value: typed, suit: suit ?? null };
}
