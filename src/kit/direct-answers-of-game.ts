import {
  directAnswerTo,
  namesCardOf,
  type AskedTerm,
  type DirectAnswerFacts,
  type DirectAnswers,
  type DirectQuestionPatterns,
  type SharedDirectAnswers,
} from './direct-answer.ts';
import { inDigits, plainQuestion, type CardOrder } from './parse-two-card-question.ts';

/** What a game answers at once, put together of its words, its rules and how a language asks. */

/** A question with the words that are written as they sound put as the game writes them. */
function respell(question: string, spellings: Readonly<Record<string, string>>): string {
  return Object.entries(spellings).reduce(
    (text, [heard, written]) => text.replace(new RegExp(heard, 'gu'), written),
    question,
  );
}

/** What a game says in a language: of a term its rule, where nothing is said of it. */
export interface DirectAnswerTexts<Term extends string> {
  /** When a game is over, as the rules tell it. */
  readonly length: string;
  readonly terms: Readonly<Record<Term, { readonly title: string; readonly answer?: string }>>;
}

/** What cards and words of a game are called in a language where somebody types a question. Of terms that are called alike the first is meant. */
export interface DirectAnswerPatterns<Term extends string> extends Pick<
  DirectAnswerFacts,
  'cardNames' | 'wrongCards' | 'otherCards'
> {
  readonly terms: Readonly<Record<Term, string>>;
  /** Names as they sound, as regular expressions, and as the game writes them; none where a language has but one way of writing. */
  readonly spellings: Readonly<Record<string, string>>;
}

interface GameInLanguage<RuleId extends string, Term extends string> {
  readonly title: string;
  readonly players: { readonly fewest: number; readonly most: number };
  /** The rules that say which cards there are, for how many, how a game ends, and who begins. */
  readonly at: Readonly<Record<'cards' | 'players' | 'length' | 'first', RuleId>>;
  /** The rule that each term is of. */
  readonly terms: Readonly<Record<Term, RuleId>>;
  /** Those of which there is no such thing here: they are told where this game alone is asked. */
  readonly onlyHere?: readonly NoInfer<Term>[];
  /** What it works out of the numbers in a question. */
  readonly workedOut?: readonly AskedTerm[];
  readonly words: DirectAnswerTexts<Term>;
  readonly patterns: DirectAnswerPatterns<Term>;
  readonly rules: Readonly<Record<RuleId, string>>;
  /** How the language asks and answers, whatever the game, and how it writes numbers. */
  readonly asked: DirectQuestionPatterns;
  readonly answers: SharedDirectAnswers;
  readonly order: CardOrder;
}

/** What a game answers at once, of its words, its rules and how it is asked. */
export function directAnswersOf<RuleId extends string, Term extends string>(
  game: GameInLanguage<RuleId, Term>,
): DirectAnswers {
  const { at, words, patterns, rules, order, onlyHere = [], workedOut = [] } = game;
  const spellings = { ...game.asked.spellings, ...patterns.spellings };
  const path = (rule: RuleId) => `rules/#${rule}`;
  const ids = Object.keys(game.terms).filter((id): id is Term => id in game.terms);
  const facts: DirectAnswerFacts = {
    ...patterns,
    title: game.title,
    players: { ...game.players, path: path(at.players) },
    cards: { answer: rules[at.cards], path: path(at.cards) },
    length: { answer: words.length, path: path(at.length) },
    first: { answer: rules[at.first], path: path(at.first) },
    terms: [
      ...ids.map((id) => {
        const rule = game.terms[id];
        const { title, answer = rules[rule] } = words.terms[id];
        return {
          names: patterns.terms[id],
          title,
          answer,
          path: path(rule),
          isDenied: onlyHere.includes(id),
        };
      }),
      ...workedOut,
    ],
  };
  const asking = { patterns: game.asked, answers: game.answers };
  const read = (question: string) => respell(plainQuestion(question, order), spellings);
  return {
    answerTo: (question) => directAnswerTo(read(question), facts, asking),
    hasCard: (question) => namesCardOf(read(question), facts),
    // For what looks for its words: nothing else of it is changed.
    respell: (question) => respell(inDigits(question, order), spellings),
  };
}
