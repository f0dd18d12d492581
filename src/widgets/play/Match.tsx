import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/machine';
import { seededRandom } from '#kit/random';
import { words as play } from '#said/play';
import { LiveRegion } from '../LiveRegion.tsx';
import { isResting, sinceDecision } from '../scene/decisions.ts';
import { Refused } from '../scene/Refused.tsx';
import { useGame } from '../scene/use-game.ts';
import { useThinker } from '../thinking/use-thinker.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { Events, MainEvents } from '../viewer/Events.tsx';
import { MatchBar } from './MatchBar.tsx';
import { MatchTable } from './MatchTable.tsx';
import type { MatchProps } from './match-props.ts';
import type { Rivals, RivalTypes } from './rivals.ts';
import { RoundEnd } from './RoundEnd.tsx';
import { useGameAutosave } from './use-game-autosave.ts';
import { useRival } from './use-rival.ts';

const { match: words } = play;

type PlayedMatchProps<T extends GameTypes, P extends RivalTypes> = MatchProps<T, P> & {
  readonly rivals: Rivals<T, P>;
};

/** A game against rivals who are given only what their seats see. It is kept after every move. */
export function Match<T extends GameTypes, P extends RivalTypes>(props: PlayedMatchProps<T, P>) {
  const { rivals, begun, slot, leave } = props;
  const { settings } = begun;
  const { face, machine } = rivals;
  const { running, deal } = useMatch(props);
  const { position, past, moves, refusals, attempt } = running;
  const { thinker, onPage } = useThinker(rivals.thinking);
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  useArrival(root, begun.moves.length === 0, moves);
  const parted = useGameAutosave(slot, rivals, { settings, moves });
  const { state } = position.context;
  const rival = useRival({ rivals, settings, position, thinker, turn: moves.length, attempt });
  const happened = sinceDecision<T>(machine.game, past, settings.seat);
  const label = rivals.words.label(settings, state);
  const bar = { rivals, settings, running, thinker, leave };
  return (
    <div
      role="group"
      class="match"
      aria-label={label}
      tabIndex={-1}
      ref={root}
      data-phase={machine.place(position)}
    >
      <p class="label">{label}</p>
      {onPage && <p class="warning">{words.onPage}</p>}
      <div role="status">{parted !== null && <p class="warning">{parted}</p>}</div>
      <MatchTable {...bar} position={position} rival={rival} attempt={attempt} />
      {!isResting<T>(machine.game, state) && <MatchBar {...bar} />}
      <LiveRegion
        class="told"
        answers={refusals.length > 0}
        main={<MainEvents face={face} events={happened} />}
      >
        {refusals.length > 0 ? (
          <Refused face={face} refusals={refusals} />
        ) : (
          <Events face={face} events={happened} />
        )}
      </LiveRegion>
      {isResting<T>(machine.game, state) && thinker !== null && (
        <RoundEnd
          key={moves.length}
          {...props}
          game={{ settings, moves }}
          state={state}
          past={past}
          moves={moves}
          thinker={thinker}
          next={() => {
            attempt(deal(state));
          }}
        />
      )}
    </div>
  );
}

/** The match as it runs, from its first deal or from where it was left; and how cards are dealt. */
function useMatch<T extends GameTypes, P extends RivalTypes>({ rivals, begun }: PlayedMatchProps<T, P>) {
  const { machine, setup } = rivals;
  const deal = (state: T['state']) =>
    machine.game.deal(state, seededRandom(Math.floor(Math.random() * 2 ** 31)), setup.seats.length);
  const first = useMemo(() => machine.begin(), []);
  const dealt = useMemo(() => (begun.moves.length === 0 ? [deal(first.context.state)] : begun.moves), []);
  return { running: useGame<T, Standing<T>>(machine, first, dealt), deal };
}

/** Takes whoever deals to the cards. */
function useArrival(
  root: RefObject<HTMLDivElement>,
  isNew: boolean,
  moves: readonly { readonly by?: string }[],
): void {
  useEffect(() => {
    // The button that dealt the cards is gone; somebody who comes back to a game has not asked to be taken anywhere.
    if (isNew) root.current?.focus({ preventScroll: true });
  }, []);
  // Whoever asked for the next round stands below what was said of the last: the new cards lie above.
  const deals = moves.filter(({ by }) => by === undefined).length;
  const dealtBefore = useRef(deals);
  useLayoutEffect(() => {
    if (deals > dealtBefore.current)
      root.current?.querySelector('.player-hand')?.scrollIntoView({ block: 'center' });
    dealtBefore.current = deals;
  }, [deals]);
}
