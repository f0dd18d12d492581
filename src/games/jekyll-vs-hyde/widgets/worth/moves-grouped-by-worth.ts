import type { Card, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { gapOf, isSettled, worseBy, type Bounds } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import type { Follow, Lead } from '#games/jekyll-vs-hyde/rules/state';
import { words } from '#said/jekyll-vs-hyde/move-worth';
import type { Known } from './position-value-cache.ts';

/** The moves of a position, together where they lead to the same. */

export interface Choice {
  /** The gap, or what is known of it; empty where that is nothing. */
  readonly says: string;
  /** The same on a card. */
  readonly mark: string;
  readonly isBest: boolean;
  readonly actions: readonly (Lead | Follow)[];
}

/** The best first, then what is worse, then what is not known yet. */
export function choicesOf({ progress, solution }: Known): readonly Choice[] {
  const [first] = progress.moves;
  if (first === undefined) return [];
  const { by } = first.action;
  const groups = new Map<string, { readonly gap: Bounds; readonly actions: (Lead | Follow)[] }>();
  for (const { action, gap } of progress.moves) {
    const group = groups.get(labelOf(gap));
    if (group === undefined) groups.set(labelOf(gap), { gap, actions: [action] });
    else group.actions.push(action);
  }
  return [...groups]
    .toSorted(([, a], [, b]) => rank(by, a.gap) - rank(by, b.gap))
    .map(([says, { gap, actions }]) => ({
      says,
      mark: says === '' ? '' : words.mark(gap),
      isBest:
        solution !== null &&
        isSettled(gap) &&
        solution.moves.every((move) => worseBy(by, gapOf(gap), move.gap) <= 0),
      actions,
    }));
}

/** The smaller the better for the seat; what is not known comes last. */
function rank(by: Seat, gap: Bounds): number {
  if (!isSettled(gap)) return 100;
  const { low, high } = gapOf(gap);
  return by === 'jekyll' ? high * 11 + low : -(low * 11 + high);
}

/** What a card says of itself on the table: of a Potion that can be led, its best. */
export function marksOf(choices: readonly Choice[]): ReadonlyMap<Card, Choice> {
  const marks = new Map<Card, Choice>();
  for (const choice of choices) {
    for (const { card } of choice.actions) if (!marks.has(card)) marks.set(card, choice);
  }
  return marks;
}

function labelOf(gap: Bounds): string {
  if (isSettled(gap)) return words.gap(gapOf(gap));
  return gap.low.from === 0 && gap.high.to === 10 ? '' : words.between(gap);
}
