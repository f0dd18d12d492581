import type { Said } from '#kit/dispute-questionnaire';
import { language } from '#said/language-code-and-url-prefix';
import { words as vocabulary } from '#said/search-vocabulary';
import {
  answerDirectly,
  type DirectAnswerOfGame,
  type DirectAnswerReaders,
} from './direct-answers-in-search.ts';
import { disputesIn, type DisputeOfGame, type QuestionReaders } from './find-disputes-in-search-query.ts';
import { gameNamedIn } from './game-named-in-search-query.ts';
import { gamePageUrl } from './game-page-url.ts';
import { isFirstSure, isFirstTied, nearOnes } from './search-confidence.ts';
import { leadsClearly, onlyOfGame, pagesFor, WEIGHTS, type Index, type Ranked, type SearchedGame } from './search-ranking.ts'; // prettier-ignore
import { isAskedSo, wordsIn } from './search-word-matching.ts';
import { sharedUrl } from './site-url.ts';
import { spellAsIndexed, type KnownWords } from './spell-as-indexed.ts';

/** What has come of what is typed. */
export type Answer = { readonly state: 'none' | 'searching' | 'unavailable' } | FoundSearchOutcome;
export interface FoundSearchOutcome {
  readonly state: 'found';
  readonly query: string;
  /** The game that is asked: that of the page, or one that is named. */
  readonly game: string | undefined;
  readonly pages: readonly Ranked[];
  /** Those of them that are shown: what is near the first; where one game is asked for, only its own. */
  readonly shown: readonly Ranked[];
  /** What the games say at once, before all else. */
  readonly direct: readonly DirectAnswerOfGame[];
  /** What may be argued about, to be told by taps: it comes before all pages but one that is surely meant. */
  readonly disputes: readonly DisputeOfGame[];
  /** Whether the first page comes before them: it asks about the same two cards, or just what was typed, or they are but guessed. */
  readonly isPageFirst: boolean;
  /** Whether that page asks what was typed, and is not but the nearest. */
  readonly isFirstSure: boolean;
  /** Whether the second page is as likely to be meant. */
  readonly isFirstTied: boolean;
  /** Whether that page is surely meant. */
  readonly isFirstMeant: boolean;
  /** Whether the reader has asked for it with Enter, and is led to its first page. */
  readonly isEntered?: boolean;
}

/** How the games read a question: loaded when one is typed. */
export interface SearchReaders {
  readonly disputes: QuestionReaders;
  readonly direct: DirectAnswerReaders;
}

/** The answer to a question: to one game, or to all of them. */
export async function runSearchQuery(
  query: string,
  games: readonly SearchedGame[],
  game: string | undefined,
  readers: SearchReaders,
): Promise<Answer> {
  try {
    const index = (await import(/* @vite-ignore */ sharedUrl('/pagefind/pagefind.js'))) as Index;
    await index.options({ ranking: { metaWeights: WEIGHTS } });
    const words = async () =>
      (await (await fetch(sharedUrl(`/pagefind/words.${language}.txt`))).text()).split(' ');
    return await answerFrom({ ...index, words }, query, games, game, readers);
  } catch {
    return { state: 'unavailable' };
  }
}

