import { useEffect, useState } from 'preact/hooks';
import { isPlaying } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import type { GiftWorth } from '#games/jekyll-vs-hyde/analysis/gift-worth';
import type { Give, State } from '#games/jekyll-vs-hyde/rules/state';
import { words } from '#said/jekyll-vs-hyde/move-worth';
import type { SolverClient } from '#games/jekyll-vs-hyde/widgets/solving/solver-client';
import { nameOf } from './position-value-cache.ts';

interface GiftVerdictProps {
  /** The position in which it was given. */
  readonly state: State;
  readonly given: Give;
  readonly client: () => SolverClient;
}

/** Found since the page was opened, by position and gift. */
const found = new Map<string, GiftWorth>();

/** What was given in an exchange and what it made sure of; of one in the preparation, why that is not said. */
export function GiftVerdict({ state, given, client }: GiftVerdictProps) {
  const key = `${nameOf(state)} ${JSON.stringify(given)}`;
  const [, tell] = useState(0);
  useEffect(() => {
    if (state.phase !== 'greed' || !isPlaying(state) || found.has(key)) return;
    return client().judgeGift(state, given, (worth) => {
      found.set(key, worth);
      tell((times) => times + 1);
    });
  }, [key]);
  if (state.phase === 'preparation') return <p>{words.preparation}</p>;
  if (state.phase !== 'greed' || !isPlaying(state)) return null;
  const worth = found.get(key);
  return (
    <p class="worth-verdict" role="status">
      {worth === undefined ? words.giftWait : words.gift(worth)}
    </p>
  );
}
