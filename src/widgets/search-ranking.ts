/** What the search index gives: made from the built pages, loaded when somebody searches. */
export interface Index {
  options(options: {
    readonly ranking: { readonly metaWeights: Readonly<Record<string, number>> };
  }): Promise<void>;
  search(query: string): Promise<{ readonly results: readonly Hit[] }>;
}
interface Hit {
  readonly id: string;
  readonly score: number;
  data(): Promise<Found>;
}
export interface Found {
  readonly url: string;
  /** Text with `<mark>` around the words that were looked for, otherwise escaped. */
  readonly excerpt: string;
  /** `answer`: the sentence that answers, where the whole page is one question; `rule`: what it follows from. */
  readonly meta: {
    readonly title: string;
    readonly asked?: string;
    readonly answer?: string;
    readonly rule?: string;
  };
  readonly sub_results: readonly Section[];
}
export interface Section {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  /** Where in it words were found, and how much each says. */
  readonly weighted_locations: readonly { readonly balanced_score: number }[];
}

const MOST = 20;
/** A page that says less than this part of what the best one says is no answer. */
const LEAST = 0.2;
/** What the text of a page counts that is no question of the casebook, where a question's own words count 1. */
const IN_TEXT = 0.6;
/** What it counts that a page's own question names everything that is asked. */
const COVER = 0.5;
/** What players call a thing counts as much as a title does. */
export const WEIGHTS = { title: 5, asked: 5, answer: 1, rule: 0 };

/**
 * The pages that answer, the best first. Each word is looked for by itself: a question in a player's own words has some that
 * no page has. A word found on few pages says more than one that is found on many.
 */
export async function pagesFor(
  index: Index,
  query: string,
  fillers: string,
  language: string,
): Promise<readonly Found[]> {
  const worth = new Map<string, { hit: Hit; sum: number; most: number }>();
  const words = wordsOf(query, fillers, language);
  for (const word of words) {
    const results = await pagesWith(index, word);
    const best = Math.max(...results.map(({ score }) => score));
    const rare = 1 / Math.log2(2 + results.length);
    for (const hit of results) {
      const says = rare * Math.sqrt(hit.score / best);
      const { sum, most, hit: told } = worth.get(hit.id) ?? { sum: 0, most: 0, hit };
      worth.set(hit.id, { hit: says > most ? hit : told, sum: sum + says, most: Math.max(most, says) });
    }
  }
  const ranked = [...worth.values()].sort((one, another) => another.sum - one.sum);
  const least = (ranked[0]?.sum ?? 0) * LEAST;
  const found = ranked.filter(({ sum }) => sum >= least).slice(0, MOST);
  const pages = await Promise.all(found.map(({ hit }) => hit.data()));
  const close = pages.map((page, index) => ({
    page,
    worth:
      ((found[index]?.sum ?? 0) / (ranked[0]?.sum ?? 1)) * (page.meta.answer === undefined ? IN_TEXT : 1) +
      sharedPieces(query, page.meta) +
      COVER * sharedWords(words, page.meta, language),
  }));
  return close.sort((one, another) => another.worth - one.worth).map(({ page }) => page);
}

/** Which part of what a question is about, its fillers left out, a page's own question or what players call it names, from 0 to 1. */
function sharedWords(
  words: readonly string[],
  { title, asked = '' }: Found['meta'],
  language: string,
): number {
  const told = wordsIn(`${title} ${asked}`, language).map(stemOf);
  return words.filter((word) => told.includes(stemOf(word))).length / Math.max(1, words.length);
}

/** A word in the singular, where its plural has but an -s. */
const stemOf = (word: string) => word.replace(/(?<=\p{L}{2})s$/u, '');

/**
 * Which part of a question, in pieces of three letters, stands in a page's own question or in what players call it, from 0 to 1. It tells
 * apart pages that have the same words, whatever is misspelt, and however Japanese is parted.
 */
function sharedPieces(query: string, { title, asked = '' }: Found['meta']): number {
  const wanted = piecesOf(query);
  const told = piecesOf(`${title} ${asked}`);
  return [...wanted].filter((piece) => told.has(piece)).length / Math.max(1, wanted.size);
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

/** The pages with a word, or, where it is on none (a slip of the fingers), with one that begins as it does. */
async function pagesWith(index: Index, word: string): Promise<readonly Hit[]> {
  for (let end = word.length; end >= Math.min(3, word.length); end -= 1) {
    const { results } = await index.search(word.slice(0, end));
    if (results.length > 0) return results;
  }
  return [];
}

/** The words of a query that say what it is about; all of them where there is nothing else to it. */
export function wordsOf(query: string, fillers: string, language: string): readonly string[] {
  const empty = new Set(fillers.split(' '));
  const all = [...new Set(wordsIn(query, language))];
  const rest = all.filter((word) => !empty.has(word));
  return rest.length > 0 ? rest : all;
}

/** The words of a text in a language, without signs. */
export function wordsIn(text: string, language: string): readonly string[] {
  const parts = new Intl.Segmenter(language, { granularity: 'word' }).segment(
    text.normalize('NFKC').toLowerCase(),
  );
  return Array.from(parts).flatMap(({ isWordLike, segment }) => (isWordLike ? [segment] : []));
}

/** A game as an answer names it. */
export interface SearchedGame {
  readonly id: string;
  readonly title: string;
}

/** The game that a page is of, by its address; null for a page of none, and where there is but one. */
export function gameOf(url: string, games: readonly SearchedGame[]): SearchedGame | null {
  if (games.length < 2) return null;
  return games.find(({ id }) => url.includes(`/${id}/`)) ?? null;
}

/** The same pages, those of one game before all others. */
export function ofGameFirst(pages: readonly Found[], game: string): readonly Found[] {
  const isOf = ({ url }: Found) => url.includes(`/${game}/`);
  return [...pages.filter(isOf), ...pages.filter((page) => !isOf(page))];
}
