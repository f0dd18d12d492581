import { useEffect, useState } from 'preact/hooks';
import { runningSlot } from '#progress/running';
import { browserShelf } from '#progress/store';
import { useLoaded } from '../../use-loaded.ts';
import type { Begun } from './begun.ts';
import type { Settings } from './settings.ts';
import { Setup, type Chosen } from './Setup.tsx';

const seed = () => Math.floor(Math.random() * 2 ** 31);

/** Playing against the computer: what to decide first, and then the game, which goes on where it was left. */
export default function Play() {
  const [chosen, choose] = useState<Chosen>({ role: 'jekyll', strength: 'count', length: 'round' });
  const [begun, begin] = useState<Begun | null>(null);
  const [slot] = useState(() => runningSlot(browserShelf()));
  const Match = useLoaded(begun !== null, () => import('./Match.tsx'));

  useEffect(() => {
    const running = slot.load();
    if (running === null) return;
    void import('./begun.ts').then(({ begunFrom }) => {
      // Somebody may have dealt a new one meanwhile.
      begin((now) => now ?? begunFrom(running));
    });
  }, []);

  const deal = (settings: Settings) => {
    begin({ settings, moves: [] });
  };
  if (begun === null) {
    return (
      <Setup
        chosen={chosen}
        choose={choose}
        deal={() => {
          const { role, strength, length } = chosen;
          const seat = role !== 'either' ? role : Math.random() < 0.5 ? 'jekyll' : 'hyde';
          deal({ seat, strength, length, seed: seed() });
        }}
      />
    );
  }
  if (Match === null) return null;
  return (
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
  );
}
