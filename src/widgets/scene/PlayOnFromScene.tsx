import type { ComponentType } from 'preact';
import type { GameTypes } from '#kit/game';
import type { Line } from '#replays/replay';
import { words as trying } from '#said/playable-position';
import { words } from '#said/replay-viewer';
import type { PlayingFace } from '../face.ts';
import type { PlayedOnFrom } from '../play/play-on-against-computer-url.ts';
import type { PositionMatchProps } from '../play/play-position-props.ts';
import { ButtonBelowTable } from '../stage/ButtonBelowTable.tsx';

/** How a step is played on from, by hand for all seats or against the computer; null while the scene is stepped through. */
export type Playing = 'by hand' | 'against computer' | null;

export interface SceneActionsProps<T extends GameTypes> {
  readonly face: PlayingFace<T>;
  /** The moves that lead to the step. */
  readonly moves: Line<T['action']>;
  readonly state: T['state'];
  /** Who plays against the computer; undefined where nobody is to act. */
  readonly seat: T['seat'] | undefined;
  readonly playing: Playing;
  readonly switchTo: (playing: Playing) => void;
  /** Opens a state in the sandbox, where the page has no link there of its own. */
  readonly openInSandbox?: ((state: T['state']) => void) | undefined;
  /** Of which game the moves are, if they begin before its first deal: it can be played on against the computer, then. */
  readonly begun?: Pick<PlayedOnFrom<T>, 'game' | 'rulings'> | undefined;
  /** What plays the other seats of a position that no deal leads to, and the rules that it is about. */
  readonly opponents?: Opponents<T> | undefined;
}

interface Opponents<T extends GameTypes> extends Pick<PositionMatchProps<T>, 'rules'> {
  readonly load: () => Promise<{ readonly default: ComponentType<PositionMatchProps<T>> }>;
}

/** What can be done with a scene besides stepping: play on from here, for all seats or for one, or take the position to the sandbox. */
export function PlayOnFromScene<T extends GameTypes>(props: SceneActionsProps<T>) {
  const { openInSandbox, playing, switchTo, state } = props;
  return (
    <div class="scene-bar" data-pagefind-ignore>
      <ButtonBelowTable
        press={() => {
          switchTo(playing === null ? 'by hand' : null);
        }}
      >
        {playing === null ? trying.playOn : trying.backToScene}
      </ButtonBelowTable>
      {playing === null && <AgainstComputer {...props} />}
      {playing === null && openInSandbox !== undefined && (
        <ButtonBelowTable
          press={() => {
            openInSandbox(state);
          }}
        >
          {words.sandbox}
        </ButtonBelowTable>
      )}
    </div>
  );
}

/** Plays on from this step in one seat: in a game of its own where one begins so, or here; nothing where nobody is to act, or no opponent is known. */
function AgainstComputer<T extends GameTypes>(props: SceneActionsProps<T>) {
  const { face, begun, opponents, seat, moves, state, switchTo } = props;
  if (seat === undefined || (begun === undefined && opponents === undefined)) return null;
  return (
    <ButtonBelowTable
      press={() => {
        if (begun === undefined) {
          switchTo('against computer');
          return;
        }
        const players = face.machine.game.seatsIn(state).length;
        void import('../play/play-on-against-computer-url.ts').then(({ playOnAgainstComputer }) =>
          playOnAgainstComputer({ ...begun, moves, seat, players }),
        );
      }}
    >
      {words.playOn}
    </ButtonBelowTable>
  );
}
