import {
  cardsInOrder,
  isCount,
  namedCards,
  speaksOfOtherGame,
  plainQuestion,
  suitsTold,
  type CalledAgain,
  type CardOrder,
  type DisputeInQuestion,
  type SuitsTold,
} from '#kit/parse-two-card-question';
import { writeSaid, type Said } from '#kit/dispute-questionnaire';
import { hasPlaceForAll, readDecisiveWords, type DecisiveWords } from '#kit/read-decisive-words';
import { RANKS, SUITS, type Rank, type Suit } from '#games/switch/rules/cards';
import { steps } from './dispute-steps.ts';

/** A card that was typed, as far as it was: of many that is said no more of than a rank. */
export interface TypedCard {
  readonly rank: Rank;
  readonly suit: Suit | null;
  /** So many of that rank at once. */
  readonly many: number;
}

/** What cards are called where somebody types a question: regular expressions, of small letters. */
export interface DisputeQueryPatterns {
  readonly ranks: Readonly<Record<Rank, string>>;
  readonly suits: Readonly<Record<Suit, string>>;
  /** What names a card, or another thing, of which this game has none: without it, the others are not what was argued about. */
  readonly ofOtherGames: string;
  /** That they are of one suit, or of two, where none is named. */
  readonly fits: SuitsTold;
  /** What may be said of the play besides, by the step that asks it. */
  readonly decisive: Readonly<Record<string, DecisiveWords>>;
  /** The question that is meant. */
  readonly title: (play: {
    readonly top: TypedCard;
    readonly played: TypedCard;
    readonly inRun: boolean;
  }) => string;
}

/** The disputes over a play that a question names two cards of. A number alone may count anything: it is a card only where it goes on another. */
export function disputesInQuestion(
  question: string,
  words: DisputeQueryPatterns,
  order: CardOrder,
): readonly DisputeInQuestion[] {
  const plain = plainQuestion(question, order);
  if (speaksOfOtherGame(plain, words.ofOtherGames)) return [];
  const found = namedCards(plain, patternOf(words), (groups) => cardOf(groups, words));
  const cards = found.filter((each) => each.card.suit !== null || !isCount(plain, each, order));
  return cardsInOrder(plain, cards, order, calledAgain(words))
    .filter(({ first, second, isTold }) => isTold || (first.suit !== null && second.suit !== null))
    .flatMap(({ first: top, second: played }) => {
      const told = readDecisiveWords(plain, words.decisive, manyOf(played));
      const said = { ...suitsTold(plain, words.fits), ...told, ...saidOf(top, played) };
      if (told === null || !hasPlaceForAll(steps, said, told)) return [];
      return {
        title: words.title({ top, played, inRun: told.run === 'run' }),
        link: writeSaid({ steps }, said),
        told: said,
        isNamed: [top, played].some(({ rank, suit }) => suit !== null || !/\d/.test(rank)),
      };
    });
}

/** What a card is called by its suit or its rank alone. None beats another here but by being put on it. */
const calledAgain = ({ suits, ranks }: DisputeQueryPatterns): CalledAgain<TypedCard> => ({
  parts: [
    ...SUITS.map((suit) => ({ name: suits[suit], has: (card: TypedCard) => card.suit === suit })),
    ...RANKS.map((rank) => ({ name: ranks[rank], has: (card: TypedCard) => card.rank === rank })),
  ],
  isShortFor: (card, other) => card.suit === null && other.suit !== null && card.rank === other.rank,
  isBeatenByLater: true,
});

/** How many are played at once, where the question says so. */
const manyOf = ({ many }: TypedCard): Said => (many > 1 ? { many: String(many) } : {});

const faceOf = ({ rank, suit }: TypedCard) => (rank === '5' && suit === 'hearts' ? '5H' : rank);

function saidOf(top: TypedCard, played: TypedCard): Said {
  // Not the suit of an Ace or of a 7 is to be matched, but the one that was chosen, or what is mirrored.
  const isMatched = top.rank !== 'A' && top.rank !== '7';
  const isKnown = isMatched && top.suit !== null && played.suit !== null;
  return {
    top: faceOf(top),
    played: faceOf(played),
    ...(isKnown && { fits: top.suit === played.suit ? 'same' : 'other' }),
  };
}

/** A rank with its suit before or behind it, if any; of several at once the rank is in the plural. */
function patternOf({ ranks, suits }: DisputeQueryPatterns): RegExp {
  const rank = Object.values(ranks).join('|');
  const suit = Object.values(suits).join('|');
  return new RegExp(
    `(?<![a-z\\p{N}])(?:(?<many>[2-4])\\s+(?=(?:${rank})e?s\\b))?(?:(?<before>${suit})\\s*の?\\s*)?` +
      `(?<rank>${rank})(?:e?s(?![a-z]))?(?:\\s*(?:of\\s+|の)?(?<behind>${suit})|(?<letter>[cdh]))?(?![a-z\\p{N}])`,
    'gu',
  );
}

function cardOf(
  { many = '1', before, rank = '', behind, letter }: Readonly<Record<string, string | undefined>>,
  { ranks, suits }: DisputeQueryPatterns,
): TypedCard | null {
  const typed = RANKS.find((each) => ranks[each].split('|').includes(rank));
  const name = before ?? behind;
  const suit = SUITS.find((each) =>
    name === undefined
      ? letter !== undefined && each.startsWith(letter)
      : suits[each].split('|').includes(name),
  );
  return typed === undefined ? null : { rank: typed, suit: suit ?? null, many: Number(many) };
}
