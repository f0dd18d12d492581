import { useEffect, useState } from 'preact/hooks';
import { MAX_ADDRESS } from '#kit/input-limits';
import type { GameTypes } from '#kit/game';
import { words as sharing } from '#said/share-panel';
import { CopyField } from '../CopyField.tsx';
import type { CurrentGame } from './current-game.ts';
import type { OpponentTypes, PlayAdapter } from './play-adapter.ts';
import { sharedDealAddress } from './shared-deal.ts';

export interface DealForFriendProps<T extends GameTypes, P extends OpponentTypes> {
  readonly adapter: Pick<PlayAdapter<T, P>, 'setup'>;
  readonly game: CurrentGame<T, P>;
  /** What the link in the field is. */
  readonly label: string;
}

/** A link by which somebody else plays from the same cards, and is shown at the end what was played here. */
export default function ShareDealLink<T extends GameTypes, P extends OpponentTypes>(
  props: DealForFriendProps<T, P>,
) {
  const { adapter, game, label } = props;
  const [address, set] = useState<string | null>(null);
  useEffect(() => {
    let latest = true;
    void sharedDealAddress(adapter, game).then((made) => {
      if (latest) set(made);
    });
    return () => {
      latest = false;
    };
  }, [game.moves]);
  if (address === null) return null;
  return address.length > MAX_ADDRESS ? (
    <p>{sharing.share.tooLong}</p>
  ) : (
    <CopyField label={label} value={address} />
  );
}
