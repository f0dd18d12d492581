import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { TRICKS, gap } from '#games/jekyll-vs-hyde/rules/track';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import { cardIndex, handBits, rankingIndex, seatIndex, suitIndex } from './bit-encoding.ts';
import { within, type Bounds, type Question, type Range } from './trick-gap-bounds.ts';
import { mostSteals } from './trick-outcome.ts';
import type { Search } from './search-question-types.ts';

/** Between the states of the rules and the numbers of the search. */

/** The gap of a finished round; null while one is being played. */
function finalGap(state: State): number | null {
  if (state.phase !== 'deal' && state.phase !== 'over') return null;
  return gap(tricksOwned(state.finished?.tricks ?? []));
}

/** Questions to one position, by the search; the search may throw to be asked again later. */
export interface Asking {
  /** What can be said without any search. */
  readonly bounds: Bounds;
  readonly ask: (question: Question) => boolean;
}

/** Refuses (throws) a state in which neither a card nor an exchange is being played, and no round has just ended. */
export function asking(search: Search, state: State): Asking {
  const end = finalGap(state);
  if (end !== null) return { bounds: within({ from: end, to: end }), ask: ({ atLeast }) => end >= atLeast };
  if (state.phase === 'deal' || state.phase === 'over' || state.phase === 'preparation') {
    throw new Error(`In phase ${state.phase} there is nothing to solve`);
  }
  const jekyll = handBits(state.hands.jekyll);
  const hyde = handBits(state.hands.hyde);
  const ranking = rankingIndex(state.ranking.map(suitIndex));
  const leader = seatIndex(state.leader);
  const won = tricksOwned(state.tricks).jekyll;
  const left = TRICKS - state.tricks.length;
  const position = [jekyll, hyde, ranking, leader, won, left] as const;
  const onTable =
    state.phase === 'lead' ? [] : [state.led.card, ...(state.phase === 'greed' ? [state.followed] : [])];
  const find = (): boolean => {
    if (state.phase === 'lead') return search.lead(...position);
    const led = [cardIndex(state.led.card), suitIndex(state.led.names)] as const;
    if (state.phase === 'follow') return search.follow(...position, ...led);
    return search.replied(...position, ...led, cardIndex(state.followed));
  };
  return {
    bounds: within(reachable(jekyll | hyde | handBits(onTable), won, left)),
    ask: ({ atLeast, hydeFirst }) => {
      search.question.half = atLeast / 2;
      search.question.hydeFirst = hydeFirst;
      search.question.bySuit = state.rulings['led-potion'] === 'named-suit';
      return find();
    },
  };
}

/** The gaps that the tricks to come allow, whoever wins them; `cards` are those in hand and on the table. */
function reachable(cards: number, won: number, left: number): Range {
  const steals = mostSteals(cards, left);
  const least = Math.max(0, won - steals);
  const most = Math.min(TRICKS, won + left + steals);
  const gaps = [least, most].map((jekyll) => gap({ jekyll, hyde: TRICKS - jekyll }));
  return { from: least <= 5 && most >= 5 ? 0 : Math.min(...gaps), to: Math.max(...gaps) };
}
