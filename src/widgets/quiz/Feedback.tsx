import type { ComponentChildren } from 'preact';
import { isRight, type Exercise, type ExerciseTypes } from '#kit/exercise';
import type { GameTypes } from '#kit/game';
import { words as drill } from '#said/drill';
import { punctuation } from '#said/punctuation';
import { Announcement } from '../Announcement.tsx';
import { EventSentences } from '../viewer/EventSentences.tsx';
import type { Quiz, ExercisesOf } from './quiz-adapter.ts';

interface FeedbackProps<G extends GameTypes, E extends ExercisesOf<G>> {
  readonly quiz: Quiz<G, E>;
  readonly exercise: Exercise<E>;
  /** What the reader has chosen; null before. */
  readonly marked: readonly number[] | null;
  /** The rules by which the whole proof goes. */
  readonly cited: readonly E['rule'][];
  /** What the proof has brought about so far. */
  readonly events: readonly G['event'][];
  /** What is told before. */
  readonly children?: ComponentChildren;
}

/** Whether a question was answered rightly, what the answer is, and why; its place is there before. */
export function Feedback<G extends GameTypes, E extends ExercisesOf<G>>({
  quiz,
  exercise,
  marked,
  cited,
  events,
  children,
}: FeedbackProps<G, E>) {
  const { face, words, RuleLink } = quiz;
  const { Refusals, machine } = face;
  if (marked === null) return <Announcement occasion={null}>{children}</Announcement>;

  const { before, proposed, right, choices, rule } = exercise;
  const [only] = proposed;
  const refusals = only === undefined || proposed.length > 1 ? [] : machine.game.judge(before, only);
  const correct = isRight(exercise, marked);
  const listed = (label: string, which: readonly number[]) =>
    answerAs(label, which.flatMap((index) => choices[index] ?? []).map(words.choice));
  const beside = words.beside(exercise);
  // What is said of the answer links to its rule already.
  const linked = [
    ...reasonsFor(exercise, marked).map(({ reason }) => reason.rule),
    ...refusals.map((refusal) => refusal.rule),
    ...cited,
  ];
  return (
    <Announcement occasion={marked} kind={correct ? 'answer' : 'refused'}>
      <p>
        <strong>{correct ? drill.right : drill.wrong}</strong>
        {punctuation.afterSentence}
        {!correct && exercise.pick === 'all' && (
          <>
            {partly(right, marked)}
            {punctuation.afterSentence}
          </>
        )}
        {!correct && listed(drill.answer, right)}
        {!correct && exercise.pick === 'one' && (
          <>
            {punctuation.afterSentence}
            {listed(drill.said, marked)}
          </>
        )}
      </p>
      <Reasons quiz={quiz} exercise={exercise} marked={marked} />
      {beside !== null && <p>{beside}</p>}
      {!linked.includes(rule) && (
        <p>
          {drill.aboutRule}
          {punctuation.afterSentence}
          <RuleLink rule={rule} />
        </p>
      )}
      {refusals.length > 0 && <Refusals refusals={refusals} />}
      <EventSentences face={face} events={events} />
    </Announcement>
  );
}

/** How many of the right choices were marked, and how many others. */
function partly(right: readonly number[], marked: readonly number[]): string {
  const found = marked.filter((index) => right.includes(index)).length;
  return drill.partly(found, right.length, marked.length - found);
}

type ReasonsProps<G extends GameTypes, E extends ExercisesOf<G>> = Pick<
  FeedbackProps<G, E>,
  'quiz' | 'exercise'
> & {
  readonly marked: readonly number[];
};

/** Why each choice that was marked is wrong, and each that was not is right, with the rule that says so. */
function Reasons<G extends GameTypes, E extends ExercisesOf<G>>({
  quiz: { words, RuleLink },
  exercise,
  marked,
}: ReasonsProps<G, E>) {
  const given = reasonsFor(exercise, marked);
  if (given.length === 0) return null;
  return (
    <ul class="refusals">
      {given.map(({ reason, choices }, index) => (
        <li key={index}>
          {words.reason(reason, choices)}
          {punctuation.afterSentence}
          <RuleLink rule={reason.rule} />
        </li>
      ))}
    </ul>
  );
}

interface GivenReason<E extends ExerciseTypes> {
  readonly reason: E['reason'];
  readonly choices: readonly E['choice'][];
}

/** The reasons against an answer: first for what is wrong and marked, then for what is right and left out, together where it is the same. */
export function reasonsFor<E extends ExerciseTypes>(
  { choices, right, reasons, pick }: Exercise<E>,
  marked: readonly number[],
): readonly GivenReason<E>[] {
  const wrong = marked.filter((index) => !right.includes(index));
  const missed = pick === 'all' ? right.filter((index) => !marked.includes(index)) : [];
  const given = new Map<string, { reason: E['reason']; choices: E['choice'][] }>();
  for (const index of [...wrong, ...missed]) {
    const [choice, reason] = [choices[index], reasons[index]];
    if (choice === undefined || reason == null) continue;
    const same = given.get(JSON.stringify(reason));
    if (same === undefined) given.set(JSON.stringify(reason), { reason, choices: [choice] });
    else same.choices.push(choice);
  }
  return [...given.values()];
}

/** The sentence that tells the right answer, of one choice or several. */
export function rightAnswer(choices: readonly string[]): string {
  return answerAs(drill.answer, choices);
}

/** Choices that are lists themselves are kept apart by more. */
function answerAs(label: string, choices: readonly string[]): string {
  return punctuation.headed(label, punctuation.ended(punctuation.alternatives(choices)));
}
