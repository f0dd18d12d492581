import type { TypedCard } from '#games/switch/dispute/find-disputes-in-search-query';
import type { DisputeQueryPatterns } from '../text-types/dispute-query-patterns.ts';
import { words as game } from './names.ts';

const { ranks, suits } = game;

const named = ({ rank, suit, many }: TypedCard) =>
  `${many > 1 ? `${many} × ` : ''}${ranks[rank]}${suit === null ? '' : ` of ${suits[suit]}`}`;

/** English. */
export const words: DisputeQueryPatterns = {
  // A single `a` is no Ace.
  ranks: {
    ...{ '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '7': '7', '8': '8', '9': '9', '10': '10' },
    ...{ J: 'jack|j', Q: 'queen|q', K: 'king|k', A: 'ace' },
  },
  suits: {
    clubs: 'clubs|club|♣',
    diamonds: 'diamonds|diamond|♦',
    hearts: 'hearts|heart|harts|hart|♥',
    spades: 'spades|spade|♠',
  },
  fits: {
    same: '\\bsame suit\\b',
    other: '\\b(?:different|other|another|diff|wrong) suit|not (?:the |in )?(?:same )?suit',
  },
  title: ({ top, played }) => `${named(played)} on ${named(top)}: may it be played?`,
};
