import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { words as drill } from '#said/drill';
import { words } from '#said/mistakes';
import { punctuation } from '#said/punctuation';
import { AnnouncedMessage } from '../AnnouncedMessage.tsx';
import type { PlayingFace } from '../face.ts';
import { moveHints } from '../hints/hints-towards-known-move.tsx';
import {
  GivenHints,
  HintButton,
  useProgressiveHints,
  type Hints,
  type HintsAsked,
} from '../hints/ProgressiveHints.tsx';
import { replaceHand } from '../replace-hand-on-table.ts';
import { PuzzleGroupWithStepKeys } from '../puzzle/PuzzleGroupWithStepKeys.tsx';
import { RefusalMessage } from '../scene/RefusalMessage.tsx';
import { useScrollToNewestMessage } from '../scene/use-scroll-to-newest-message.ts';
import { Stage } from '../stage/Stage.tsx';
import type { TaskRunner } from '../thinking/background-task-runner.ts';
import { EventSentences } from '../EventSentences.tsx';
import { ButtonBelowTable } from '../stage/ButtonBelowTable.tsx';
import type { DueMistakeProps } from './due-mistake-props.ts';
import type { IdeaOf, MistakeAdapter, ReasonsBetween, WhyBetter } from './mistake-question-adapter.ts';
import { moveToldAbout } from './move-told-about.ts';
import { OpenHandsComparison } from './OpenHandsComparison.tsx';
import { ReasonsBetterMove } from './ReasonsBetterMove.tsx';
import { CALLED, kindOf } from './kind-of-verdict.ts';
import { kindOfMiss } from './near-miss.ts';
import { useMistakeAnswer, type Missed, type Verdict } from './use-mistake-answer.ts';
import type { MistakeAsked } from './use-mistake-question.ts';

interface MistakeQuestionProps<T extends GameTypes, Task, Told> extends Pick<
  DueMistakeProps,
  'onAnswered' | 'onDismissed' | 'children'
> {
  readonly adapter: MistakeAdapter<T, Task, Told>;
  readonly ideaOf?: IdeaOf<T> | undefined;
  readonly reasonsBetween?: ReasonsBetween<T> | undefined;
  readonly why?: WhyBetter<T, Task, Told> | undefined;
  readonly thinker: TaskRunner<Task, Told> | null;
  readonly asked: MistakeAsked<T>;
}

/** The position of a mistake, seen as its player saw it: the reader plays, and hears how that did by what there was to see. */
export function MistakeQuestion<T extends GameTypes, Task, Told>(props: MistakeQuestionProps<T, Task, Told>) {
  const { adapter, ideaOf, reasonsBetween, why, thinker, asked, onDismissed, children } = props;
  const { face, openly } = adapter;
  const { game } = face.machine;
  const { state } = asked.position.context;
  const { hinted, led, tried, verdict, missed, refusals, attempt } = useAnswerWithHints(props);
  const seat = game.seatsIn(state).find((one) => one === asked.better.by);
  if (seat === undefined) return null;
  const hand = led === null ? <face.Hand state={state} seat={seat} hints attempt={attempt} /> : undefined;
  const isTold = verdict !== null && verdict.type !== 'weighing';
  const worse = moveToldAbout(verdict, tried, missed) ?? asked.made;
  return (
    <div class="mistake-question">
      <PuzzleGroupWithStepKeys label={words.title} go={null}>
        <Stage
          arrives
          turn={verdict ?? missed ?? refusals}
          table={
            <face.Table
              view={game.view((led ?? asked.position).context.state, seat)}
              change={{ from: led === null ? undefined : asked.position, to: led ?? asked.position }}
              below={seat}
              hands={replaceHand<T>(seat, hand)}
            />
          }
          prompt={<Asking name={face.words.seats[seat]} fresh={asked.fresh} />}
          told={
            <Told {...{ face, asked, verdict, missed, hinted, refusals }}>
              {verdict === null && (
                <GivenHints given={hinted.given} hints={() => hintsAt(adapter, ideaOf, asked, missed)} />
              )}
              {isTold && (
                <ReasonsBetterMove
                  {...{ why, thinker, state, worse }}
                  known={reasonsBetween?.(state, worse, asked.better)}
                  better={asked.better}
                  cost={verdict.type === 'worse' ? verdict.better.cost : asked.cost}
                />
              )}
              {isTold && openly !== undefined && (
                <OpenHandsComparison
                  {...{ openly, thinker, state, worse }}
                  better={asked.better}
                  formerly={!asked.fresh && kindOf(verdict) === 'answer' && game.same(worse, asked.made)}
                />
              )}
            </Told>
          }
          controls={
            <div class="actions">
              {isTold && children}
              {!isTold && <HintButton {...(verdict === null ? hinted : NO_HINT)} counts />}
              <ButtonBelowTable press={onDismissed}>{words.dismiss}</ButtonBelowTable>
            </div>
          }
        />
      </PuzzleGroupWithStepKeys>
    </div>
  );
}

