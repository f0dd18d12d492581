import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { runningSlot } from '#progress/running';
import { browserShelf } from '#progress/store';
import type { Begun } from './begun.ts';
import type { MatchProps } from './Match.tsx';
import type { Settings } from './settings.ts';
import { Setup, type Chosen } from './Setup.tsx';

const seed = () => Math.floor(Math.random() * 2 ** 31);

/** Playing against the computer: what to decide first, and then the game, which goes on where it was left. */
export default function Play() {
  const [chosen, choose] = useState<Chosen>({ role: 'jekyll', strength: 'count', length: 'round' });
  const [begun, begin] = useState<Begun | null>(null);
  const [slot] = useState(() => runningSlot(browserShelf()));
  const Match = useMatch(begun !== null);

  useEffect(() => {
    const running = slot.load();
    if (running === null) return;
    void import('./begun.ts').then(({ begunFrom }) => {
      begin(begunFrom(running));
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

/** The table, loaded once somebody sits down at it. */
function useMatch(wanted: boolean): ComponentType<MatchProps> | null {
  const [loaded, keep] = useState<{ readonly Match: ComponentType<MatchProps> } | null>(null);
  useEffect(() => {
    if (wanted) {
      void import('./Match.tsx').then(({ Match }) => {
        keep({ Match });
      });
    }
  }, [wanted]);
  return loaded?.Match ?? null;
}
