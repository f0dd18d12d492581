import { othersOf, SAME, sameness, stemOf } from './search-words-of-same-meaning.ts';

/** The words of what is typed into the search, and which part of them a page's own question names. */

/** Whether any of the names is typed, in the singular or in the plural. */
export function asksAboutAny(typed: readonly string[], names: readonly string[] = []): boolean {
  const told = new Set(names.flatMap((each) => each.split(' ')));
  return typed.some((word) => told.has(stemOf(word)));
}

/** What a language knows of the words that are typed. */
export interface Vocabulary {
  /** Words that say nothing, with spaces between. */
  readonly fillers: string;
  /** Those of a question in the letters of another language. */
  readonly fillersAbroad?: string;
  /** Words that mean the same, with spaces between, in groups that `|` parts. */
  readonly sameMeaning: string;
  /** What is typed in short, a card by its letter too, as regular expressions, and how it is written out. */
  readonly spellings?: Readonly<Record<string, string>>;
  /** What cards are called by their number, with spaces between. */
  readonly ranks?: string;
  /** Words of a question about files and how they are written, with spaces between. */
  readonly aboutFiles?: string;
}

/** The question of a page, and what players call it. */
interface NamedPage {
  readonly title: string;
  readonly asked?: string;
}

/** A word that is looked for, what else says the same, and how much it says to find it. */
export interface Wanted {
  readonly word: string;
  readonly others: readonly string[];
  readonly rare: number;
  /** Whether it is one that says nothing, looked for because there is hardly another. */
  readonly isFiller: boolean;
  /** Whether no page has it: a slip of the fingers. */
  readonly isMisspelt?: boolean;
}

/** How well a page fits what was asked: the part of its words and of its letters that it names. */
interface Fit {
  readonly named: number;
  readonly alike: number;
  readonly ranks: string;
  readonly language: string;
}

/** A page has to name so much of what was asked to be what was meant. */
const NAMED = 0.75;
/** So much of it, in pieces of three letters, has to stand there too. */
const ALIKE = 0.6;
/** What was asked has to say so much, for one common word is asked by many questions; a word that is on fourteen pages says as much. */
const TELLING = 0.25;
/** What it counts that all that is typed stands, word for word, in what players call a thing. */
const SAID = 0.25;
/** What it counts that all pairs of neighbouring words do: a few words that are typed are neighbours on too many pages to tell them apart, but a number and what is counted (“2 jacks”). */
const NEIGHBOURS = { worth: 0.15, leastWords: 5 };
/** Two cards that are named together ("a 7 goes on a 2") are at most so many words apart. */
const NEAR = 4;

/**
 * Which part of what a question is about, its fillers left out, a page's own question or what players call it names, from 0 to 1. A rare
 * word is more of it than a common one.
 */
export function sharedWords(
  wanted: readonly Wanted[],
  { title, asked = '' }: NamedPage,
  language: string,
): number {
  const part = partToldBy({ title, asked }, language);
  const all = wanted.reduce((sum, { rare }) => sum + rare, 0);
  return all === 0 ? 0 : wanted.reduce((sum, one) => sum + one.rare * part(one), 0) / all;
}

/** Whether a page names every word of a question that says something: one that it does not may be just what is asked. */
export function namesEveryWord(wanted: readonly Wanted[], page: NamedPage, language: string): boolean {
  const part = partToldBy(page, language);
  return wanted.every((one) => one.isFiller || part(one) > 0);
}

/** How far a page's own question, or what players call it, has a word: 1 where it has the word itself. */
function partToldBy({ title, asked = '' }: NamedPage, language: string): (wanted: Wanted) => number {
  const told = new Set(wordsIn(`${title} ${asked}`, language).map(stemOf));
  return ({ word, others, isMisspelt = false }) => {
    if (told.has(stemOf(word))) return 1;
    const same = others.filter((other) => told.has(stemOf(other))).map((other) => sameness(word, other));
    if (same.length > 0) return Math.max(...same);
    return isMisspelt && [...told].some((other) => isSlipOf(stemOf(word), other)) ? SAME : 0;
  };
}

/**
 * Whether a page is what somebody meant, of whose words it names so much, and of whose letters such a part: enough was said, nearly all of
 * it is named, and much as the page or as players say it. A page may have all the words of a question and answer another, or be about
 * another card than the one that is asked about.
 */
export function isMeantBy(
  wanted: readonly Wanted[],
  { title, asked = '' }: NamedPage,
  { named, alike, ranks, language }: Fit,
): boolean {
  const telling = wanted.reduce((sum, { rare, isFiller }) => sum + (isFiller ? 0 : rare), 0);
  if (telling < TELLING || named < NAMED || alike < ALIKE) return false;
  const names = new Set(ranks.split(' '));
  const cards = wanted.filter(({ word }) => names.has(stemOf(word)));
  return cards.length < 2 || [title, asked].some((text) => saysTogether(wordsIn(text, language), cards));
}

