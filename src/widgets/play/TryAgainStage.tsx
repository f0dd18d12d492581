import type { ComponentChildren, ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import { words as line } from '#said/line-of-play-stepper';
import { words as play } from '#said/play-against-computer';
import { punctuation } from '#said/punctuation';
import { AnnouncedMessage } from '../AnnouncedMessage.tsx';
import type { PlayingFace } from '../face.ts';
import { LineOfPlayStage } from '../line/LineOfPlayStage.tsx';
import { PlayablePosition, type TryProps } from '../scene/PlayablePosition.tsx';
import { ButtonBelowTable } from '../stage/ButtonBelowTable.tsx';
import type { TaskRunner } from '../thinking/background-task-runner.ts';
import type { OpponentTypes, Revisited } from './play-adapter.ts';
import { TriedMoveVerdict } from './TriedMoveVerdict.tsx';
import { useTries } from './use-tries.ts';
import { useWeighedTry, type MoveWeigher, type TryWeighing, type WeighedTry } from './use-weighed-try.ts';

const { over: words } = play;

interface TryAgainStageProps<T extends GameTypes, P extends OpponentTypes = OpponentTypes> extends Omit<
  Revisited<T>,
  'move'
> {
  readonly face: PlayingFace<T>;
  readonly seat: T['seat'];
  readonly start: Standing<T>;
  /** The move that was made there; undefined where none is known. */
  readonly made: T['action'] | undefined;
  /** What answers the first move that is played there. */
  readonly Try: ComponentType<TryProps<T>> | undefined;
  /** What weighs a move that is tried beside the better one, and who does it. */
  readonly weigher?: MoveWeigher<T, P['task'], P['told']> | undefined;
  readonly thinker?: TaskRunner<P['task'], P['told']> | null;
  readonly close: () => void;
}

/**
 * A position of the round, to be played again: at first as its player saw it, with nothing said of what was better. Who does not find that may try
 * a second time. Then, or where the reader wants to be shown, all hands are open, and what is better is marked; another move can be tried, which
 * is answered, or the lines stepped through. Nothing is played for another seat.
 */
export function TryAgainStage<T extends GameTypes, P extends OpponentTypes = OpponentTypes>(
  props: TryAgainStageProps<T, P>,
) {
  const { face, seat, start, made, about, pointed, lines = [], next, onTold, Try, close } = props;
  const [isTold, tell] = useState(false);
  const [stepping, step] = useState(false);
  const show = () => {
    tell(true);
    onTold?.();
  };
  const { missed, weighing, weighed, holds, sought } = useTries(props, isTold, show);
  const found = (
    <>
      {about}
      <p>{words.handsOpen}</p>
    </>
  );
  if (stepping) {
    const leave = () => {
      step(false);
    };
    return (
      <LineOfPlayStage {...{ face, start, lines, leave }} opened={1} below={seat}>
        {about}
      </LineOfPlayStage>
    );
  }
  return (
    <PlayablePosition
      {...{ face, start, Try, holds, sought }}
      once
      known={made}
      pointed={isTold ? pointed : undefined}
      about={<Missed {...{ face, made, pointed, missed, weighing, weighed, found, isTold }} />}
      answer={(tried) => <Answer {...props} {...{ tried, weighing, sought }} />}
      afterwards={
        <AnnouncedMessage occasion={made} arrives>
          {found}
        </AnnouncedMessage>
      }
      onTried={show}
      viewer={isTold ? 'all' : seat}
      below={seat}
      actions={(tried, takeBack) => (
        <>
          {next && <ButtonBelowTable press={next}>{words.nextListed}</ButtonBelowTable>}
          {isTold ? (
            <LinesOrTakeBack
              {...{ lines, takeBack, step }}
              isPlayed={tried !== undefined && (lines.length === 0 || !isFound(props, tried))}
            />
          ) : (
            <ButtonBelowTable press={show}>{words.show}</ButtonBelowTable>
          )}
          <ButtonBelowTable press={close}>{words.backToEnd}</ButtonBelowTable>
        </>
      )}
    />
  );
}
/** The lines that can be stepped through; once a move was played that is not what was found, the way back to the position stands in their place, for a row has no room for both. */
function LinesOrTakeBack({
  lines,
  takeBack,
  isPlayed,
  step,
}: {
  readonly lines: readonly unknown[];
  readonly takeBack: ComponentChildren;
  readonly isPlayed: boolean;
  readonly step: (stepping: boolean) => void;
}) {
  if (isPlayed) return <>{takeBack}</>;
  if (lines.length === 0) return null;
  return (
    <ButtonBelowTable
      press={() => {
        step(true);
      }}
    >
      {line.show}
    </ButtonBelowTable>
  );
}

interface MissedProps<T extends GameTypes, Task, Told> extends Pick<
  TryAgainStageProps<T>,
  'face' | 'made' | 'pointed'
> {
  readonly missed: readonly T['action'][];
  readonly weighing: TryWeighing<T, Task, Told>;
  /** How the last of them does; null where that is not weighed. */
  readonly weighed: WeighedTry | null;
  readonly isTold: boolean;
  readonly found: ComponentChildren;
}

/** What is asked, and what is said of the tries that are not what was found: of the first nothing of what that is, and with the second all of it. */
function Missed<T extends GameTypes, Task, Told>(props: MissedProps<T, Task, Told>) {
  const { face, missed, made, pointed, weighing, weighed, isTold, found } = props;
  const last = missed.at(-1);
  if (last === undefined) return isTold ? <>{found}</> : <p>{words.tryAgain}</p>;
  const isSame = made !== undefined && face.machine.game.same(made, last);
  if (weighed !== null)
    return (
      <TriedMoveVerdict {...{ weighing, isTold, isSame }} verdict={weighed} tried={last} better={pointed}>
        {isTold && found}
      </TriedMoveVerdict>
    );
  return (
    <AnnouncedMessage occasion={isTold ? 'told' : last} arrives kind="mistake">
      <p>
        {isSame && (
          <>
            <strong>{words.sameAgain}</strong>
            {punctuation.afterSentence}
          </>
        )}
        {!isTold ? words.secondTry : !isSame && <strong>{words.notFound}</strong>}
      </p>
      {isTold && found}
    </AnnouncedMessage>
  );
}

interface AnswerProps<T extends GameTypes, Task, Told> extends Pick<
  TryAgainStageProps<T>,
  'face' | 'made' | 'pointed' | 'isLuck'
> {
  readonly tried: T['action'];
  readonly weighing: TryWeighing<T, Task, Told>;
  /** What could be found; undefined where nothing could. */
  readonly sought: T['action'] | undefined;
}

/** What is said first of a move that was tried: whether it is the better one, or the same again, or how it does and which is the better one. */
function Answer<T extends GameTypes, Task, Told>(props: AnswerProps<T, Task, Told>) {
  const { face, tried, made, pointed, isLuck = false, weighing, sought } = props;
  const { game } = face.machine;
  const isSame = made !== undefined && game.same(made, tried);
  const isBetter = isFound({ face, pointed }, tried);
  const weighed = useWeighedTry(weighing, isBetter || isSame ? null : tried, sought);
  if (pointed === undefined && !isSame) return null;
  if (weighed !== null)
    return (
      <TriedMoveVerdict {...{ weighing, tried }} verdict={weighed} better={pointed} isTold>
        {weighed.type === 'worse' && pointed !== undefined && <p>{words.better(face.words.move(pointed))}</p>}
      </TriedMoveVerdict>
    );
  return (
    <AnnouncedMessage occasion={tried} arrives kind={isBetter ? 'answer' : undefined}>
      <p>
        <strong>
          {isBetter ? (isLuck ? words.foundByLuck : words.found) : isSame ? words.sameAgain : words.notFound}
        </strong>
        {!isBetter && pointed !== undefined && (
          <>
            {punctuation.afterSentence}
            {words.better(face.words.move(pointed))}
          </>
        )}
      </p>
    </AnnouncedMessage>
  );
}

/** Whether a move that was tried is the better one. */
function isFound<T extends GameTypes>(
  { face, pointed }: Pick<TryAgainStageProps<T>, 'face' | 'pointed'>,
  tried: T['action'],
): boolean {
  return pointed !== undefined && face.machine.game.same(pointed, tried);
}
