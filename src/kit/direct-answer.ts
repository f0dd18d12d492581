/**
 * Questions that a game answers of itself, in a sentence and without a page that asks them: whether there is such a card, for how many it is,
 * how long it takes, who begins, what a word means, what a card does. What is asked is a matter of the language, what is answered one of the game.
 */

/** An answer, and where in the game's pages the rule stands that it follows from. */
export interface DirectAnswer {
  /** What was asked, in a word or a short question. */
  readonly title: string;
  readonly answer: string;
  /** Behind the game's own folder, `rules/#the-cards`. */
  readonly path: string;
  /** It says that there is no such card; `own`: of a kind that the game has, and so of no other game; `here`: no such thing, which another game may have. */
  readonly denies?: 'own' | 'any' | 'here';
}

/** What a game offers the search: loaded when something is typed. */
export interface DirectAnswers {
  readonly answerTo: (question: string) => DirectAnswer | null;
  /** Whether a question names one of its cards. */
  readonly hasCard: (question: string) => boolean;
  readonly respell: (question: string) => string;
}

/** A word of a game or one of its cards, and what there is to say of it. */
export interface AskedTerm {
  /** What it is called, as a regular expression of small letters. */
  readonly names: string;
  readonly title: string;
  readonly answer: string;
  readonly path: string;
  /** There is no such thing in this game, as there may be in another. */
  readonly isDenied?: boolean;
}

/** What a game answers with, in one language. */
export interface DirectAnswerFacts {
  readonly title: string;
  readonly players: { readonly fewest: number; readonly most: number; readonly path: string };
  /** Which cards there are, what there is to say of the length of a game, and who begins, each in a sentence or two. */
  readonly cards: Told;
  readonly length: Told;
  readonly first: Told;
  /** What its cards are called, as a regular expression of small letters. */
  readonly cardNames: string;
  /** Cards of a kind that it has, with a number that none has. */
  readonly wrongCards: string;
  /** Cards of other games. */
  readonly otherCards: string;
  readonly terms: readonly AskedTerm[];
}

interface Told {
  readonly answer: string;
  readonly path: string;
}

/** How a language asks such questions, as regular expressions of small letters. */
export interface DirectQuestionPatterns {
  /** For how many the game is: the group `count` is a number that is asked about, `alone` that one alone would play. */
  readonly players: string;
  readonly length: string;
  readonly age: string;
  readonly first: string;
  /** Before and behind the name of a card, where nothing is asked but whether there is one or what it is: a longer question may call another card so. */
  readonly card: { readonly ahead: string; readonly behind: string };
  /** Words as they are typed in a hurry, as regular expressions, and as pages write them. */
  readonly spellings: Readonly<Record<string, string>>;
  /** What a word means or a card does: each has the group `subject`. The last takes a word that stands alone. */
  readonly meaning: readonly string[];
}

/** What a language says in answer, whatever the game. */
export interface SharedDirectAnswers {
  readonly isThereCard: (title: string) => string;
  readonly noSuchCard: (title: string, cards: string) => string;
  readonly howMany: (title: string) => string;
  readonly forPlayers: (title: string, fewest: number, most: number) => string;
  readonly forSoMany: (told: string) => string;
  readonly notForSoMany: (players: number, told: string) => string;
  readonly howLong: (title: string) => string;
  readonly noTime: (length: string) => string;
  readonly whatAge: (title: string) => string;
  readonly noAge: string;
  readonly whoBegins: (title: string) => string;
}

interface Asking {
  readonly patterns: DirectQuestionPatterns;
  readonly answers: SharedDirectAnswers;
}

/** What a game says at once to a question in small letters, numbers in digits (`plainQuestion`); null where it is for its pages to answer. */
export function directAnswerTo(plain: string, facts: DirectAnswerFacts, words: Asking): DirectAnswer | null {
  const asked = plain.replace(/[\s?!.。、,…]+$/u, '').trim();
  // The game may be named among the words of a question about it as a whole.
  const ofIt = asked.replace(facts.title.toLowerCase(), '').replace(/\s+/gu, ' ').trim();
  return (
    ofCards(asked, facts, words) ??
    ofPlayers(ofIt, facts, words) ??
    ofTheGame(ofIt, facts, words) ??
    ofTerm(asked, facts, words)
  );
}

/** Whether a plain question names a card that a game has. */
export function namesCardOf(plain: string, { cardNames }: Pick<DirectAnswerFacts, 'cardNames'>): boolean {
  return says(plain, cardNames);
}

const says = (text: string, pattern: string) => new RegExp(pattern, 'u').test(text);

function ofCards(
  asked: string,
  facts: DirectAnswerFacts,
  { patterns, answers }: Asking,
): DirectAnswer | null {
  const { title, cards, wrongCards, otherCards } = facts;
  const denies = says(asked, wrongCards)
    ? 'own'
    : says(asked, aboutCard(otherCards, patterns))
      ? 'any'
      : null;
  if (denies === null) return null;
  return {
    title: answers.isThereCard(title),
    answer: answers.noSuchCard(title, cards.answer),
    path: cards.path,
    denies,
  };
}

/** A question about a card of one of these names alone, with what it is a card of. */
function aboutCard(names: string, { card: { ahead, behind } }: DirectQuestionPatterns): string {
  return `^${ahead}(?:\\d+\\s*(?:of\\s+|の)?)?(?:${names})(?:\\s*(?:of\\s+|on\\s+(?:an?\\s+|another\\s+)?|の|に)?(?:\\d+|${names}))?${behind}$`;
}

function ofPlayers(
  asked: string,
  { title, players: { fewest, most, path } }: DirectAnswerFacts,
  { patterns, answers }: Asking,
): DirectAnswer | null {
  const match = new RegExp(`^(?:${patterns.players})$`, 'u').exec(asked);
  if (match === null) return null;
  const { count, alone } = match.groups ?? {};
  const number = alone !== undefined ? 1 : count === undefined ? null : Number(count);
  const told = answers.forPlayers(title, fewest, most);
  const isEnough = number !== null && number >= fewest && number <= most;
  const answer =
    number === null ? told : isEnough ? answers.forSoMany(told) : answers.notForSoMany(number, told);
  return { title: answers.howMany(title), answer, path };
}

function ofTheGame(
  asked: string,
  { title, length, first }: DirectAnswerFacts,
  { patterns, answers }: Asking,
): DirectAnswer | null {
  const is = (pattern: string) => says(asked, `^(?:${pattern})$`);
  if (is(patterns.length))
    return { title: answers.howLong(title), answer: answers.noTime(length.answer), path: length.path };
  if (is(patterns.age))
    return { title: answers.whatAge(title), answer: answers.noAge, path: 'rules/#sources' };
  return is(patterns.first) ? { title: answers.whoBegins(title), ...first } : null;
}

function ofTerm(
  asked: string,
  { terms }: DirectAnswerFacts,
  { patterns: { meaning } }: Asking,
): DirectAnswer | null {
  for (const pattern of meaning) {
    const subject = new RegExp(pattern, 'u').exec(asked)?.groups?.subject;
    const term = terms.find(({ names }) => subject !== undefined && says(subject, `^(?:${names})$`));
    if (term === undefined) continue;
    const { title, answer, path, isDenied = false } = term;
    return { title, answer, path, ...(isDenied && { denies: 'here' }) };
  }
  return null;
}
