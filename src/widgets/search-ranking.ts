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
/** So many pages are read, those with the rarest words first, to find the best: common words alone do not tell them apart. */
const READ = 45;
/** A page that says less than this part of what the best one says is no answer. */
const LEAST = 0.2;
/** What the text of a page counts that is no question of the casebook, where a question's own words count 1. */
const IN_TEXT = 0.6;
/** What it counts that a page has a word that means the same, where the word itself counts 1. */
const SAME = 0.6;
/** What it counts that all that is typed stands, word for word, in what players call a thing. */
const SAID = 0.25;
/**
 * An answer leads clearly that is worth so much more than the next. Of the questions of the tests whose first page is right, four in five
 * lead by as much, of those whose first is another, one in three.
 */
const LEAD = 0.25;
/** What players call a thing counts as much as a title does. */
export const WEIGHTS = { title: 5, asked: 5, answer: 1, rule: 0 };

/** What a language knows of the words that are typed. */
export interface Vocabulary {
  /** Words that say nothing, with spaces between. */
  readonly fillers: string;
  /** Words that mean the same, with spaces between, in groups that `|` parts. */
  readonly sameMeaning: string;
}

/** A page that answers, and how much it is worth as an answer. */
export interface Ranked {
  readonly page: Found;
  readonly worth: number;
}

/** A word that is looked for, what else says the same, and how much it says to find it. */
interface Wanted {
  readonly word: string;
  readonly others: readonly string[];
  readonly rare: number;
}

/**
 * The pages that answer, the best first, and those of a game before all others where it is asked. Each word is looked for by itself: a
 * question in a player's own words has some that no page has. A word found on few pages says more than one that is found on many.
 */
export async function pagesFor(
  index: Index,
  query: string,
  { fillers, sameMeaning }: Vocabulary,
  language: string,
  game?: string,
): Promise<readonly Ranked[]> {
  const sums = new Map<string, Said>();
  const wanted: Wanted[] = [];
  for (const word of wordsOf(query, fillers, language)) {
    const others = othersOf(word, sameMeaning);
    const { says, rare } = await pagesThatSay(index, word, others);
    wanted.push({ word, others, rare });
    for (const [id, { hit, worth }] of says) {
      const { hit: told, worth: sum, most } = sums.get(id) ?? { hit, worth: 0, most: 0 };
      sums.set(id, { hit: worth > most ? hit : told, worth: sum + worth, most: Math.max(most, worth) });
    }
  }
  const ranked = [...sums.values()].sort((one, another) => another.worth - one.worth);
  const best = ranked[0]?.worth ?? 1;
  const read = ranked.filter(({ worth }) => worth >= best * LEAST).slice(0, READ);
  const asked = wordsIn(query, language).join(' ');
  const pages = await Promise.all(
    read.map(async ({ hit, worth }) => {
      const page = await hit.data();
      const { meta } = page;
      const told = (worth / best) * (meta.answer === undefined ? IN_TEXT : 1);
      const said = ` ${meta.asked ?? ''} `.includes(` ${asked} `) ? SAID : 0;
      return { page, worth: told + sharedPieces(query, meta) + sharedWords(wanted, meta, language) + said };
    }),
  );
  const sorted = pages.toSorted((one, another) => another.worth - one.worth);
  return (game === undefined ? sorted : ofGameFirst(sorted, game)).slice(0, MOST);
}

/** Whether the first of several pages answers so much better than the next that it may be opened at once. */
export function leadsClearly([first, second]: readonly Ranked[]): boolean {
  if (first?.page.meta.answer === undefined) return false;
  return first.worth - (second?.worth ?? 0) >= LEAD;
}

/** What words found on a page say, and the hit of the one that says most. */
interface Said {
  readonly hit: Hit;
  readonly worth: number;
  readonly most: number;
}

/** The pages with a word or with one that means the same, by their ids. */
async function pagesThatSay(index: Index, word: string, others: readonly string[]) {
  const own = await pagesWith(index, word);
  const says = new Map<string, { readonly hit: Hit; readonly worth: number }>();
  const tell = (hits: readonly Hit[], part: number) => {
    const best = Math.max(...hits.map(({ score }) => score));
    for (const hit of hits) {
      const worth = part * rarityOf(hits) * Math.sqrt(hit.score / best);
      if (worth > (says.get(hit.id)?.worth ?? 0)) says.set(hit.id, { hit, worth });
    }
  };
  tell(own, 1);
  for (const other of others) tell((await index.search(other)).results, SAME);
  return { says, rare: rarityOf(own) };
}

const rarityOf = (hits: readonly Hit[]) => 1 / Math.log2(2 + hits.length);

/** The words of a language that mean the same as one. */
function othersOf(word: string, sameMeaning: string): readonly string[] {
  const groups = sameMeaning.split('|').map((group) => group.trim().split(' '));
  const own = [word, stemOf(word)];
  return groups
    .filter((group) => group.some((each) => own.includes(each)))
    .flatMap((group) => group.filter((each) => !own.includes(each)));
}

/**
 * Which part of what a question is about, its fillers left out, a page's own question or what players call it names, from 0 to 1. A rare
 * word is more of it than a common one.
 */
function sharedWords(
  wanted: readonly Wanted[],
  { title, asked = '' }: Found['meta'],
  language: string,
): number {
  const told = new Set(wordsIn(`${title} ${asked}`, language).map(stemOf));
  const part = ({ word, others }: Wanted) => {
    if (told.has(stemOf(word))) return 1;
    return others.some((other) => told.has(stemOf(other))) ? SAME : 0;
  };
  const all = wanted.reduce((sum, { rare }) => sum + rare, 0);
  return all === 0 ? 0 : wanted.reduce((sum, one) => sum + one.rare * part(one), 0) / all;
}

/** A word in the singular, where its plural has but an -s. */
const stemOf = (word: string) => word.replace(/(?<=\p{L}{2}|\p{N})s$/u, '');

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

/** A question of so many words says more with its small ones ("do I have to play if I can") than with the one that is left without them. */
const LONG = 6;

/** The words of a query that say what it is about; all of them where there is nothing else to it, or next to nothing. */
function wordsOf(query: string, fillers: string, language: string): readonly string[] {
  const empty = new Set(fillers.split(' '));
  const all = [...new Set(wordsIn(query, language))];
  const rest = all.filter((word) => !empty.has(word));
  return rest.length > 1 || (rest.length === 1 && all.length < LONG) ? rest : all;
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
function ofGameFirst(pages: readonly Ranked[], game: string): readonly Ranked[] {
  const isOf = ({ page }: Ranked) => page.url.includes(`/${game}/`);
  return [...pages.filter(isOf), ...pages.filter((page) => !isOf(page))];
}