/** While a move is weighed the button keeps its place, and the focus: the next one would put the question away. */
const NO_HINT: HintsAsked = { given: 3, ask: () => undefined };

/** What is answered, and the hints that were given before: a first move that did worse is answered by the first of them. */
function useAnswerWithHints<T extends GameTypes, Task, Told>({
  adapter,
  thinker,
  asked,
  onAnswered,
}: MistakeQuestionProps<T, Task, Told>) {
  const hinted = useProgressiveHints(asked);
  const answer = useMistakeAnswer(
    adapter,
    thinker,
    asked,
    (right) => {
      // A first move that did worse was answered by a hint: a second that is right is called right after one.
      onAnswered(!right ? 'wrong' : hinted.given > 0 ? 'hinted' : 'right');
    },
    () => {
      if (hinted.given === 0) hinted.ask();
    },
  );
  return { hinted, ...answer };
}

/** The hints at the better move: what to look at rather than at what was missed or, where nothing tells that, the rule; what kind of move it is; and the move. */
function hintsAt<T extends GameTypes>(
  { face, hints }: Pick<MistakeAdapter<T, unknown, unknown>, 'face' | 'hints'>,
  ideaOf: IdeaOf<T> | undefined,
  { position, made, better }: MistakeAsked<T>,
  missed: Missed<T> | null,
): Hints {
  const { state } = position.context;
  const [rule, kind, move] = moveHints(face, hints, state, [better]);
  return [ideaOf?.(state, missed?.move ?? made, better) ?? rule, kind, move];
}

/** What is asked in whose place: in the position of the mistake, or in a fresh deal of its kind. */
function Asking({ name, fresh }: { readonly name: string; readonly fresh: boolean }) {
  return (
    <p class="task">
      <strong>{(fresh ? words.fresh : words.task)(name)}</strong>
    </p>
  );
}

interface VerdictProps<T extends GameTypes> {
  readonly face: PlayingFace<T>;
  readonly asked: MistakeAsked<T>;
  readonly verdict: Verdict<T>;
}

/** What has happened in the round: its player knew that. */
function SoFar<T extends GameTypes>({ face, asked: { happened } }: Omit<VerdictProps<T>, 'verdict'>) {
  const root = useRef<HTMLDivElement>(null);
  useScrollToNewestMessage(root, happened.length, happened, true);
  return (
    <div ref={root}>
      <EventSentences face={face} events={happened} />
    </div>
  );
}

interface ToldProps<T extends GameTypes> extends Omit<VerdictProps<T>, 'verdict'> {
  readonly verdict: Verdict<T> | null;
  /** The first move, where a second may be tried. */
  readonly missed: Missed<T> | null;
  /** After a hint it is asked again. */
  readonly hinted: HintsAsked;
  readonly refusals: readonly T['refusal'][];
  /** What is told before a move is made, and what besides once it is judged. */
  readonly children: ComponentChildren;
}

/** What has happened before a move is made, why one may not be made, or how one did. */
function Told<T extends GameTypes>(props: ToldProps<T>) {
  const { face, asked, verdict, missed, hinted, refusals, children } = props;
  const kind = verdict !== null ? kindOf(verdict) : missed === null ? undefined : kindOfMiss(missed);
  return (
    <>
      {verdict === null && missed === null && refusals.length === 0 && <SoFar face={face} asked={asked} />}
      <AnnouncedMessage
        occasion={verdict ?? (refusals.length > 0 ? refusals : (missed ?? refusals))}
        kind={refusals.length > 0 ? 'refused' : kind}
      >
        <RefusalMessage face={face} refusals={refusals} />
        {verdict === null && missed !== null && (
          <p>
            <strong>{CALLED[kindOfMiss(missed)]}</strong>
            {punctuation.afterSentence}
            {words.secondTry}
          </p>
        )}
        {verdict !== null && <HowItDid face={face} asked={asked} verdict={verdict} />}
        {hinted.given > 0 && kind === 'answer' && <p>{missed === null ? drill.hinted : words.missedOnce}</p>}
        {children}
      </AnnouncedMessage>
    </>
  );
}

/** Whether a move was right, what did better, and that this is an estimate. */
function HowItDid<T extends GameTypes>({ face, verdict, asked: { better, cost } }: VerdictProps<T>) {
  if (verdict.type === 'weighing') return <p>{words.weighing}</p>;
  const kind = kindOf(verdict);
  const move = face.words.move(better);
  return (
    <p>
      {kind && <strong>{CALLED[kind]}</strong>}
      {punctuation.afterSentence}
      {verdict.type === 'best' && words.best(move)}
      {verdict.type === 'as-good' && words.asGood(move)}
      {verdict.type === 'again' && words.again(move, cost)}
      {verdict.type === 'worse' && words.better(move, verdict.better.cost, verdict.better.deals)}
      {punctuation.afterSentence}
      {words.estimate}
    </p>
  );
}
