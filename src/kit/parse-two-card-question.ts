import type { Said } from './dispute-questionnaire.ts';

/**
 * The two cards that a typed question names, and which of them lay there first, as far as it says so. What cards are called is for a
 * game to say; how a language tells their order is the same in any.
 */

/** How a language tells of two cards which was there first: regular expressions, in which `#` is one of the two, `①` the one named first and `②` the other. */
export interface CardOrder {
  /** It was there before the other. */
  readonly lies: string;
  /** It was put on whoever asks: a card in hand is then what may be put on it. */
  readonly onMe: string;
  /** It is in a hand: of a card that is not played nothing is asked here. */
  readonly held: string;
  /** Nobody has it, and so it was not played either. */
  readonly lacking: string;
  /** The question is about something else than whether a card may be played: a mistake that was seen later. */
  readonly besides: string;
  /** `②` was there before `①`; and `①` before `②`. */
  readonly onto: string;
  readonly under: string;
  /** The two are compared, and nothing says which was there first. */
  readonly against: string;
  /** `①` is said to be the better of them. */
  readonly beats: string;
  /** Somebody played something: cards are then told in the order in which they were played. */
  readonly played: string;
  /** What a number may be written as, each followed by its digits, with spaces between. */
  readonly numbers: string;
  /** A numeral of one sign that stands for a number and is no part of a longer word, and all such signs from one on; none where a language parts its words. */
  readonly numerals?: { readonly pattern: string; readonly signs: string };
  /** A number that is none of a card, before it and behind it. */
  readonly counts: { readonly ahead: string; readonly behind: string };
}

/** A card that is named in a text, from one place in it to another. */
export interface NamedCard<Card> {
  readonly card: Card;
  readonly start: number;
  readonly end: number;
}

/** Two cards in the order in which they were played; `isTold`: the question says that it is this one, and not only by what it names first. */
export interface CardsInOrder<Card> {
  readonly first: Card;
  readonly second: Card;
  readonly isTold: boolean;
}

/** Whether a plain question says that somebody plays: two names alone may be about anything else. */
export function tellsOfPlay(plain: string, { played }: CardOrder): boolean {
  return new RegExp(played, 'u').test(plain);
}

/** A question with the signs for numbers put as digits. */
export function inDigits(question: string, { numerals }: CardOrder): string {
  if (numerals === undefined) return question;
  const { pattern, signs } = numerals;
  return question.replace(new RegExp(pattern, 'gu'), (sign) => String(1 + signs.indexOf(sign)));
}

/** A question as it is read: small letters, and digits for numbers. */
export function plainQuestion(question: string, order: CardOrder): string {
  const known = order.numbers.split(' ');
  return inDigits(question, order)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{L}+/gu, (word) => {
      const at = known.indexOf(word);
      return at < 0 || at % 2 === 1 ? word : (known[at + 1] ?? word);
    });
}

/** The cards that a plain question names: `pattern` finds something that may be one, and `read` says which it is, if any. */
export function namedCards<Card>(
  plain: string,
  pattern: RegExp,
  read: (groups: Readonly<Record<string, string | undefined>>) => Card | null,
): readonly NamedCard<Card>[] {
  return Array.from(plain.matchAll(pattern)).flatMap((match) => {
    const card = read(match.groups ?? {});
    return card === null ? [] : [{ card, start: match.index, end: match.index + match[0].length }];
  });
}

/** Whether a plain question names a card, or another thing, that a game has none of, by what those of other games are called: it is not to be left out of a verdict. */
export function speaksOfOtherGame(plain: string, ofOtherGames: string): boolean {
  return new RegExp(ofOtherGames, 'u').test(plain);
}

/** Whether a number that is found in a plain question counts something: "draw 2", "3 players". */
export function isCount(plain: string, { start, end }: NamedCard<unknown>, { counts }: CardOrder): boolean {
  return (
    new RegExp(`(?:${counts.ahead})\\s*$`, 'u').test(plain.slice(0, start)) ||
    new RegExp(`^\\s*(?:${counts.behind})`, 'u').test(plain.slice(end))
  );
}

/** Whether a card that a plain question names is said not to be there. */
export function isLacking(
  plain: string,
  { start, end }: NamedCard<unknown>,
  { lacking }: CardOrder,
): boolean {
  const coded = `${plain.slice(0, start)}①${plain.slice(end)}`;
  return new RegExp(lacking.replaceAll('#', '①'), 'u').test(coded);
}

