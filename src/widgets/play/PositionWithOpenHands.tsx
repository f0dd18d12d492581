import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import { words as line } from '#said/line-of-play-stepper';
import { words as play } from '#said/play-against-computer';
import type { PlayingFace } from '../face.ts';
import { LineOfPlayStage } from '../line/LineOfPlayStage.tsx';
import { PlayablePosition, type TryProps } from '../scene/PlayablePosition.tsx';
import { ButtonBelowTable } from '../stage/ButtonBelowTable.tsx';
import type { Revisited } from './play-adapter.ts';

interface PositionWithOpenHandsProps<T extends GameTypes> extends Omit<Revisited<T>, 'move'> {
  readonly face: PlayingFace<T>;
  readonly seat: T['seat'];
  readonly start: Standing<T>;
  /** What answers the first move that is played there. */
  readonly Try: ComponentType<TryProps<T>> | undefined;
  readonly close: () => void;
}

/** A position of the round with all hands open, to be played out or stepped through. */
export function PositionWithOpenHands<T extends GameTypes>(props: PositionWithOpenHandsProps<T>) {
  const { face, seat, start, about, pointed, lines = [], next, Try, close } = props;
  const [stepping, step] = useState(false);
  if (stepping) {
    return (
      <LineOfPlayStage
        {...{ face, start, lines }}
        opened={1}
        below={seat}
        leave={() => {
          step(false);
        }}
      >
        {about}
      </LineOfPlayStage>
    );
  }
  return (
    <PlayablePosition
      {...{ face, start, Try, pointed }}
      about={
        <>
          <p>{play.over.allSides}</p>
          {about}
        </>
      }
      viewer="all"
      below={seat}
      untried={next && <ButtonBelowTable press={next}>{play.over.nextListed}</ButtonBelowTable>}
    >
      {lines.length > 0 && (
        <ButtonBelowTable
          press={() => {
            step(true);
          }}
        >
          {line.show}
        </ButtonBelowTable>
      )}
      <ButtonBelowTable press={close}>{play.over.backToEnd}</ButtonBelowTable>
    </PlayablePosition>
  );
}
