import type { GameTypes } from '#kit/game';
import type { Answer, ReadingDifference } from '#replays/board/compare-answers-between-readings';
import type { RulingSwitch } from './switchable-ruling.ts';

/** A ruling of a game on the table. */
interface RulingOnTable<T extends GameTypes> {
  readonly id: string;
  readonly texts: { readonly question: string; readonly readings: Readonly<Record<string, string>> };
  readonly chosen: string;
  /** In their order, each with who says so. */
  readonly readings: readonly { readonly id: string; readonly sources: string }[];
  readonly differences: readonly ReadingDifference<T>[];
}

interface AnswerWords<T extends GameTypes> {
  /** How many moves are spelled out. */
  readonly shown: number;
  readonly told: (action: T['action'], answer: Answer<T>) => string;
  readonly more: (moves: number) => string;
}

/** A ruling as a switch, with what each reading answers. */
export function rulingSwitch<T extends GameTypes>(
  { id, texts, chosen, readings, differences }: RulingOnTable<T>,
  { shown, told, more }: AnswerWords<T>,
): RulingSwitch {
  return {
    id,
    question: texts.question,
    chosen,
    readings: readings.map(({ id: reading, sources }, index) => ({
      id: reading,
      saying: texts.readings[reading] ?? '',
      sources,
      answers: differences.slice(0, shown).flatMap(({ action, answers }) => {
        const answer = answers[index];
        return answer === undefined ? [] : [told(action, answer)];
      }),
    })),
    more: differences.length > shown ? more(differences.length - shown) : null,
  };
}
