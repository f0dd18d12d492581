import type { ComponentType } from 'preact';
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
import type { Revisited } from './play-adapter.ts';

const { over: words } = play;

interface TryAgainStageProps<T extends GameTypes> extends Omit<Revisited<T>, 'move'> {
  readonly face: PlayingFace<T>;
  readonly seat: T['seat'];
  readonly start: Standing<T>;
  /** The move that was made there; undefined where none is known. */
  readonly made: T['action'] | undefined;
  /** What answers the first move that is played there. */
  readonly Try: ComponentType<TryProps<T>> | undefined;
  readonly close: () => void;
}

/**
 * A position of the round, to be played again: at first as its player saw it, with nothing said of what was better. Who does not find that may try
 * a second time. Then, or where the reader wants to be shown, all hands are open, and what is better is marked; it can be played out or stepped
 * through.
 */
export function TryAgainStage<T extends GameTypes>(props: TryAgainStageProps<T>) {
  const { face, seat, start, made, about, pointed, lines = [], next, onTold, Try, close } = props;
  const [isTold, tell] = useState(false);
  const [stepping, step] = useState(false);
  const show = () => {
    tell(true);
    onTold?.();
  };
  const { missed, holds, sought } = useFirstTry(props, isTold);
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
      known={made}
      pointed={isTold ? pointed : undefined}
      about={
        isTold ? (
          <>
            <p>{words.allSides}</p>
            {about}
          </>
        ) : (
          <StillToFind {...{ face, made, missed }} />
        )
      }
      answer={(tried) => <Answer {...props} tried={tried} />}
      afterwards={
        <AnnouncedMessage occasion={made} arrives>
          <p>{words.allSides}</p>
          {about}
        </AnnouncedMessage>
      }
      onTried={show}
      viewer={isTold ? 'all' : seat}
      below={seat}
      untried={next && <ButtonBelowTable press={next}>{words.nextListed}</ButtonBelowTable>}
    >
      {!isTold && <ButtonBelowTable press={show}>{words.show}</ButtonBelowTable>}
      {isTold && lines.length > 0 && (
        <ButtonBelowTable
          press={() => {
            step(true);
          }}
        >
          {line.show}
        </ButtonBelowTable>
      )}
      <ButtonBelowTable press={close}>{words.backToEnd}</ButtonBelowTable>
    </PlayablePosition>
  );
}

/** The move that could be found; the first try that is another, and what holds it there: it is not played, for a second one may follow. */
function useFirstTry<T extends GameTypes>(
  { face, pointed, isLuck = false }: TryAgainStageProps<T>,
  isTold: boolean,
) {
  const [missed, miss] = useState<T['action'] | null>(null);
  const holds = (tried: T['action']) => {
    // Where nothing could be known, or the better move cannot be pointed to, nobody is sent back to look for it.
    if (isTold || isLuck || missed !== null || pointed === undefined) return false;
    if (face.machine.game.same(pointed, tried)) return false;
    miss(() => tried);
    return true;
  };
  return { missed, holds, sought: isLuck ? undefined : pointed };
}

interface StillToFindProps<T extends GameTypes> extends Pick<TryAgainStageProps<T>, 'face' | 'made'> {
  readonly missed: T['action'] | null;
}

/** What is asked, or said of a first try that is not what was found: nothing of what that is. */
function StillToFind<T extends GameTypes>({ face, missed, made }: StillToFindProps<T>) {
  if (missed === null) return <p>{words.tryAgain}</p>;
  const isSame = made !== undefined && face.machine.game.same(made, missed);
  return (
    <AnnouncedMessage occasion={missed} arrives kind="mistake">
      <p>
        {isSame && (
          <>
            <strong>{words.sameAgain}</strong>
            {punctuation.afterSentence}
          </>
        )}
        {words.secondTry}
      </p>
    </AnnouncedMessage>
  );
}

interface AnswerProps<T extends GameTypes> extends Pick<
  TryAgainStageProps<T>,
  'face' | 'made' | 'pointed' | 'isLuck'
> {
  readonly tried: T['action'];
}

/** What is said first of a move that was tried: whether it is the better one, or the same again. */
function Answer<T extends GameTypes>({ face, tried, made, pointed, isLuck = false }: AnswerProps<T>) {
  const { game } = face.machine;
  const isBetter = pointed !== undefined && game.same(pointed, tried);
  const isSame = made !== undefined && game.same(made, tried);
  if (!isBetter && !isSame) return null;
  return (
    <AnnouncedMessage occasion={tried} arrives kind={isBetter ? 'answer' : undefined}>
      <p>
        <strong>{!isBetter ? words.sameAgain : isLuck ? words.foundByLuck : words.found}</strong>
      </p>
    </AnnouncedMessage>
  );
}
