import { asksAboutFiles, weighNotationPage } from './weigh-notation-page-in-search.ts';
import { asksOtherNumbers, asksSeveralNumbers, saysNumbersOf } from './search-numbers.ts';
import { writeOutShortWords } from './write-out-short-words.ts';
import {
  asksAboutAny,
  isMeantBy,
  namesEveryWord,
  saidInOrder,
  sharedPieces,
  sharedWords,
  wordsIn,
  wordsOf,
  type Vocabulary,
  type Wanted,
} from './search-word-matching.ts';
import { othersOf, sameness } from './search-words-of-same-meaning.ts';

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
  /** `answer`: the sentence that answers, where the whole page is one question; `says`: what a rule says; `rule`: what an answer follows from. */
  readonly meta: {
    readonly title: string;
    readonly asked?: string;
    readonly answer?: string;
    readonly says?: string;
    readonly rule?: string;
  };
  /** `sources`: who says what is answered, in a line; `notAbout`: names of what its question is not about, but another thing of the kind is. */
  readonly filters?: { readonly sources?: readonly string[]; readonly notAbout?: readonly string[] };
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
const READ = 70;
/** A page that says less than this part of what the best one says is no answer. */
const LEAST = 0.2;
/** What the text of a page counts that is no question of the casebook, where a question's own words count 1. */
const IN_TEXT = 0.6;
/** Of so many words the small ones are looked for too, where they leave but one: it may be on most pages. Here they only weigh. */
const LONG = 5;
/** An answer leads clearly only where it is worth so much more than any other. */
const LEAD = 0.25;
/** Where no game is asked, nothing of another game may be worth more than this part of it: which game is played was not said. */
const ELSEWHERE = 0.6;
/** What it counts that a page is of the game that the words are of, as its own name is, or what is there in no other. */
const OF_GAME = 0.4;
/** What it costs that the question of a page is about other numbers, or about another thing of the kind that is asked about. */
const OTHER = 0.25;
/** What it counts that a page says all of several numbers: “2 jacks, 3 players” is another question with one of them alone. */
const SEVERAL = 0.2;
/** A word on so many pages that were read, so many of them of one game, is a word of that game. */
const OWN_WORD = { pages: 8, part: 0.85 };
/** What players call a thing counts as much as a title does. */
export const WEIGHTS = { title: 5, asked: 5, answer: 1, says: 1, rule: 0 };

/** A page that answers, and how much it is worth as an answer. */
export interface Ranked {
  readonly page: Found;
  readonly worth: number;
  /** Which part of what was asked its own question names, from 0 to 1. */
  readonly named: number;
  /** Whether it names so much of it that it is what was meant, unless another page is worth about as much. */
  readonly isMeant: boolean;
  /** Whether it does not name a word that was typed and says something. */
  readonly missesWord?: boolean;
  /** Whether it says the numbers that were asked about, each near the others. */
  readonly saysNumbers: boolean;
  /** Whether its question is about another thing of the kind that was asked about. */
  readonly isOther?: boolean;
}

/**
 * The pages that answer, the best first, and those of a game before all others where it is asked. Each word is looked for by itself: a
 * question in a player's own words has some that no page has. A word found on few pages says more than one that is found on many.
 */
export async function pagesFor(
  index: Index,
  asked: string,
  { fillers, fillersAbroad = '', sameMeaning, spellings, ranks = '', aboutFiles = '' }: Vocabulary,
  language: string,
  game?: string,
): Promise<readonly Ranked[]> {
  const query = writeOutShortWords(asked, spellings);
  const sums = new Map<string, Said>();
  const wanted: Wanted[] = [];
  const saidBy: ReadonlySet<string>[] = [];
  const empty = new Set((/^\p{ASCII}*$/u.test(query) ? `${fillers} ${fillersAbroad}` : fillers).split(' '));
  const typed = wordsIn(query, language);
  const inOrder = saidInOrder(typed, { empty, sameMeaning, language });
  for (const word of wordsOf(query, empty, language, LONG)) {
    const others = othersOf(word, sameMeaning);
    const { says, rare, own } = await pagesThatSay(index, word, others);
    wanted.push({ word, others, rare, isFiller: empty.has(word), isMisspelt: own.size === 0 });
    saidBy.push(own);
    for (const [id, { hit, worth }] of says) {
      const { hit: told, worth: sum, most } = sums.get(id) ?? { hit, worth: 0, most: 0 };
      sums.set(id, { hit: worth > most ? hit : told, worth: sum + worth, most: Math.max(most, worth) });
    }
  }
  const ranked = [...sums.values()].sort((one, another) => another.worth - one.worth);
  const best = ranked[0]?.worth ?? 1;
  const read = ranked.filter(({ worth }) => worth >= best * LEAST).slice(0, READ);
  const found = await Promise.all(
    read.map(async ({ hit, worth }) => ({ id: hit.id, page: await hit.data(), worth })),
  );
  const several = asksSeveralNumbers(query, { sameMeaning }, language) ? SEVERAL : 0;
  const isOnFiles = asksAboutFiles(typed, aboutFiles);
  const folder = folderMeant(found, saidBy);
  const pages = found.map(({ page, page: { meta }, worth: sum }) => {
    const answers = (sum / best) * (meta.answer === undefined ? IN_TEXT : 1);
    const said = inOrder(meta);
    const named = sharedWords(wanted, meta, language);
    const alike = sharedPieces(query, meta);
    const isOpen = meta.answer !== undefined && (game === undefined || isOfGame(page, game));
    const isOther = asksAboutAny(typed, page.filters?.notAbout);
    const apart = isOther || asksOtherNumbers(query, meta, { sameMeaning }, language) ? OTHER : 0;
    const saysNumbers = saysNumbersOf(query, meta, { sameMeaning }, language);
    const of = folder !== null && page.url.startsWith(folder) ? OF_GAME : 0;
    const worth = answers + alike + named + said + of + (saysNumbers ? several : 0) - apart;
    return {
      page,
      worth: weighNotationPage(page.url, worth, isOnFiles),
      named,
      missesWord: !namesEveryWord(wanted, meta, language),
      saysNumbers,
      isOther,
      isMeant:
        isOpen && !isOther && saysNumbers && isMeantBy(wanted, meta, { named, alike, ranks, language }),
    };
  });
  const sorted = pages.toSorted((one, another) => another.worth - one.worth);
  return (game === undefined ? sorted : ofGameFirst(sorted, game)).slice(0, MOST);
}