/** What an index and what the games read off a question come to. */
export async function answerFrom(
  index: Index & KnownWords,
  query: string,
  games: readonly SearchedGame[],
  game: string | undefined,
  { disputes: readers, direct: directReaders }: SearchReaders,
): Promise<FoundSearchOutcome> {
  const named = game === undefined ? gameNamedIn(query, games, language, vocabulary) : { game, asked: query };
  const asked = games.filter(({ id }) => named === null || id === named.game);
  const asTyped = named?.asked ?? query;
  const spelt = await spellAsIndexed(index, asTyped, vocabulary.fillers).catch(() => asTyped);
  // Where they cannot be loaded, the pages answer all the same.
  const { direct, respelt: typed } = await answerDirectly(spelt, asked, directReaders).catch(() => ({
    direct: [],
    respelt: spelt,
  }));
  const [pages, disputes] = await Promise.all([
    pagesFor(index, typed, vocabulary, language, named?.game),
    disputesIn(spelt, asked, readers).catch(() => []),
  ]);
  const shown = nearOnes(game === undefined ? pages : onlyOfGame(pages, game), typed);
  const [first] = shown;
  const title = first?.page.meta.title ?? '';
  // Names alone tell neither of two cards nor of a page surely enough to open it.
  const isGuessed = disputes.some((one) => one.isGuessed);
  const isPageFirst =
    isAskedSo(wordsIn(typed, language), first?.page.meta ?? {}) ||
    asksHowMany(query, title) ||
    (first !== undefined && isGuessed) ||
    (await isAbout(title, disputes, asked, readers));
  // What was mended of a slip may have been another word: what it finds is for the reader to choose.
  const isFirstMeant =
    spelt === asTyped &&
    leadsClearly(pages, named?.game) &&
    !isGuessed &&
    (disputes.length === 0 || isPageFirst);
  return {
    state: 'found',
    ...{ query, game: named?.game, pages, shown, direct, disputes, isPageFirst },
    isFirstSure: isFirstSure(shown, typed),
    isFirstTied: isFirstTied(shown, typed, language),
    isFirstMeant,
  };
}

/** Whether both ask for an amount, which no dispute is over. */
function asksHowMany(...asked: readonly string[]): boolean {
  return asked.every((text) => new RegExp(vocabulary.howMany, 'iu').test(text));
}

/** Whether a title asks one of these disputes, and leaves out nothing that was told of it. */
async function isAbout(
  title: string,
  disputes: readonly DisputeOfGame[],
  games: readonly SearchedGame[],
  readers: QuestionReaders,
): Promise<boolean> {
  const named = await disputesIn(title, games, readers);
  return named.some(({ game, told }) => disputes.some((one) => one.game === game && isAmong(one.told, told)));
}

const isAmong = (told: Said, others: Said) =>
  Object.entries(told).every(([step, choice]) => others[step] === choice);

/** What the first of the answers is called; undefined where there is none. */
export function firstIn({ isPageFirst, shown, direct, disputes }: FoundSearchOutcome): string | undefined {
  const [told] = direct;
  if (told !== undefined) return told.title;
  const page = shown[0]?.page.meta.title;
  return isPageFirst ? page : (disputes[0]?.title ?? page);
}

/** Whether what comes first does not ask what was typed, and is but the nearest that there is. */
function isOnlyNearest({ shown, disputes, isPageFirst, isFirstSure }: FoundSearchOutcome): boolean {
  return shown.length > 0 && !isFirstSure && (isPageFirst || disputes.length === 0);
}

/** What is said above the answers, in one sentence at most: that they are but near, or that there is a choice, where two pages are as likely to be meant, or where Enter was pressed and several disputes are told of. Null where one answer stands alone, or surely before the others. */
export function adviceOn(answer: FoundSearchOutcome): 'onlyNearest' | 'choose' | null {
  if (answer.direct.length > 0) return null;
  if (isOnlyNearest(answer)) return 'onlyNearest';
  const isOfPages = answer.isPageFirst || answer.disputes.length === 0;
  if (isOfPages) return answer.isFirstTied && answer.shown.length > 1 ? 'choose' : null;
  return answer.isEntered === true && answer.disputes.length > 1 ? 'choose' : null;
}

/** The page that settles it, with what was told filled in. */
export function urlOf({ game, link }: DisputeOfGame): string {
  return `${gamePageUrl(game, '/ask/')}#${link}`;
}

/** How many answers there are of all kinds. */
export const answerCount = ({ direct, shown }: FoundSearchOutcome): number => direct.length + shown.length;

/** Where the rule stands that such an answer follows from. */
export const directAnswerUrl = ({ game, path }: DirectAnswerOfGame): string => gamePageUrl(game, `/${path}`);

/** Where Enter leads at once: to a page that is surely meant, or to the only dispute that is told of. Undefined where the reader has to choose, or reads the answer already. */
export function clearlyMeant({
  isFirstMeant,
  isPageFirst,
  pages,
  direct,
  disputes,
}: FoundSearchOutcome): string | undefined {
  if (direct.length > 0) return undefined;
  if (isFirstMeant) return pages[0]?.page.url;
  const [only, ...others] = disputes;
  return only !== undefined && others.length === 0 && !isPageFirst ? urlOf(only) : undefined;
}
