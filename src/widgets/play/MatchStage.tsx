import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { decides, lastDecision } from '../../kit/when-seat-decides.ts';
import { RefusalOrWhatHappened } from '../scene/RefusalOrWhatHappened.tsx';
import { madeBy } from '../use-running-game.ts';
import type { CurrentGame } from './current-game.ts';
import { EndPauseButton } from './EndPauseButton.tsx';
import { MatchActions, type MatchActionsProps } from './MatchActions.tsx';
import { PlayTableWithHand } from './PlayTableWithHand.tsx';
import type { OpponentTypes } from './play-adapter.ts';
import { RoundResult } from './RoundResult.tsx';
import { toldInMatch } from './told-in-match.ts';
import type { PauseToSee } from './use-pause-between-moves.ts';
import type { RoundResultOrReview } from './use-round-result-or-review.ts';

interface MatchStageProps<T extends GameTypes, P extends OpponentTypes> extends MatchActionsProps<T, P> {
  /** Who thinks. */
  readonly opponent: T['seat'] | null;
  readonly pause: PauseToSee;
  readonly end: RoundResultOrReview<T>;
  /** Takes down what is advised, where that is looked back on. */
  readonly advised?: Map<T['state'], readonly T['action'][]>;
  /** What somebody else has played from the same cards. */
  readonly other?: CurrentGame<T, P> | undefined;
  /** The buttons that lead on from the end of a round. */
  readonly next: ComponentChildren;
}

/** The table of a match; at the end of a round its result stands over it, with what happened behind. */
export function MatchStage<T extends GameTypes, P extends OpponentTypes>(props: MatchStageProps<T, P>) {
  const { adapter, settings, running, opponent, pause, end, other, next, advised } = props;
  const { position, past, moves, refusals, attempt, reconsider } = running;
  const [pointed, point] = useState<T['action']>();
  const turn = moves.filter(madeBy(settings.seat)).length;
  const { game } = adapter.machine;
  const happened = toldInMatch<T>(adapter.face, game, running, settings.seat);
  const decided = past[lastDecision<T>(game, past, settings.seat)];
  const received =
    decided && adapter.words.received?.(settings.seat, decided.context.state, position.context.state);
  return (
    <PlayTableWithHand
      {...{ adapter, settings, position, opponent, attempt, reconsider, turn, pointed }}
      rests={pause.asks}
      from={past.at(-2)}
      over={
        end.stage === 'result' && (
          <RoundResult {...{ adapter, past, moves, other }} game={{ settings, moves }} seat={settings.seat}>
            {next}
          </RoundResult>
        )
      }
      told={
        <RefusalOrWhatHappened
          face={adapter.face}
          {...{ refusals, received, happened, turn }}
          decides={decides<T>(game, position, settings.seat)}
        />
      }
      controls={
        pause.asks ? (
          <EndPauseButton press={pause.skip} />
        ) : end.stage === null ? (
          <MatchActions
            {...props}
            point={(move, even = []) => {
              point(() => move);
              const named = move === undefined ? even : [move, ...even];
              if (named.length > 0) advised?.set(position.context.state, named);
            }}
          />
        ) : (
          end.stage === 'looking back' && <div class="actions">{next}</div>
        )
      }
    />
  );
}
