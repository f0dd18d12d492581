import type { ComponentChildren, ComponentType } from 'preact';
import type { GameTypes } from '#kit/game';
import { words as play } from '#said/play-against-computer';
import '../../styles/round-end.css';
import { AnnouncedMessage } from '../AnnouncedMessage.tsx';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { SharedDealResultsProps } from './SharedDealResults.tsx';
import type { CurrentGame } from './current-game.ts';
import type { EndProps, PlayAdapter, OpponentTypes } from './play-adapter.ts';

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
      <AnnouncedMessage occasion={null} arrives scrolls={words.result}>
        {Both !== null && other !== undefined ? (
          <Both {...ended} {...{ adapter, game, other }} />
        ) : (
          <Result {...ended} />
        )}
      </AnnouncedMessage>
      <div class="actions">{children}</div>
    </div>
  );
}
