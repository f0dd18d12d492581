import type { ComponentChildren } from 'preact';
import type { GameTypes } from '#kit/game';
import { decides, isResting } from '../scene/decisions.ts';
import { handOf } from '../scene/PlayOn.tsx';
import { namesOf } from './current-game.ts';
import { Stage } from '../stage/Stage.tsx';
import type { RivalTypes } from './rivals.ts';
import type { RivalProps } from './use-rival.ts';

interface MatchTableProps<T extends GameTypes, P extends RivalTypes> extends Pick<
  RivalProps<T, P>,
  'rivals' | 'settings' | 'position' | 'attempt'
> {
  /** Who thinks. */
  readonly rival: T['seat'] | null;
  /** What has happened, or why something may not be done. */
  readonly told: ComponentChildren;
  /** What can be done besides playing. */
  readonly controls: ComponentChildren;
}

/** The table with the reader's hand, and what is to be done. */
export function MatchTable<T extends GameTypes, P extends RivalTypes>(props: MatchTableProps<T, P>) {
  const { rivals, settings, position, rival, attempt, told, controls } = props;
  const { machine, face, setup, Turn } = rivals;
  const { seat } = settings;
  const { Table, Hand } = face;
  const { state } = position.context;
  const mine = decides<T>(machine.game, position, seat);
  const saying: ComponentChildren =
    mine && Turn !== undefined ? (
      <Turn state={state} seat={seat} />
    ) : mine ? (
      face.words.phase(state)
    ) : (
      rival !== null && rivals.words.thinks(rival)
    );
  return (
    <Stage
      turn={position}
      table={
        <Table
          view={machine.game.view(state, seat)}
          below={seat}
          players={namesOf(setup, settings)}
          hands={
            isResting<T>(machine.game, state)
              ? handOf<T>(seat, undefined)
              : handOf<T>(
                  seat,
                  <Hand
                    key={face.words.phase(state)}
                    state={state}
                    seat={seat}
                    hints={mine}
                    attempt={attempt}
                  />,
                )
          }
        />
      }
      prompt={<p class="turn">{saying}</p>}
      told={told}
      controls={controls}
    />
  );
}
