import { afterExchange } from '#games/jekyll-vs-hyde/rules/apply';
import type { BySeat } from '#games/jekyll-vs-hyde/rules/cards';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';

/** The tricks of both once a trick is over, also where Greed still asks for cards. */
export function ownedAfter(state: State): BySeat<number> {
  if (!('hands' in state)) return tricksOwned(state.finished?.tricks ?? []);
  const owned = tricksOwned(state.tricks);
  if (state.phase !== 'greed') return owned;
  const won = afterExchange(state).find((event) => event.type === 'won');
  return won === undefined ? owned : { ...owned, [won.by]: owned[won.by] + 1 };
}
