import { abilityOf } from '#games/chronicle/rules/ability-definitions';
import { isEvil, isWild, kindOf, type Card } from '#games/chronicle/rules/cards';
import { scoreOn } from '#games/chronicle/rules/history-card-conditions';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import type { View } from '#games/chronicle/rules/view';
import type { Thought } from './round-outcomes.ts';

type Open = Pick<View, 'history' | 'rulings'>;

/** Whether moves are one and the same, or lay cards that are alike in all that counts here. */
export function isAlike(table: Open, one: Intent, other: Intent): boolean {
  if (JSON.stringify(one) === JSON.stringify(other)) return true;
  if (one.type !== 'play' || other.type !== 'play' || one.by !== other.by) return false;
  const { card } = one;
  return [card, other.card].every(doesNothing(table)) && countsAsMuch(table, card, other.card);
}

/** Tells the cards without strength, without Evil, and without an ability that is known. */
function doesNothing({ rulings }: Open): (card: Card) => boolean {
  return (card) => {
    const effect = abilityOf(rulings.abilities, kindOf(card))?.effect ?? 'nothing';
    return isWild(card) && !isEvil(card) && card !== 'Angel' && effect === 'nothing';
  };
}

function countsAsMuch({ history }: Open, one: Card, other: Card): boolean {
  return (history?.conditions ?? []).every(
    (condition) => scoreOn(condition, [one]) === scoreOn(condition, [other]),
  );
}

/** A thought in which cards that are alike do equally well: what they differed by is chance. */
export function levelled(thought: Thought, table: Open): Thought {
  const { moves, trials } = thought;
  const groups = moves.map((move) =>
    moves.flatMap((other, index) => (isAlike(table, move, other) ? [index] : [])),
  );
  const mean = (shares: readonly number[], group: readonly number[]) =>
    group.reduce((sum, index) => sum + (shares[index] ?? 0), 0) / group.length;
  return { ...thought, trials: trials.map((shares) => groups.map((group) => mean(shares, group))) };
}