/** How a language says that two cards are of one suit, or of two: regular expressions. */
export interface SuitsTold {
  readonly same: string;
  readonly other: string;
}

/** What a plain question says of the suits of its cards, where they are not named. */
export function suitsTold(plain: string, { same, other }: SuitsTold): { readonly fits?: 'same' | 'other' } {
  if (new RegExp(other, 'u').test(plain)) return { fits: 'other' };
  return new RegExp(same, 'u').test(plain) ? { fits: 'same' } : {};
}

/** How a game calls a card that it has named in full before, and what it means there that one beats another. */
export interface CalledAgain<Card> {
  /** A suit, a rank or a kind by itself, as a regular expression, and which cards are called so. */
  readonly parts: readonly { readonly name: string; readonly has: (card: Card) => boolean }[];
  /** Whether a card that was found in a question may be another that is named there, only called by less. */
  readonly isShortFor?: (card: Card, other: Card) => boolean;
  /** Whether a card beats another by being put on it. */
  readonly isBeatenByLater?: boolean;
}

/** Two cards in every order in which they may have been played; none where other than two are named, or the question is not about one on the other. */
export function cardsInOrder<Card>(
  plain: string,
  named: readonly NamedCard<Card>[],
  order: CardOrder,
  { parts, isShortFor = () => false, isBeatenByLater = false }: CalledAgain<Card> = { parts: [] },
): readonly CardsInOrder<Card>[] {
  const isAgain = ({ card }: NamedCard<Card>) =>
    named.filter((each) => isShortFor(card, each.card)).length === 1;
  const [one, other, ...others] = named.filter((each) => !isLacking(plain, each, order) && !isAgain(each));
  if (one === undefined || other === undefined || others.length > 0) return [];
  if (new RegExp(order.besides, 'u').test(plain)) return [];
  const between = plain.slice(one.end, other.start);
  const coded = `${plain.slice(0, one.start)}①${between}②${plain.slice(other.end)}`;
  const says = (pattern: string, text = coded) => new RegExp(pattern, 'u').test(text);
  const marked = (pattern: string, text = coded) =>
    ['①', '②'].filter((sign) => says(pattern.replaceAll('#', sign), text));
  const asNamed = { first: one.card, second: other.card };
  const otherwise = { first: other.card, second: one.card };
  const onMe = marked(order.onMe);
  if (onMe.length !== 1 && marked(order.held).length === 1) return [];
  const told = onMe.length === 1 ? onMe : marked(order.lies);
  const [lying, ...more] =
    told.length > 0 ? told : marked(order.lies, withPartsCoded(coded, [one.card, other.card], parts));
  if (lying !== undefined && more.length === 0)
    return [{ ...(lying === '①' ? asNamed : otherwise), isTold: true }];
  if (isBeatenByLater && says(order.beats)) return [{ ...otherwise, isTold: true }];
  if (says(order.against)) return [asNamed, otherwise].map((cards) => ({ ...cards, isTold: false }));
  if (says(order.onto)) return [{ ...otherwise, isTold: true }];
  if (says(order.under)) return [{ ...asNamed, isTold: true }];
  const inTurn = lying !== undefined || says(order.played);
  return (inTurn ? [asNamed] : [asNamed, otherwise]).map((cards) => ({ ...cards, isTold: false }));
}

/** A text in which one of two cards is named by what the other is not, its suit or its rank, as the sign of that card: “red 5 or green 3, green led”. */
function withPartsCoded<Card>(
  coded: string,
  [one, other]: readonly [Card, Card],
  parts: CalledAgain<Card>['parts'],
): string {
  return parts.reduce((text, { name, has }) => {
    if (has(one) === has(other)) return text;
    return text.replace(new RegExp(`(?<![a-z\\p{N}])(?:${name})(?![a-z\\p{N}])`, 'gu'), has(one) ? '①' : '②');
  }, coded);
}

/** A dispute that a question tells of: what it is called, and what was told of it, as the address of its page holds it. */
export interface DisputeInQuestion {
  readonly title: string;
  readonly link: string;
  readonly told: Said;
  /** Whether a card is called by more than a number, which cards of any game have. */
  readonly isNamed: boolean;
  /** Whether nothing but two names tells of it, which are asked about in other ways too: no page is opened for it unasked. */
  readonly isGuessed?: boolean;
}

/** What a game makes of a question: the facet `find-disputes-in-search-query.ts`, which is loaded when something is typed. */
export type DisputesInQuestion = (question: string) => readonly DisputeInQuestion[];
