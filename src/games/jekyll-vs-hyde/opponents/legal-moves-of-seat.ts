import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';

/** What a seat can choose: anything but the deal. */
export type Move = Exclude<Action, { readonly type: 'deal' }>;

/** All legal moves of a seat. For its own moves the rules look at no hand but its own, so a guess at the other will do. */
export function movesOf(state: State, seat: Seat): readonly Move[] {
  return legal(state).filter((action): action is Move => action.type !== 'deal' && action.by === seat);
}