/** The folder of the one game that has a word of those that are asked, or its name; null where none is of one game alone, or several are. */
function folderMeant(
  found: readonly { readonly id: string; readonly page: Found }[],
  saidBy: readonly ReadonlySet<string>[],
): string | null {
  const folders = new Set(found.flatMap(({ page }) => page.url.split('cases/').slice(0, -1)));
  const meant = saidBy.flatMap((ids) => {
    const pages = found.filter(({ id }) => ids.has(id));
    const least = Math.max(OWN_WORD.pages, OWN_WORD.part * pages.length);
    return [...folders].filter(
      (folder) => pages.filter(({ page }) => page.url.startsWith(folder)).length >= least,
    );
  });
  const [one = null, ...others] = new Set(meant);
  return others.length === 0 ? one : null;
}

/**
 * Whether the first of several pages answers so much better than all others that it may be opened at once: it names what was asked, and
 * nothing else does nearly as well. The tests hold it to open no wrong page for any of their questions, and none for words that ask nothing.
 */
export function leadsClearly([first, ...others]: readonly Ranked[], game?: string): boolean {
  if (first?.isMeant !== true || first.missesWord === true) return false;
  const [folder = ''] = first.page.url.split('/cases/');
  return others.every(
    ({ page, worth }) =>
      first.worth - worth >= LEAD &&
      (game !== undefined || page.url.startsWith(`${folder}/`) || worth <= ELSEWHERE * first.worth),
  );
}

/** What words found on a page say, and the hit of the one that says most. */
interface Said {
  readonly hit: Hit;
  readonly worth: number;
  readonly most: number;
}

/** The pages with a word or with one that means the same, by their ids. */
async function pagesThatSay(index: Index, word: string, others: readonly string[]) {
  const { hits: own, isWhole } = await pagesWith(index, word);
  const says = new Map<string, { readonly hit: Hit; readonly worth: number }>();
  const tell = (hits: readonly Hit[], part: number) => {
    const best = Math.max(...hits.map(({ score }) => score));
    for (const hit of hits) {
      const worth = part * rarityOf(hits) * Math.sqrt(hit.score / best);
      if (worth > (says.get(hit.id)?.worth ?? 0)) says.set(hit.id, { hit, worth });
    }
  };
  tell(own, 1);
  for (const other of others) tell((await index.search(other)).results, sameness(word, other));
  // A word that nothing has is the rarest of all, however common its beginning is.
  return { says, rare: isWhole ? rarityOf(own) : 1, own: new Set(isWhole ? own.map(({ id }) => id) : []) };
}

const rarityOf = (hits: readonly Hit[]) => 1 / Math.log2(2 + hits.length);

/** The pages with a word, or, where it is on none (a slip of the fingers), with one that begins as it does. */
async function pagesWith(index: Index, word: string) {
  for (let end = word.length; end >= Math.min(3, word.length); end -= 1) {
    const { results: hits } = await index.search(word.slice(0, end));
    if (hits.length > 0) return { hits, isWhole: end === word.length };
  }
  return { hits: [], isWhole: false };
}

/** A game as an answer names it. */
export interface SearchedGame {
  readonly id: string;
  readonly title: string;
  /** Its title is a word besides: a question with it need not be about the game. */
  readonly titleIsWord?: boolean;
}

/** The game that a page is of, by its address; null for a page of none, and where there is but one. */
export function gameOf(url: string, games: readonly SearchedGame[]): SearchedGame | null {
  if (games.length < 2) return null;
  return games.find(({ id }) => url.includes(`/${id}/`)) ?? null;
}

const isOfGame = ({ url }: Found, game: string) => url.includes(`/${game}/`);

/** The pages of one game. */
export const onlyOfGame = (pages: readonly Ranked[], game: string): readonly Ranked[] =>
  pages.filter(({ page }) => isOfGame(page, game));

/** The same pages, those of one game before all others. */
const ofGameFirst = (pages: readonly Ranked[], game: string): readonly Ranked[] => [
  ...onlyOfGame(pages, game),
  ...pages.filter(({ page }) => !isOfGame(page, game)),
];
