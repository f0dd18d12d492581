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
  colours: { love: 'red', power: 'blue', wisdom: 'green' },
  wild: 'wilds?|wild cards?|jokers?|sage|fool|angel|demon|dragon|king',
  anyWild: 'wild|joker',
  ofOtherGames: '\\b(?:queens?|jacks?|aces?|spades?|clubs?|diamonds?|hearts?|marker)\\b|[0-9]\\+',
  besides:
    '\\bdiscard|\\bthr[eo]w\\w*(?: \\w+)? (?:away|out)\\b|\\bget\\w* rid\\b|\\bscor|\\bfame\\b|\\bpoints?\\b|\\bevil|\\bally\\b|\\ballies\\b|\\bshut out\\b|\\bcollect|\\bcondition|\\babilit',
  decisive: {
    way: {
      choices: [
        ['down', 'face[ -]?down|hidden|upside[ -]?down'],
        ['up', 'face[ -]?up|openly'],
      ],
      mentioned: '\\bface',
    },
    last: {
      choices: [
        ['no', "\\b(?:not|isn'?t|wasn'?t) (?:my|his|her|the|their|a) (?:last|final|only)\\b"],
        ['yes', '\\b(?:last|final) card\\b'],
      ],
      mentioned: '\\b(?:last|final|left)\\b|\\b(?:my|his|her|their) only card\\b',
    },
  },
  holds: {
    none: "\\b(?:had|has|have|held|holds?|got) (?:no|none of the|zero) (?:#)s?\\b(?! ?[0-9])|\\b(?:did|do|does)(?:n'?t| not) (?:have|hold) (?:any |a |the )?(?:#)s?\\b(?! ?[0-9])|\\b(?:could|can)(?:n'?t| ?not) (?:have )?follow|\\bvoid\\b",
    some: '\\b(?:had|has|have|held|holds?|got) (?:still |got |also )?(?:an? |any |some |one |more )?(?:#)s?\\b(?! ?[0-9])|\\bcould (?:still )?(?:have )?follow',
  },
  fits: {
    same: '\\bsame suit\\b',
    other: '\\b(?:different|other|another|diff|wrong) suit|not (?:the |in )?(?:same )?suit',
  },
  title: ({ led, played }) => `${named(led)} led, ${named(played)} played: may it be?`,
};
