import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import {
  completed,
  partingReadings,
  readSaid,
  tell,
  toldSteps,
  untell,
  writeSaid,
  type PartingReading,
  type RuleOf,
  type Said,
} from '#kit/dispute-questionnaire';
import { guessed, openStepOfAny } from '#kit/verdicts-for-unknown-answers';
import type { DisputedCase } from '#kit/find-case-for-dispute';
import type { GameTypes } from '#kit/game';
import { words } from '#said/dispute';
import { punctuation } from '#said/punctuation';
import { words as links } from '#said/sandbox';
import { say } from '#words/sentence-per-type';
import { gamePageUrl } from '../game-page-url.ts';
import { VerdictSource, type SourceOfVerdict } from '../VerdictSource.tsx';
import { useUrlFragment } from '../use-url-fragment.ts';
import { DisputeStep, questionId } from './DisputeStep.tsx';
import { DisputeVerdict, OTHER_READINGS } from './DisputeVerdict.tsx';
import { VerdictBar } from './VerdictBar.tsx';
import { VerdictsByAnswer } from './VerdictsByAnswer.tsx';
import type { DisputeFace } from './dispute-face.ts';
import { judgedDispute, type JudgedDispute } from './judged-dispute.ts';
import { useFocusOnNext, useStillPressed } from './focus-after-answer.ts';

export interface DisputeQuestionnaireProps<T extends GameTypes, Outcome> {
  readonly face: DisputeFace<T, Outcome>;
  readonly cases: readonly DisputedCase[];
  /** Who says each rule. */
  readonly whoSays: Readonly<Record<string, SourceOfVerdict>>;
}

/**
 * Two are of different minds: what happened is told by taps, a step at a time, and as soon as it is enough the verdict stands
 * above. What was told stands in the address.
 */
export function DisputeQuestionnaire<T extends GameTypes, Outcome>({
  face,
  cases,
  whoSays,
}: DisputeQuestionnaireProps<T, Outcome>) {
  const { disputes } = face;
  const { said, problem, set } = useSaid(face);
  const guess = guessed(disputes, said);
  const step = openStepOfAny(disputes, said);
  const verdict = step === null ? disputes.verdict(completed(disputes, guess), null) : null;
  const judged = step === null ? judgedDispute(face, said) : null;
  const readings = verdict === null ? [] : partingReadings(disputes, guess);
  const parting = readings.filter(({ inWordsAlone }) => !inWordsAlone);
  const change = (id: string, choice: string | null) => {
    set(choice === null ? untell(disputes, said, id) : tell(disputes, said, id, choice));
  };
  const here = useFocusOnNext(said);
  const keepPlace = useStillPressed(said);
  const whole = useRef<HTMLDivElement>(null);
  const told = (
    <Told
      face={face}
      said={said}
      change={change}
      again={() => {
        set({});
      }}
    />
  );
  return (
    <section class="dispute" ref={here} aria-labelledby="dispute-title" onClickCapture={keepPlace}>
      <h2 id="dispute-title" tabIndex={-1}>
        {verdict === null ? words.arguing : punctuation.headed(face.face.words.title, words.verdict)}
      </h2>
      {problem !== null && <p class="warning">{problem}</p>}
      {verdict !== null && told}
      {/* Above the verdict, for it sticks to the head of the window from its own place on. */}
      {judged !== null && <VerdictBar of={whole} upheld={judged.upheld} text={judged.text} />}
      <div role="status">
        {judged !== null && <Judged of={whole} {...{ face, whoSays, judged }} />}
        {judged?.byAnswer.length === 0 && <Elsewhere face={face} parting={parting} readings={readings} />}
      </div>
      {step !== null && <DisputeStep key={step.id} face={face} step={step} said={said} change={change} />}
      {verdict === null && told}
      {verdict !== null && (
        <DisputeVerdict
          {...{ face, said: guess, link: writeSaid(disputes, said), verdict, parting, cases, change }}
        />
      )}
    </section>
  );
}

interface JudgedProps<T extends GameTypes, Outcome> extends Pick<
  DisputeQuestionnaireProps<T, Outcome>,
  'face' | 'whoSays'
> {
  readonly of: RefObject<HTMLDivElement>;
  readonly judged: JudgedDispute<RuleOf<T>>;
}

/** The verdict, by each answer where one is not known, and who says so. */
function Judged<T extends GameTypes, Outcome>({ of, face, whoSays, judged }: JudgedProps<T, Outcome>) {
  const { upheld, text, byAnswer, rule } = judged;
  return (
    <>
      <div class="dispute-verdict" ref={of} data-upheld={upheld ?? undefined} tabIndex={-1} data-next>
        {text}
        <VerdictsByAnswer
          verdicts={byAnswer}
          basis={(each) => <WhoSays {...{ face, whoSays }} rule={each} />}
        />
      </div>
      <WhoSays {...{ face, rule, whoSays }} />
      <Basis face={face} />
    </>
  );
}

