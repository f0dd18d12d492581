import { isRight, type Exercise, type ExerciseTypes } from '#kit/exercise';
import type { GameTypes } from '#kit/game';
import { words as drill } from '#said/drill';
import { punctuation } from '#said/punctuation';
import { Announcement } from '../Announcement.tsx';
import type { PlayingFace } from '../face.ts';
import { TextWithSpokenForm } from '../TextWithSpokenForm.tsx';
import { EventSentences } from '../viewer/EventSentences.tsx';
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
  if (marked === null) return <Announcement occasion={null} />;

  const { before, proposed, rule } = exercise;
  const [only] = proposed;
  const refusals = only === undefined || proposed.length > 1 ? [] : machine.game.judge(before, only);
  const correct = isRight(exercise, marked);
  const beside = words.beside(exercise);
  const decisive = correct ? decisiveEvent<E, G['event']>(exercise, proved) : undefined;
  // Of several that are right, all are given their reasons, as if they had been left out; unless they are told together.
  const given = reasonsFor(exercise, correct && beside === null ? [] : marked);
  // What is said of the answer links to its rule already.
  const linked = [
    ...given.map(({ reason }) => reason.rule),
    ...refusals.map((refusal) => refusal.rule),
    ...proved.map((event) => event.rule),
  ];
  return (
    <Announcement occasion={marked} kind={correct ? 'answer' : 'refused'}>
      <Verdict {...{ quiz, exercise, marked }} />
      {decisive === undefined ? (
        <Reasons quiz={quiz} given={given} />
      ) : (
        <Decisive face={face} event={decisive} />
      )}
      {beside !== null && <p>{beside}</p>}
      {!linked.includes(rule) && (
        <p>
          {drill.aboutRule}
          {punctuation.afterSentence}
          <RuleLink rule={rule} />
        </p>
      )}
      {refusals.length > 0 && <Refusals refusals={refusals} />}
      <EventSentences face={face} events={events.filter((event) => event !== decisive)} />
      <Tally {...{ exercise, marked, hinted }} />
    </Announcement>
  );
}

/** Whether the answer is right; where it is not, what is, and what was said. */
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
  return (
    <p>
      <strong>{drill.wrong}</strong>
      {punctuation.afterSentence}
      {listed(drill.answer, right)}
      {pick === 'one' && (
        <>
          {punctuation.afterSentence}
          {listed(drill.said, marked)}
        </>
      )}
    </p>
  );
}

/** What comes last, after the reasons: how many were found, and that it is asked again after a hint. */
function Tally<G extends GameTypes, E extends ExercisesOf<G>>({
  exercise,
  marked,
  hinted,
}: Pick<FeedbackProps<G, E>, 'exercise' | 'hinted'> & { readonly marked: readonly number[] }) {
  if (!isRight(exercise, marked)) {
    return exercise.pick === 'all' ? <p>{partly(exercise.right, marked)}</p> : null;
  }
  return hinted ? <p>{drill.hinted}</p> : null;
}

/** What a right answer turns on stands where the reason against a wrong one would: before all that led up to it. */
function Decisive<G extends GameTypes>({
  face: { RuleLink, words },
  event,
}: {
  readonly face: Pick<PlayingFace<G>, 'RuleLink' | 'words'>;
  readonly event: G['event'];
}) {
  return (
    <ul class="refusals">
      <li>
        <TextWithSpokenForm text={words.event(event)} aloud={words.aloud} />
        {punctuation.afterSentence}
        <RuleLink rule={event.rule} />
      </li>
    </ul>
  );
}

/** How many of the right choices were marked, and how many others. */
function partly(right: readonly number[], marked: readonly number[]): string {
  const found = marked.filter((index) => right.includes(index)).length;
  return drill.partly(found, right.length, marked.length - found);
}

interface ReasonsProps<G extends GameTypes, E extends ExercisesOf<G>> {
  readonly quiz: Quiz<G, E>;
  readonly given: readonly GivenReason<E>[];
}

/** Why each choice that was marked is wrong, and each that was not is right, with the rule that says so. */
function Reasons<G extends GameTypes, E extends ExercisesOf<G>>({
  quiz: { words, RuleLink },
  given,
}: ReasonsProps<G, E>) {
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
