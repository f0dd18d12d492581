import { rankOf, type Card } from './cards.ts';
import { allowed, type Answer } from './answers-between-chapters.ts';
import { answersWithAce } from './aces.ts';
import { answersFiveHearts, FIVE_OF_HEARTS } from './five-hearts.ts';
import { answersByMatch } from './matching.ts';
import { followsRun, runToFollow } from './runs.ts';
import { answersWithSeven } from './sevens.ts';
import type { Table } from './state.ts';
import { topOf } from './turn-order.ts';
import { answersTwo } from './twos.ts';

/** May this card be laid first on what lies there? Every chapter has its say, the most pressing first. */
export function groundOf(table: Table, card: Card): Answer {
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
