import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import {
  runningSlot,
  unfinishedGame,
  type RunningSlot,
  type UnfinishedGame,
} from '#progress/unfinished-game';
import { browserStorage } from '#storage/web-storage';
import { words } from '#said/play-against-computer';
import { DamagedData } from '../DamagedData.tsx';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { begunFrom, CurrentGame } from './current-game.ts';
import { GameSettings } from './GameSettings.tsx';
import type { MatchProps } from './match-props.ts';
import type { PlaySetup, OpponentTypes, Settings } from './play-adapter.ts';

interface PlayProps<T extends GameTypes, P extends OpponentTypes> {
  readonly setup: PlaySetup<T, P>;
  /** The match itself, fetched when it begins. */
  readonly match: () => Promise<{ readonly default: ComponentType<MatchProps<T, P>> }>;
  /** Reads a match that was kept; fetched where there is one. */
  readonly resume: () => Promise<(kept: UnfinishedGame) => ReturnType<typeof begunFrom<T, P>>>;
}

const seed = () => Math.floor(Math.random() * 2 ** 31);

/** Playing against the computer: what to decide first, and then the game, which goes on where it was left. */
export function Play<T extends GameTypes, P extends OpponentTypes>({
  setup,
  match,
  resume,
}: PlayProps<T, P>) {
  const { game } = setup;
  const [chosen, choose] = useState(setup.first);
  const [slot] = useState(() => runningSlot(browserStorage(), game));
  const { begun, begin, looked } = useBegun(slot, resume);
  const Match = useLazyComponent(begun !== null, match);
  const [hasLeft, leave] = useState(false);
  const deal = (settings: Settings<T, P>) => {
    begin({ settings, moves: [] });
  };
  const aside = <DamagedData slot={unfinishedGame(game)} said={words.match.aside} since={looked} />;
  // What was chosen stays until the table is there to take its place.
  if (begun === null || Match === null) {
    return (
      <>
        {aside}
        <GameSettings
          setup={setup}
          arrives={hasLeft}
          chosen={chosen}
          choose={choose}
          deal={() => {
            const { role, strength, length, rulings } = chosen;
            const seats = setup.seats(length);
            const seat = seats.find((one) => one === role) ?? oneOf(seats);
            deal({ seat, strength, length, seed: seed(), ...(rulings !== undefined && { rulings }) });
          }}
        />
      </>
    );
  }
  return (
    <>
      {aside}
      <Match
        key={begun.settings.seed}
        begun={begun}
        slot={slot}
        again={(seat) => {
          deal({ ...begun.settings, seat, seed: seed() });
        }}
        leave={() => {
          slot.forget();
          leave(true);
          begin(null);
        }}
      />
    </>
  );
}

/** The match that is played, at first the one that was kept; `looked` changes once that is read. */
function useBegun<T extends GameTypes, P extends OpponentTypes>(
  slot: RunningSlot,
  resume: PlayProps<T, P>['resume'],
) {
  const [begun, begin] = useState<CurrentGame<T, P> | null>(null);
  const [looked, note] = useState<unknown>();
  useEffect(() => {
    const running = slot.load();
    if (running === null) {
      note(null);
      return;
    }
    void resume().then((read) => {
      const found = read(running);
      // What it cannot go on from would be written over with the next move.
      if (found?.whole !== true) slot.setAside();
      note(found);
      // Somebody may have dealt a new one meanwhile.
      begin((now) => now ?? found?.begun ?? null);
    });
  }, []);
  return { begun, begin, looked };
}

function oneOf<Seat>(seats: readonly Seat[]): Seat {
  const seat = seats[Math.floor(Math.random() * seats.length)];
  if (seat === undefined) throw new Error('A game has seats');
  return seat;
}
