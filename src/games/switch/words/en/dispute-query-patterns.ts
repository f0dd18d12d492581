import type { TypedCard } from '#games/switch/dispute/find-disputes-in-search-query';
import type { DisputeQueryPatterns } from '../text-types/dispute-query-patterns.ts';
import { words as game } from './names.ts';

const { ranks, suits } = game;

const PLAYERS = ['2', '3', '4', '5', '6'];

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
  ofOtherGames: '\\b(?:jokers?|dragon|demon|angel|tricks|marker)\\b|[0-9]\\+',
  fits: {
    same: '\\bsame suit\\b',
    other: '\\b(?:different|other|another|diff|wrong) suit|not (?:the |in )?(?:same )?suit',
  },
  decisive: {
    run: {
      choices: [
        [
          'none',
          "\\b(?:no|not (?:in |on |during |part of )?(?:a|the|any)|(?:is|was)n'?t (?:a|in a|the|in the)|without (?:a|the)|outside (?:of )?(?:a|the)) run\\b",
        ],
        [
          'run',
          '\\b(?:in|on|during|within|inside|amid|middle of|continu(?:e|es|ed|ing)|keep(?:s|ing)?|end(?:s|ed|ing)?|stop(?:s|ped|ping)?)[ -](?:(?:a|the|my|his|her|their|our|this|that|same) )*run\\b|\\bmid[ -]?run\\b|\\brun (?:is |was |stands |stood |goes |went |got |has got |gets )?(?:now |already |still |up )?(?:on|at|to)\\b|\\brun (?:is |was )?(?:still )?(?:going|running|active)\\b',
        ],
      ],
      mentioned: '\\bruns?\\b(?! out)|\\bsequence|\\bstraight\\b(?! away)|\\bconsecutive',
    },
    last: {
      choices: [
        ['no', "\\b(?:not|isn'?t|wasn'?t) (?:my|his|her|the|their|a) (?:last|final|only)\\b"],
        [
          'yes',
          '\\b(?:last|final) card\\b|\\b(?:finish|finishing|end|ending|win|winning|going? out) (?:with|on|by)\\b|\\bto (?:finish|win|go out)\\b',
        ],
      ],
      mentioned:
        "\\b(?:last|final|finish\\w*|wins?|won|winner|left)\\b|\\b(?:go|goes|going|went|i'?m|he'?s|she'?s|is) out\\b|\\b(?:1|one|only) card\\b",
    },
    players: {
      choices: PLAYERS.map((count) => [count, `\\b${count}[ -]?(?:players?|people|persons|of us)\\b`]),
      mentioned: '\\b(?:players|people|persons|of us)\\b',
    },
    wait: {
      choices: [
        [
          'dead',
          '\\b(?:dead|spent|inactive|not active|already (?:drawn|picked|taken|served)(?: up)?(?: for)?|picked up for|drawn for)\\b',
        ],
        [
          'waits',
          '\\b(?:active|live|waiting|waits|unanswered)\\b|\\b2 (?:was |is )?(?:just )?(?:played |put |laid )?on me\\b',
        ],
      ],
      mentioned: '\\b(?:picked|drew|drawn|served|took|taken|penalty)\\b',
    },
    many: {
      choices: [],
      mentioned:
        '\\b(?:both|all (?:my|his|her|the|of)|several|pair|double|triple|together|at once|couple|as well)\\b',
    },
  },
  title: ({ top, played, inRun }) =>
    `${named(played)} on ${named(top)}${inRun ? ' in a run' : ''}: may it be played?`,
};
