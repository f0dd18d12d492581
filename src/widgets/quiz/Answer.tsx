import { isRight, type Exercise } from '#kit/exercise';
import type { GameTypes } from '#kit/game';
import { words as drill } from '#said/drill';
import { punctuation } from '#said/punctuation';
import { Events } from '../viewer/Events.tsx';
import type { Quiz, ExercisesOf } from './quiz.ts';

interface AnswerProps<G extends GameTypes, E extends ExercisesOf<G>> {
  readonly quiz: Quiz<G, E>;
  readonly exercise: Exercise<E>;
  /** What the reader has chosen; null before. */
  readonly marked: readonly number[] | null;
  /** What the proof has brought about so far. */
  readonly events: readonly G['event'][];
}

/** Whether a question was answered rightly, what the answer is, and why; its place is there before. */
export function Answer<G extends GameTypes, E extends ExercisesOf<G>>({
  quiz,
  exercise,
  marked,
  events,
}: AnswerProps<G, E>) {
  const { face, words, RuleLink } = quiz;
  const { Refusals, machine } = face;
  if (marked === null) return <div class="told" role="status" tabIndex={-1} />;

  const { before, proposed, right, choices, rule } = exercise;
  const [only] = proposed;
  const refusals = only === undefined || proposed.length > 1 ? [] : machine.game.judge(before, only);
  const correct = isRight(exercise, marked);
  const beside = words.beside(exercise);
  return (
    <div class="told" role="status" tabIndex={-1} data-kind={correct ? 'answer' : 'refused'}>
      <p>
        <strong>{correct ? drill.right : drill.wrong}</strong>
        {punctuation.afterSentence}
        {!correct && rightAnswer(right.flatMap((index) => choices[index] ?? []).map(words.choice))}
      </p>
      {beside !== null && <p>{beside}</p>}
      {refusals.length > 0 && <Refusals refusals={refusals} />}
      <Events face={face} events={events} />
      <p>
        {drill.aboutRule}
        {punctuation.afterSentence}
        <RuleLink rule={rule} />
      </p>
    </div>
  );
}

/** The sentence that tells the right answer, of one choice or several. */
export function rightAnswer(choices: readonly string[]): string {
  return punctuation.headed(drill.answer, punctuation.ended(punctuation.list(choices)));
}
