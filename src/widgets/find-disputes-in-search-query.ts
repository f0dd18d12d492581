import type { DisputeInQuestion, DisputesInQuestion } from '#kit/parse-two-card-question';
import type { SearchedGame } from './search-ranking.ts';

/** What each game makes of a question, by its id: loaded when something is typed. */
export type QuestionReaders = Readonly<Record<string, () => Promise<DisputesInQuestion>>>;

/** A dispute, and the id of the game that it is over. */
export interface DisputeOfGame extends DisputeInQuestion {
  readonly game: string;
}

/**
 * The disputes that a question tells of, two cards being named in it: of one game all, of several one each. Where a game knows a card by
 * its name, those that know but its number are not asked. Two that are told alike are one.
 */
export async function disputesIn(
  question: string,
  games: readonly SearchedGame[],
  readers: QuestionReaders,
): Promise<readonly DisputeOfGame[]> {
  const ofGames = await Promise.all(
    games.map(async ({ id }) => {
      const read = await readers[id]?.();
      const found = new Map((read?.(question) ?? []).map((dispute) => [dispute.link, dispute]));
      return [...found.values()].map((dispute) => ({ ...dispute, game: id }));
    }),
  );
  const named = ofGames.filter((found) => found.some(({ isNamed }) => isNamed));
  const some = named.length > 0 ? named : ofGames.filter((found) => found.length > 0);
  return some.length > 1 ? some.flatMap((found) => found.slice(0, 1)) : some.flat();
}