/** Below the verdict: the rule that decides, and who says so. */
function WhoSays<T extends GameTypes, Outcome>({
  face,
  rule,
  whoSays,
}: Pick<DisputeQuestionnaireProps<T, Outcome>, 'face' | 'whoSays'> & {
  readonly rule: RuleOf<T> | null;
}) {
  const source = rule === null ? undefined : whoSays[rule];
  if (rule === null || source === undefined) return null;
  return (
    <div class="dispute-basis">
      <VerdictSource of={source}>
        <face.face.RuleLink rule={rule} />
      </VerdictSource>
    </div>
  );
}

/** Whose rules decide, where the game has none that all tables know. */
function Basis<T extends GameTypes, Outcome>({ face }: Pick<DisputeQuestionnaireProps<T, Outcome>, 'face'>) {
  if (face.basis === undefined) return null;
  return (
    <p class="dispute-basis">
      <a href={`${gamePageUrl(face.game, '/rules/')}#sources`}>{face.basis}</a>
    </p>
  );
}

interface ElsewhereProps<T extends GameTypes, Outcome> {
  readonly face: DisputeFace<T, Outcome>;
  /** The readings by which the verdict is another; and those of them by which the game goes on otherwise. */
  readonly readings: readonly PartingReading<T, Outcome>[];
  readonly parting: readonly PartingReading<T, Outcome>[];
}

/** Beside the verdict: what tables say that read a rule otherwise, or that they come to the same. */
function Elsewhere<T extends GameTypes, Outcome>({ face, readings, parting }: ElsewhereProps<T, Outcome>) {
  const [first] = readings;
  if (first === undefined) return null;
  if (parting.length === 0)
    return (
      <p class="dispute-elsewhere">
        {words.sameOutcome}{' '}
        <a href={`${gamePageUrl(face.game, '/rules/')}#ruling-${first.ruling}`}>{words.elsewhere}</a>
      </p>
    );
  const others = [...new Set(parting.map(({ verdict }) => face.verdict(verdict.outcome)))];
  return (
    <p class="dispute-elsewhere">
      {punctuation.headed(words.readings, others.join(' '))}{' '}
      {/* No link: what was told stands in the address. */}
      <button type="button" onClick={() => document.getElementById(OTHER_READINGS)?.focus()}>
        {words.elsewhere}
      </button>
    </p>
  );
}

interface ToldProps<T extends GameTypes, Outcome> {
  readonly face: DisputeFace<T, Outcome>;
  readonly said: Said;
  readonly change: (step: string, choice: null) => void;
  readonly again: () => void;
}

/** What was told so far: each can be told anew. */
function Told<T extends GameTypes, Outcome>({ face, said, change, again }: ToldProps<T, Outcome>) {
  const told = toldSteps(face.disputes, said);
  if (told.length === 0) return null;
  return (
    <div class="dispute-said" role="group" aria-label={words.said}>
      {told.map(({ id, usual }) => {
        const choice = said[id] ?? '';
        return (
          <button
            key={id}
            type="button"
            class="button quiet"
            onClick={() => {
              // What else can matter is asked below as long as there is a verdict.
              const question = usual === undefined ? null : document.getElementById(questionId(id));
              if (question === null) change(id, null);
              else question.focus();
            }}
          >
            <span class="visually-hidden">{words.change(face.label(id), face.choice(id, choice))}</span>
            <span aria-hidden="true">
              {face.label(id)} <strong>{face.draw(id, choice)}</strong>
            </span>
          </button>
        );
      })}
      <button type="button" class="button quiet" onClick={again}>
        {words.again}
      </button>
    </div>
  );
}

/** What was said, as the address tells it and keeps it. */
function useSaid<T extends GameTypes, Outcome>({ disputes }: DisputeFace<T, Outcome>) {
  const [{ said, problem }, become] = useState<{ readonly said: Said; readonly problem: string | null }>({
    said: {},
    problem: null,
  });
  useUrlFragment((fragment) => {
    if (fragment.length < 2) become({ said: {}, problem: null });
    else {
      const read = readSaid(disputes, fragment);
      become(
        read.ok
          ? { said: read.value, problem: null }
          : { said: {}, problem: say(links.link.problems, read.problem) },
      );
    }
    return Promise.resolve();
  });
  const set = (next: Said) => {
    become({ said: next, problem: null });
    const link = writeSaid(disputes, next);
    const address = new URL(location.href);
    address.hash = link;
    // The way back undoes an answer, as it undoes whatever else one has tapped.
    if (address.href !== location.href) history.pushState(history.state, '', address);
  };
  return { said, problem, set };
}
