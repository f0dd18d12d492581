import { isPartlyRight, isRight, type Exercise, type ExerciseTypes } from '#kit/exercise';
import type { GameTypes } from '#kit/game';
import { words as drill } from '#said/drill';
import { punctuation } from '#said/punctuation';
import { AnnouncedMessage } from '../AnnouncedMessage.tsx';
import { TextWithSpokenForm } from '../TextWithSpokenForm.tsx';
import { FoldedEvents } from '../viewer/FoldedEvents.tsx';
import { decisiveEvent } from './decisive-event.ts';
import type { Quiz, ExercisesOf } from './quiz-adapter.ts';

interface FeedbackProps<G extends GameTypes, E extends ExercisesOf<G>> {
  readonly quiz: Quiz<G, E>;
  readonly exercise: Exercise<E>;
  /** What the reader has chosen; null before. */
  readonly marked: readonly number[] | null;
  /** Whether a hint was given, after which it is asked again. */
  readonly hinted: boolean;
  /** What the whole proof brings about. */
  readonly proved: readonly G['event'][];
  /** What of it has been told so far. */
  readonly events: readonly G['event'][];
}

/** Whether a question was answered rightly, what the answer is, and why; its place is there before. */
export function AnswerFeedback<G extends GameTypes, E extends ExercisesOf<G>>({
  quiz,
  exercise,
  marked,
  hinted,
  proved,
  events,
}: FeedbackProps<G, E>) {
  const { face, words, RuleLink } = quiz;
  const { Refusals, machine } = face;
  if (marked === null) return <AnnouncedMessage occasion={null} />;

  const { before, proposed, rule } = exercise;
  const [only] = proposed;
  const refusals = only === undefined || proposed.length > 1 ? [] : machine.game.judge(before, only);
  const correct = isRight(exercise, marked);
  const beside = words.beside(exercise);
  const decisive = decisiveEvent<E, G['event']>(exercise, proved);
  // Of several that are right, all are given their reasons, as if they had been left out; unless they are told together.
  const given = reasonsFor(exercise, correct && beside === null ? [] : marked);
  // A wrong answer is told its reason, with the rule of that: another beside it would seem to be what it was about.
  const hasReason = given.length > 0 || refusals.length > 0;
  const isTold = decisive !== undefined && given.some(({ reason }) => quiz.tells?.(reason, decisive));
  const isLinked = hasReason || proved.some((event) => event.rule === rule);
  return (
    <AnnouncedMessage occasion={marked} kind={correct ? 'answer' : 'refused'}>
      <Verdict {...{ quiz, exercise, marked }} />
      <Reasons
        quiz={quiz}
        given={decisive !== undefined && correct ? [] : given}
        decisive={isTold && !correct ? undefined : decisive}
      />
      {beside !== null && <p>{beside}</p>}
      {!isLinked && (
        <p>
          {drill.aboutRule}
          {punctuation.afterSentence}
          <RuleLink rule={rule} />
        </p>
      )}
      {refusals.length > 0 && <Refusals refusals={refusals} />}
      {correct && hinted && <p>{drill.hinted}</p>}
      <FoldedEvents face={face} events={events} />
    </AnnouncedMessage>
  );
}

/**
 * Whether the answer is right. What is, and what was said, is seen at the choices, which stand beside it: that is for who listens. Of
 * several it is told how many were found.
 */
function Verdict<G extends GameTypes, E extends ExercisesOf<G>>({
  quiz: { words },
  exercise,
  marked,
}: Pick<FeedbackProps<G, E>, 'quiz' | 'exercise'> & { readonly marked: readonly number[] }) {
  const { right, choices, pick } = exercise;
  const listed = (label: string, which: readonly number[]) =>
    answerAs(label, which.flatMap((index) => choices[index] ?? []).map(words.choice));
  if (isRight(exercise, marked))
    return (
      <p>
        <strong>{drill.right}</strong>
      </p>
    );
  const found = marked.filter((index) => right.includes(index)).length;
  return (
    <p>
      <strong>{isPartlyRight(exercise, marked) ? drill.partlyRight : drill.wrong}</strong>
      {punctuation.afterSentence}
      <span class="visually-hidden">
        {listed(drill.answer, right)}
        {punctuation.afterSentence}
        {pick === 'one' && listed(drill.said, marked)}
      </span>
      {pick === 'all' && drill.partly(found, right.length, marked.length - found)}
    </p>
  );
}

interface ReasonsProps<G extends GameTypes, E extends ExercisesOf<G>> {
  readonly quiz: Quiz<G, E>;
  readonly given: readonly GivenReason<E>[];
  /** What the answer turns on. */
  readonly decisive: G['event'] | undefined;
}

/** Why each choice that was marked is wrong, and each that was not is right, with the rule that says so; then what the answer turns on. */
function Reasons<G extends GameTypes, E extends ExercisesOf<G>>({
  quiz: { words, RuleLink, face },
  given,
  decisive,
}: ReasonsProps<G, E>) {
  if (given.length === 0 && decisive === undefined) return null;
  return (
    <ul class="refusals">
      {given.map(({ reason, choices }, index) => (
        <li key={index}>
          {words.reason(reason, choices)}
          {punctuation.afterSentence}
          <RuleLink rule={reason.rule} />
        </li>
      ))}
      {decisive !== undefined && (
        <li>
          <TextWithSpokenForm text={face.words.event(decisive)} aloud={face.words.aloud} />
          {punctuation.afterSentence}
          <RuleLink rule={decisive.rule} />
        </li>
      )}
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
