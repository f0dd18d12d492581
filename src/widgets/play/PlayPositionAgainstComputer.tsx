import { useMemo, useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import { seededRandom } from '#kit/random';
import { words } from '#said/playable-position';
import { useRunningGame } from '../use-running-game.ts';
import { useTaskRunner } from '../thinking/use-task-runner.ts';
import { isRoundOver } from './current-game.ts';
import { MatchStage } from './MatchStage.tsx';
import type { OpponentTypes, PlayAdapter, Settings } from './play-adapter.ts';
import type { PositionMatchProps } from './play-position-props.ts';
import { PractisedRule } from './PractisedRule.tsx';
import { useAutomaticDealer } from './use-automatic-dealer.ts';
import { useOpponent } from './use-opponent.ts';
import { usePauseBetweenMoves } from './use-pause-between-moves.ts';
import { useRoundResultOrReview } from './use-round-result-or-review.ts';

type PlayedProps<T extends GameTypes, P extends OpponentTypes> = PositionMatchProps<T> & {
  readonly adapter: PlayAdapter<T, P>;
  /** The rules that opponents can let come up. */
  readonly practised: readonly string[];
};

const seed = () => Math.floor(Math.random() * 2 ** 31);

/** The rest of a round from a position that no deal leads to, against opponents who are given only what their seats see. Nothing of it is kept. */
export function PlayPositionAgainstComputer<T extends GameTypes, P extends OpponentTypes>(
  props: PlayedProps<T, P>,
) {
  const [round, set] = useState(0);
  return (
    <Round
      key={round}
      {...props}
      again={() => {
        set(round + 1);
      }}
    />
  );
}

function Round<T extends GameTypes, P extends OpponentTypes>(
  props: PlayedProps<T, P> & { readonly again: () => void },
) {
  const { adapter, start, again } = props;
  const { machine, face } = adapter;
  const settings = useMemo(() => settingsOf(props), []);
  const running = useRunningGame<T, Standing<T>>(machine, start);
  const { position, past, moves, attempt } = running;
  const { state } = position.context;
  const { thinker } = useTaskRunner(adapter.thinking);
  const root = useRef<HTMLDivElement>(null);
  const pause = usePauseBetweenMoves<T>(position, root, face);
  useAutomaticDealer(adapter, position, pause, () => {
    attempt(machine.game.deal(state, seededRandom(seed()), machine.game.seatsIn(state).length));
  });
  const opponent = useOpponent({ adapter, settings, position, thinker, turn: moves.length, attempt, pause });
  const end = useRoundResultOrReview<T>(isRoundOver<T, P>(adapter, state), position, moves.length, pause);
  return (
    <div
      ref={root}
      onPointerDown={({ target }) => {
        if (target instanceof Element && target.closest('.stage-table') !== null) pause.skip();
      }}
    >
      <MatchStage
        {...{ adapter, settings, running, thinker, opponent, pause, end }}
        other={undefined}
        next={
          <button type="button" class="button" data-primary onClick={again}>
            {words.again}
          </button>
        }
      />
      {settings.practising !== undefined && (
        <PractisedRule RuleLink={face.RuleLink} rule={settings.practising} past={past.slice(1)} />
      )}
    </div>
  );
}

/** How it is played: as whoever has chosen nothing plays, by as many as sit there. */
function settingsOf<T extends GameTypes, P extends OpponentTypes>({
  adapter: { machine, setup },
  practised,
  start,
  seat,
  rules,
}: PlayedProps<T, P>): Settings<T, P> {
  const players = machine.game.seatsIn(start.context.state).length;
  const length = setup.lengths.find((one) => setup.seats(one).length === players);
  if (length === undefined) throw new Error(`Nobody plays by ${players}`);
  const practising = rules.find((rule) => practised.includes(rule));
  return {
    seat,
    strength: setup.first.strength,
    length,
    seed: seed(),
    ...(practising !== undefined && { practising }),
  };
}
