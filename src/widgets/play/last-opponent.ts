import type { GameTypes } from '#kit/game';
import { gameKey } from '#storage/game-storage-key';
import { setting, type Setting } from '#storage/setting';
import type { StoredItem } from '#storage/stored-item';
import type { OpponentTypes, PlaySetup } from './play-adapter.ts';

type Opponents<T extends GameTypes, P extends OpponentTypes> = Pick<
  PlaySetup<T, P>,
  'game' | 'strengths' | 'first'
>;

/** Against which opponent a game was played last. */
export function opponentItem<T extends GameTypes, P extends OpponentTypes>({
  game,
  strengths,
  first,
}: Opponents<T, P>): StoredItem<P['strength']> {
  return {
    key: gameKey('cabinet.opponent', game),
    // One that this version does not know is none.
    read: (text) => ({ type: 'whole', value: strengths.find((one) => one === text) ?? first.strength }),
    write: (strength) => strength,
  };
}

/** That opponent, remembered on the device; whoever has played against none has the first of the game. */
export function lastOpponent<T extends GameTypes, P extends OpponentTypes>(
  setup: Opponents<T, P>,
): Setting<P['strength']> {
  return setting(opponentItem<T, P>(setup), setup.first.strength);
}