/** Whether cards are named next to each other: a page that has each of them somewhere is not about one on the other. */
function saysTogether(told: readonly string[], cards: readonly Wanted[]): boolean {
  const stems = told.map(stemOf);
  return stems.some((_, at) => {
    const near = stems.slice(at, at + 1 + NEAR * (cards.length - 1));
    return cards.every(({ word, others }) => [stemOf(word), ...others].some((name) => near.includes(name)));
  });
}

/** Words as short as this are too like each other to tell a slip from another word. */
const SHORT = 3;

/** Whether a word is another with one letter wrong, missing or too many, or two that changed places. */
export function isSlipOf(typed: string, word: string): boolean {
  if (Math.min(typed.length, word.length) <= SHORT || Math.abs(typed.length - word.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const [left, other] = [typed.slice(at), word.slice(at)];
  return (
    left.slice(1) === other.slice(1) ||
    left.slice(1) === other ||
    left === other.slice(1) ||
    (left.slice(0, 2) === `${other.charAt(1)}${other.charAt(0)}` && left.slice(2) === other.slice(2))
  );
}

/**
 * Which part of a question, in pieces of three letters, stands in a page's own question or in what players call it, from 0 to 1. It tells
 * apart pages that have the same words, whatever is misspelt, and however Japanese is parted.
 */
export function sharedPieces(query: string, { title, asked = '' }: NamedPage): number {
  const wanted = piecesOf(query);
  const told = piecesOf(`${title} ${asked}`);
  return [...wanted].filter((piece) => told.has(piece)).length / Math.max(1, wanted.size);
}

/** Whether words stand in what players call a page as they were typed, more than one of them. */
export function isAskedSo(typed: readonly string[], { asked = '' }: { readonly asked?: string }): boolean {
  return typed.length > 1 && ` ${asked} `.includes(` ${typed.join(' ')} `);
}

/** What is known of the words of a language, to compare two texts word by word. */
interface Comparing {
  /** Words that say nothing. */
  readonly empty: ReadonlySet<string>;
  readonly sameMeaning: string;
  readonly language: string;
}

/**
 * What it counts that a page says words in the order in which they are typed: all of them as players say it, or pairs of neighbours, in
 * their own or in other words. "2 on his 2" and "on a 2, two" have the same words; a pair that says nothing is on all pages.
 */
export function saidInOrder(
  typed: readonly string[],
  { empty, sameMeaning, language }: Comparing,
): (page: NamedPage) => number {
  const names = typed.map((word) => [stemOf(word), ...othersOf(word, sameMeaning).map(stemOf)]);
  const pairs = names.flatMap((after, at) => {
    const before = names[at - 1];
    const isTelling = [typed[at - 1], typed[at]].some((word) => word !== undefined && !empty.has(word));
    const isCounted = typed.length >= NEIGHBOURS.leastWords || /^\d+$/u.test(typed[at - 1] ?? '');
    return before !== undefined && isTelling && isCounted ? [{ before, after }] : [];
  });
  return ({ title, asked = '' }) => {
    const whole = ` ${asked} `.includes(` ${typed.join(' ')} `) ? SAID : 0;
    if (pairs.length === 0) return whole;
    // What players call a page is written in words already parted.
    const texts = [wordsIn(title, language), asked.split(' ')].map((text) => text.map(stemOf));
    const told = pairs.filter(({ before, after }) =>
      texts.some((text) =>
        text.some((word, at) => after.includes(word) && before.includes(text[at - 1] ?? '')),
      ),
    );
    return whole + (NEIGHBOURS.worth * told.length) / Math.max(1, pairs.length);
  };
}

function piecesOf(text: string): ReadonlySet<string> {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 2) }, (_, at) => letters.slice(at, at + 3)),
  );
}

/** The words of a query that say what it is about; all of them where there is nothing else to it, or but one word in so many. */
export function wordsOf(
  query: string,
  empty: ReadonlySet<string>,
  language: string,
  long: number,
): readonly string[] {
  const all = [...new Set(wordsIn(query, language))];
  const rest = all.filter((word) => !empty.has(word));
  return rest.length > 1 || (rest.length === 1 && all.length < long) ? rest : all;
}

/** The words of each text by language: that of a page is compared several times for a question, and again for the next. */
const WORDS = new Map<string, Map<string, readonly string[]>>();

/** The words of a text in a language, without signs; but “4+” is another card than a 4. */
export function wordsIn(text: string, language: string): readonly string[] {
  const known = WORDS.get(language) ?? new Map<string, readonly string[]>();
  WORDS.set(language, known);
  const words = known.get(text) ?? partIntoWords(text, language);
  known.set(text, words);
  return words;
}

function partIntoWords(text: string, language: string): readonly string[] {
  const parts = new Intl.Segmenter(language, { granularity: 'word' }).segment(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/(\d)\+/g, '$1 plus '),
  );
  return Array.from(parts).flatMap(({ isWordLike, segment }) => (isWordLike ? [segment] : []));
}
