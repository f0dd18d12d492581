import type { DirectAnswer, DirectAnswers } from '#kit/direct-answer';
import type { SearchedGame } from './search-ranking.ts';

/** What each game answers at once, by its id: loaded when something is typed. */
export type DirectAnswerReaders = Readonly<Record<string, () => Promise<DirectAnswers>>>;

/** Such an answer, and the id of the game that gives it. */
export interface DirectAnswerOfGame extends DirectAnswer {
  readonly game: string;
}

/** What is read at once off a question: what its games say, and how it is spelt where names are. */
export interface ReadDirectly {
  readonly direct: readonly DirectAnswerOfGame[];
  readonly respelt: string;
}

/**
 * What games say at once to a question. That there is no such card is told of several games only where one has cards of that kind, and
 * then by it alone, and in either case where none of them has the card; that there is no such thing, where one game alone is asked.
 */
export async function answerDirectly(
  question: string,
  games: readonly SearchedGame[],
  readers: DirectAnswerReaders,
): Promise<ReadDirectly> {
  const read = await Promise.all(
    games.map(async ({ id }) => {
      const answers = await readers[id]?.();
      return answers === undefined ? [] : [{ id, answers, answer: answers.answerTo(question) }];
    }),
  );
  const ofGames = read.flat();
  const given = ofGames.flatMap(({ id, answer }) => (answer === null ? [] : [{ ...answer, game: id }]));
  const own = given.filter(({ denies }) => denies === 'own');
  const isCard = ofGames.some(
    ({ answers, answer }) => answer?.denies === undefined && answers.hasCard(question),
  );
  const isOwn = own.length > 0 && !isCard;
  const denials = isOwn ? own : isCard ? [] : given.filter(({ denies }) => denies === 'any');
  const others = given.filter(
    ({ denies }) => denies === undefined || (denies === 'here' && games.length === 1),
  );
  return {
    direct: others.length > 0 && !isOwn ? others : denials,
    respelt: ofGames.reduce((text, { answers }) => answers.respell(text), question),
  };
}
