import { cardOf, rankOf, RANKS, SUITS, type Card, type Rank } from './cards.ts';
import { allowed, type Answer } from './card-permission-and-effect-types.ts';
import { answersWithAce } from './aces.ts';
import { answersFiveHearts, FIVE_OF_HEARTS } from './five-hearts.ts';
import { answersByMatch } from './matching.ts';
import { followsRun, runToFollow } from './runs.ts';
import { answersWithSeven } from './sevens.ts';
import type { Stack } from './state.ts';
import { topOf } from './turn-order.ts';
import { answersTwo } from './twos.ts';

/** May this card be laid first on what lies there? Every chapter has its say, the most pressing first. */
export function groundOf(table: Stack, card: Card): Answer {
  const rank = rankOf(card);
  if (table.penalty > 0) {
    if (rank === '7') return answersWithSeven(table, card);
    if (rank === 'A') return answersWithAce(table, card);
    return topOf(table) === FIVE_OF_HEARTS ? answersFiveHearts(table, card) : answersTwo(table, card);
  }
  const run = runToFollow(table);
  if (run !== null) return followsRun(run, card);
  if (rank === 'A') return allowed(table.run === 'A' ? 'run-ace' : 'ace-anywhere');
  return rank === '7' ? allowed('seven-anywhere') : answersByMatch(table, card);
}

/** What may be laid on the penalty that waits: a rank where each card of it may, else single cards; nothing where none waits. */
export function laidOnPenalty(table: Stack): readonly (Rank | Card)[] {
  if (table.penalty === 0) return [];
  return RANKS.flatMap((rank): readonly (Rank | Card)[] => {
    const left = SUITS.map((suit) => cardOf(rank, suit)).filter((card) => !table.played.includes(card));
    const fit = left.filter((card) => groundOf(table, card).allowed);
    return fit.length > 1 && fit.length === left.length ? [rank] : fit;
  });
}
