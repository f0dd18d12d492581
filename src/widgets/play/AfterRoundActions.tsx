import type { ComponentChildren } from 'preact';
import type { GameTypes } from '#kit/game';
import { words as play } from '#said/play-against-computer';
import type { MatchProps } from './match-props.ts';
import type { PlayAdapter, OpponentTypes, Settings } from './play-adapter.ts';

const { over: words } = play;

interface AfterRoundActionsProps<T extends GameTypes, P extends OpponentTypes> extends Pick<
  MatchProps<T, P>,
  'again' | 'leave'
> {
  readonly adapter: PlayAdapter<T, P>;
  readonly settings: Settings<T, P>;
  readonly state: T['state'];
  /** Deals the next round, in a match of this length. */
  readonly next: (length: P['length']) => void;
  /** Undefined where that is done already. */
  readonly lookBack: (() => void) | undefined;
}

/** The next round and a look back or, after the last, a look back and another match; all of them where only the match is over and not the game. */
export function AfterRoundActions<T extends GameTypes, P extends OpponentTypes>(
  props: AfterRoundActionsProps<T, P>,
) {
  const { adapter, settings, state, next, lookBack, again, leave } = props;
  const { seat, length } = settings;
  const others = adapter.setup.seats(length).filter((one) => one !== seat);
  const isDone = adapter.isDone(length, state);
  const goesOnAs = isDone ? adapter.setup.lengths.find((one) => !adapter.isDone(one, state)) : length;
  const goesOn = goesOnAs !== undefined;
  const onwards = goesOn && (
    <Next
      isMain={!isDone}
      press={() => {
        next(goesOnAs);
      }}
    >
      {words.next}
    </Next>
  );
  return (
    <>
      {!isDone && onwards}
      {lookBack !== undefined && (
        <Next isMain={isDone} press={lookBack}>
          {words.lookBack}
        </Next>
      )}
      {isDone && (
        <>
          <Next
            isMain={lookBack === undefined}
            press={() => {
              again(seat);
            }}
          >
            {words.again}
          </Next>
          {!goesOn &&
            others.length === 1 &&
            others.map((other) => (
              <Next
                key={other}
                press={() => {
                  again(other);
                }}
              >
                {adapter.words.other}
              </Next>
            ))}
          {onwards}
          <Next press={leave}>{words.change}</Next>
        </>
      )}
    </>
  );
}

interface NextProps {
  /** Whether it is what most will want. */
  readonly isMain?: boolean;
  readonly press: () => void;
  readonly children: ComponentChildren;
}

function Next({ isMain = false, press, children }: NextProps) {
  return (
    <button type="button" class="button" data-primary={isMain ? '' : undefined} onClick={press}>
      {children}
    </button>
  );
}
