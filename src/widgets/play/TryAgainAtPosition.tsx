import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import { words as line } from '#said/line-of-play-stepper';
import { words as play } from '#said/play-against-computer';
import { AnnouncedMessage } from '../AnnouncedMessage.tsx';
import type { PlayingFace } from '../face.ts';
import { LineOfPlayStage } from '../line/LineOfPlayStage.tsx';
import { PlayablePosition, type TryProps } from '../scene/PlayablePosition.tsx';
import { ButtonBelowTable } from '../stage/ButtonBelowTable.tsx';
import type { Revisited } from './play-adapter.ts';

const { over: words } = play;

interface TryAgainAtPositionProps<T extends GameTypes> extends Omit<Revisited<T>, 'move'> {
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
 * A position of the round, to be played again: at first as its player saw it, with nothing said of what was better. Once a move was tried, or
 * the reader wants to be shown, all hands are open, and what is better is marked; it can be played out or stepped through.
 */
export function TryAgainAtPosition<T extends GameTypes>(props: TryAgainAtPositionProps<T>) {
  const { face, seat, start, made, about, pointed, lines = [], next, onTold, Try, close } = props;
  const [isTold, tell] = useState(false);
  const [stepping, step] = useState(false);
  const show = () => {
    tell(true);
    onTold?.();
  };
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
      {...{ face, start, Try }}
      pointed={isTold ? pointed : undefined}
      about={
        <>
          <p>{isTold ? words.allSides : words.tryAgain}</p>
          {isTold && about}
        </>
      }
      answer={(tried) => <Answer {...{ face, tried, made }} better={pointed} />}
      afterwards={
        <AnnouncedMessage occasion={made} arrives>
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

interface AnswerProps<T extends GameTypes> extends Pick<TryAgainAtPositionProps<T>, 'face' | 'made'> {
  readonly tried: T['action'];
  readonly better: T['action'] | undefined;
}

/** What is said first of a move that was tried: whether it is the better one, or the same again. */
function Answer<T extends GameTypes>({ face, tried, made, better }: AnswerProps<T>) {
  const { game } = face.machine;
  const isBetter = better !== undefined && game.same(better, tried);
  const isSame = made !== undefined && game.same(made, tried);
  if (!isBetter && !isSame) return null;
  return (
    <AnnouncedMessage occasion={tried} arrives kind={isBetter ? 'answer' : undefined}>
      <p>
        <strong>{isBetter ? words.found : words.sameAgain}</strong>
      </p>
    </AnnouncedMessage>
  );
}
