import type { ComponentChildren } from 'preact';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import { words as play } from '#said/play-against-computer';
import { decides } from '../../kit/when-seat-decides.ts';
import { madeBy, type RunningGame } from '../use-running-game.ts';
import type { CurrentGame } from './current-game.ts';
import type { OpponentTypes } from './play-adapter.ts';
import type { OpponentProps } from './use-opponent.ts';

const { match: words } = play;

export interface MatchActionsProps<T extends GameTypes, P extends OpponentTypes> extends Pick<
  OpponentProps<T, P>,
  'adapter' | 'settings' | 'thinker'
> {
  readonly running: RunningGame<T, Standing<T>>;
  /** How it began; left out where nothing was given. */
  readonly begun?: Pick<CurrentGame<T, P>, 'given'>;
}

interface PointingProps<T extends GameTypes> {
  /** Points to a move of the reader's; undefined: to none any more. */
  readonly point: (move: T['action'] | undefined) => void;
}

/** What can be done beside playing: ask, take back. */
export function MatchActions<T extends GameTypes, P extends OpponentTypes>(
  props: MatchActionsProps<T, P> & PointingProps<T>,
) {
  const { adapter, settings, thinker, running, begun, point } = props;
  const { position, moves, refusals, undo } = running;
  const { seat } = settings;
  const { game } = adapter.machine;
  const mine = decides<T>(game, position, seat);
  const lastDeal = moves.findLastIndex(({ by }) => by === undefined);
  // Nor are moves that were given the reader's to take back.
  const mayUndo = moves.slice(Math.max(lastDeal + 1, begun?.given ?? 0)).some(madeBy(seat));
  // That another seat lays cards down meanwhile does not change what there is to decide.
  const decisions = moves.filter(({ by }) => by === undefined || by === seat).length;
  const Bar = adapter.Advice ?? Actions;
  return (
    <Bar
      // Nor does advice stand before the reason why a move is refused.
      key={refusals.length > 0 ? refusals : decisions}
      thinker={mine ? thinker : null}
      seen={game.view(position.context.state, seat)}
      point={point}
    >
      <button
        type="button"
        class="button quiet"
        aria-disabled={!mayUndo}
        onClick={() => {
          if (mayUndo) undo(madeBy(seat));
        }}
      >
        {words.takeBack}
      </button>
    </Bar>
  );
}

function Actions({ children }: { readonly children: ComponentChildren }) {
  return <div class="actions">{children}</div>;
}
