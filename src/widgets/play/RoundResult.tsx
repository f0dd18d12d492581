import type { ComponentChildren, ComponentType } from 'preact';
import type { GameTypes } from '#kit/game';
import { words as play } from '#said/play-against-computer';
import { Announcement } from '../Announcement.tsx';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { SharedDealResultsProps } from './SharedDealResults.tsx';
import type { CurrentGame } from './current-game.ts';
import type { MatchProps } from './match-props.ts';
import type { EndProps, PlayAdapter, OpponentTypes, Settings } from './play-adapter.ts';

const { over: words } = play;

interface RoundResultProps<T extends GameTypes, P extends OpponentTypes> extends EndProps<T> {
  readonly adapter: PlayAdapter<T, P>;
  readonly game: CurrentGame<T, P>;
  /** What somebody else has played from the same cards. */
  readonly other: CurrentGame<T, P> | undefined;
  /** What can be done next. */
  readonly children: ComponentChildren;
}

const loadBoth = <T extends GameTypes, P extends OpponentTypes>(): Promise<{
  readonly default: ComponentType<SharedDealResultsProps<T, P>>;
}> => import('./SharedDealResults.tsx');

/** What a round has brought, over the table, and what can be done next. */
export function RoundResult<T extends GameTypes, P extends OpponentTypes>({
  adapter,
  game,
  other,
  children,
  ...ended
}: RoundResultProps<T, P>) {
  const { Result } = adapter;
  const Both = useLazyComponent(other !== undefined, loadBoth<T, P>);
  return (
    <div class="round-result">
      <Announcement occasion={null} arrives scrolls={words.result}>
        {Both !== null && other !== undefined ? (
          <Both {...ended} {...{ adapter, game, other }} />
        ) : (
          <Result {...ended} />
        )}
      </Announcement>
      <div class="actions">{children}</div>
    </div>
  );
}

interface WhatNextProps<T extends GameTypes, P extends OpponentTypes> extends Pick<
  MatchProps<T, P>,
  'again' | 'leave'
> {
  readonly adapter: PlayAdapter<T, P>;
  readonly settings: Settings<T, P>;
  readonly state: T['state'];
  /** Deals the next round, in a match of this length. */
  readonly next: (length: P['length']) => void;
}

/** The next round or, after the last, another match; where only the match is over and not the game, that and then the next round. */
export function WhatNext<T extends GameTypes, P extends OpponentTypes>(props: WhatNextProps<T, P>) {
  const { adapter, settings, state, next, again, leave } = props;
  const { seat, length } = settings;
  const others = adapter.setup.seats(length).filter((one) => one !== seat);
  const isDone = adapter.isDone(length, state);
  const goesOnAs = isDone ? adapter.setup.lengths.find((one) => !adapter.isDone(one, state)) : length;
  const nextRound = goesOnAs !== undefined && (
    <button
      type="button"
      class="button"
      data-primary={isDone ? undefined : ''}
      onClick={() => {
        next(goesOnAs);
      }}
    >
      {words.next}
    </button>
  );
  if (!isDone) return nextRound;
  return (
    <>
      <button
        type="button"
        class="button"
        data-primary
        onClick={() => {
          again(seat);
        }}
      >
        {words.again}
      </button>
      {nextRound}
      {!nextRound &&
        others.length === 1 &&
        others.map((other) => (
          <button
            key={other}
            type="button"
            class="button"
            onClick={() => {
              again(other);
            }}
          >
            {adapter.words.other}
          </button>
        ))}
      <button type="button" class="button" onClick={leave}>
        {words.change}
      </button>
    </>
  );
}
