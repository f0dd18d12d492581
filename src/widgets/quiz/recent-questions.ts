import type { Exercise, ExerciseTypes } from '#kit/exercise';
import { seedFrom } from '#kit/random';
import { gameKey } from '#storage/game-storage-key';
import type { StoredItem } from '#storage/stored-item';
import { SESSION_LENGTH } from './quiz-session.ts';

/** What the drill has asked in this session and the one before, so that it does not ask that again: each by a short name, the last asked last. */
export type RecentQuestions = readonly string[];

const NAME = /^[0-9a-z]{1,7}$/;

/** Where the questions that were asked about a game are kept. Whatever else stands there is none of them. */
export function recentQuestions(game: string): StoredItem<RecentQuestions> {
  return {
    key: gameKey('cabinet.asked', game),
    read: (text) => ({ type: 'whole', value: lastOf(text.split(' ').filter((name) => NAME.test(name))) }),
    write: (names) => names.join(' '),
  };
}

/** Those that are not too long ago. */
export function lastOf(names: RecentQuestions): RecentQuestions {
  return names.slice(-2 * SESSION_LENGTH);
}

/** The short name of a question: the same for all about one rule in one position, of whatever kind. */
export function questionName<E extends ExerciseTypes>({ rule, before, proposed }: Exercise<E>): string {
  return (seedFrom(JSON.stringify([rule, before, proposed])) >>> 0).toString(36);
}
