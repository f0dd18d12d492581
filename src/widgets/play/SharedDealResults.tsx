import type { GameTypes } from '#kit/game';
import { words } from '#said/shared-deal-and-position';
import '../../styles/shared-deal.css';
import type { CurrentGame } from './current-game.ts';
import ShareDealLink from './ShareDealLink.tsx';
import type { EndProps, OpponentTypes, PlayAdapter } from './play-adapter.ts';
import { samePart } from './shared-deal.ts';

export interface SharedDealResultsProps<T extends GameTypes, P extends OpponentTypes> extends EndProps<T> {
  readonly adapter: PlayAdapter<T, P>;
  readonly game: CurrentGame<T, P>;
  /** What somebody else has played from the same cards. */
  readonly other: CurrentGame<T, P>;
}

/** What a round has brought here and in the other game from the same cards, side by side, and the way to answer. */
export default function SharedDealResults<T extends GameTypes, P extends OpponentTypes>(
  props: SharedDealResultsProps<T, P>,
) {
  const { adapter, game, other, seat, past, moves } = props;
  const { Result } = adapter;
  const theirs = samePart(adapter, other, past);
  return (
    <>
      <div class="both-results">
        <section aria-label={words.mine}>
          <p class="label">{words.mine}</p>
          <Result {...{ seat, past, moves }} />
        </section>
        <section aria-label={words.theirs}>
          <p class="label">{words.theirs}</p>
          {theirs === null ? <p>{words.notPlayed}</p> : <Result seat={seat} {...theirs} />}
        </section>
      </div>
      <ShareDealLink adapter={adapter} game={game} label={words.back} />
    </>
  );
}
