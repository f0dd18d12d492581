import type { TypedCard } from '#games/chronicle/dispute/find-disputes-in-search-query';
import type { DisputeQueryPatterns } from '../text-types/dispute-query-patterns.ts';
import { suits } from './seat-and-card-names.ts';

function named(card: TypedCard): string {
  if (card === null) return 'Wild';
  return card.suit === null ? card.value : `${suits[card.suit]} ${card.value}`;
}

/** English. */
export const words: DisputeQueryPatterns = {
  suits: { love: 'love|l', power: 'power|p', wisdom: 'wisdom|w' },
  wild: 'wilds?|wild cards?|jokers?|sage|fool|angel|demon|dragon|king',
  down: 'face ?down|hidden',
  up: 'face ?up|openly',
  fits: {
    same: '\\bsame suit\\b',
    other: '\\b(?:different|other|another|diff|wrong) suit|not (?:the |in )?(?:same )?suit',
  },
  title: ({ led, played }) => `${named(led)} led, ${named(played)} played: may it be?`,
};
