import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/machine';
import { seededRandom } from '#kit/random';
import { words as play } from '#said/play';
import { isResting, sinceDecision } from '../scene/decisions.ts';
import { Said } from '../scene/Said.tsx';
import { useGame } from '../scene/use-game.ts';
import { useThinker } from '../thinking/use-thinker.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { Option } from '../viewer/ViewerOptions.tsx';
import { MatchBar } from './MatchBar.tsx';
import { MatchTable } from './MatchTable.tsx';
import type { MatchProps } from './match-props.ts';
import type { Rivals, RivalTypes } from './rivals.ts';
import { RoundEnd, RoundResult, WhatNext } from './RoundEnd.tsx';
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
  const { running, nextRound } = useMatch(props);
  const { position, past, moves, refusals, attempt } = running;
  const { thinker, onPage } = useThinker(rivals.thinking);
  const root = useRef<HTMLDivElement>(null);
  useArrival(root, begun.moves.length === 0);
  const game = { settings, moves };
  const parted = useGameAutosave(slot, rivals, game);
  const { state } = position.context;
  const rival = useRival({ rivals, settings, position, thinker, turn: moves.length, attempt });
  const happened = sinceDecision<T>(machine.game, past, settings.seat);
  const ending = { rivals, game, past, thinker, happened };
  const isOver = isResting<T>(machine.game, state);
  const label = rivals.words.label(settings, state);
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
      <MatchTable
        rivals={rivals}
        settings={settings}
        position={position}
        rival={rival}
        attempt={attempt}
        told={
          isOver ? (
            <RoundResult rivals={rivals} seat={settings.seat} past={past} moves={moves} />
          ) : (
            <Said face={face} refusals={refusals} happened={happened} />
          )
        }
        controls={
          isOver ? (
            <WhatNext {...props} settings={settings} state={state} next={nextRound} />
          ) : (
            <MatchBar rivals={rivals} settings={settings} running={running} thinker={thinker} />
          )
        }
      />
      {isOver ? <RoundEnd key={moves.length} {...ending} /> : <Leave leave={leave} />}
    </div>
  );
}

/** The way out of a match, for whoever means it. */
function Leave({ leave }: { readonly leave: () => void }) {
  return (
    <Option
      press={() => {
        if (confirm(words.reallyLeave)) leave();
      }}
    >
      {words.leave}
    </Option>
  );
}

/** The match as it runs, from its first deal or from where it was left; and how the next round is dealt. */
function useMatch<T extends GameTypes, P extends RivalTypes>({ rivals, begun }: PlayedMatchProps<T, P>) {
  const { machine, setup } = rivals;
  const deal = (state: T['state']) =>
    machine.game.deal(state, seededRandom(Math.floor(Math.random() * 2 ** 31)), setup.seats.length);
  const first = useMemo(() => machine.begin(), []);
  const dealt = useMemo(() => (begun.moves.length === 0 ? [deal(first.context.state)] : begun.moves), []);
  const running = useGame<T, Standing<T>>(machine, first, dealt);
  return {
    running,
    nextRound: () => {
      running.attempt(deal(running.position.context.state));
    },
  };
}

/** Takes whoever deals to the cards, and keeps the focus among them. */
function useArrival(root: RefObject<HTMLDivElement>, isNew: boolean): void {
  useFocusFallback(root);
  useEffect(() => {
    // The button that dealt the cards is gone; somebody who comes back to a game has not asked to be taken anywhere.
    if (isNew) root.current?.focus({ preventScroll: true });
  }, []);
}
