import { useEffect, useState } from 'preact/hooks';
import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { runningSlot, unfinishedGame } from '#progress/unfinished-game';
import { browserStorage } from '#storage/web-storage';
import { words as play } from '#said/jekyll-vs-hyde/play';
import { DamagedData } from '#widgets/DamagedData.tsx';
import { useLazyComponent } from '#widgets/use-lazy-component.ts';
import type { CurrentGame } from './current-game.ts';
import type { Settings } from './settings.ts';
import { GameSettings, type Chosen } from './GameSettings.tsx';

const seed = () => Math.floor(Math.random() * 2 ** 31);

/** Playing against the computer: what to decide first, and then the game, which goes on where it was left. */
export default function Play() {
  const [chosen, choose] = useState<Chosen>({ role: 'jekyll', strength: 'count', length: 'round' });
  const [begun, begin] = useState<CurrentGame | null>(null);
  const [slot] = useState(() => runningSlot(browserStorage(), GAME_ID));
  const [looked, note] = useState<unknown>();
  const Match = useLazyComponent(begun !== null, () => import('./Match.tsx'));

  useEffect(() => {
    const running = slot.load();
    if (running === null) {
      note(null);
      return;
    }
    void import('./current-game.ts').then(({ begunFrom }) => {
      const found = begunFrom(running);
      // What it cannot go on from would be written over with the next move.
      if (found?.whole !== true) slot.setAside();
      note(found);
      // Somebody may have dealt a new one meanwhile.
      begin((now) => now ?? found?.begun ?? null);
    });
  }, []);

  const deal = (settings: Settings) => {
    begin({ settings, moves: [] });
  };
  const aside = <DamagedData slot={unfinishedGame(GAME_ID)} said={play.match.aside} since={looked} />;
  if (begun === null) {
    return (
      <>
        {aside}
        <GameSettings
          chosen={chosen}
          choose={choose}
          deal={() => {
            const { role, strength, length } = chosen;
            const seat = role !== 'either' ? role : Math.random() < 0.5 ? 'jekyll' : 'hyde';
            deal({ seat, strength, length, seed: seed() });
          }}
        />
      </>
    );
  }
  if (Match === null) return null;
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
          begin(null);
        }}
      />
    </>
  );
}
