import type { Rank } from '#games/switch/rules/cards';
import type { DirectAnswerPatternsWords } from '../text-types/direct-answer-patterns.ts';
import { words as disputes } from './dispute-query-patterns.ts';

const suit = '(?:hearts?|spades?|clubs?|diamonds?|[♠♥♦♣])';
/** A card of a rank, its suit told or not. */
const card = (rank: string) => `(?:(?:red|black) )?(?:${rank})(?: ?(?:of )?${suit})?(?: card)?`;

/** What a rank is called. */
const called = (rank: Rank) => disputes.ranks[rank];
/** So many cards of a rank, counted or named one by one, with these words between. */
const many = (rank: string, count: number, between = '') =>
  count === 1
    ? `(?:1 )?(?:${rank})`
    : `(?:${count} (?:x |× )?(?:${rank})e?s?|(?:${rank})(?:(?: and${between})?,? (?:${rank})){${count - 1}})(?![a-z])`;
/** Other words of a question, which change nothing of what is asked. */
const among = (small: string) => `(?:[\\s,.!?-]|\\b(?:${small})\\b)*`;
const who =
  "i|he|she|they|we|you|u|me|us|my|someone|somebody|next|player|the|a|an|and|if|when|with|w|in|of|do|does|did|is|are|it|its|it's|that|then|now|there|has|have|to|for|so";
const turn = among(
  `${who}|who|whos|who's|whose|turn|go|goes|gets|get|plays?|played|puts?|lays?|laid|down|after|up|first|at once|together|what|happens?|game|only`,
);
const on = '| on(?: (?:a|my|his|her|the|another|top of))*';
const amount = among(
  `${who}|how|many|much|cards?|picks?|up|draws?|takes?|gets?|what|plays?|played|puts?|on|stack(?:ed|s)?|come|all|altogether|total|must|at once|penalty|one`,
);
const fails = among(
  `${who}|how|many|much|cards?|picks?|up|draws?|takes?|what|on|at|run|runs|fail(?:s|ed|ing)?|stands?|stood|ends?|ended|break(?:s)?|broken?|broke|stuck|cant|can't|cannot|go|continue|follow|costs?|price|penalty|got|stops?|stopped`,
);

/** English. */
export const words: DirectAnswerPatternsWords = {
  cardNames: `\\b(?:jacks?|queens?|kings?|aces?|hearts|spades|clubs|diamonds)\\b|[♠♥♦♣]|\\b(?:red|black) (?:10|[2-9])\\b`,
  wrongCards: `(?<![\\d.])\\b(?:[01]|1[1-9]|[2-9]\\d)(?: of ${suit}|[♠♥♦♣])(?! (?:cards|tricks))|\\b(?:red|black) (?:0|1|1[1-9]|[2-9]\\d)\\b`,
  otherCards:
    '\\b(?:jokers?|knights?|dragons?|demons?|angels?|potions?|wizards?|sage|fool|wrath|greed|pride|reverse cards?)\\b|(?<![\\d+])[0-9]\\+(?!\\d)|\\b(?:green|blue|yellow|purple) (?:[0-9]+|cards?)\\b',
  terms: {
    trickCard:
      'trick(?: cards?)?s?|(?:(?:is|are) (?:a |an |the )?(?:\\d+|jack|queen|king|ace)s? (?:a )?)?(?:trick|power|special|action) cards?',
    drawFour: '(?:a )?(?:draw|pick up|pickup|plus|\\+) ?4(?: cards?)?',
    twos: `${card('2s?')}|(?:draw|pick up|pickup|plus|\\+) ?2(?: cards?)?`,
    threes: card('3s?'),
    fiveOfHearts: `5 ?(?:of )?(?:hearts?|♥)|red 5|(?:draw|pick up|pickup|plus|\\+) ?5(?: cards?)?`,
    sevens: `${card('7s?')}|.+ on (?:a |the )?7s? (?:when|if|and|but) (?:the |that )?7 (?:is|was|lies|lay|stands|goes|went) on .+`,
    eights: `${card('8s?')}|reverse`,
    jacks: `${card('jacks?|j')}|skips?|skip cards?`,
    aces: `${card('aces?')}|wilds?(?: cards?)?`,
    plainCard: card('4s?|5s?|6s?|9s?|10s?|queens?|q|kings?|k'),
    run: 'runs?|sequences?|straights?',
    penalty: '(?:active|live) 2s?|active|penalty|penalties|pick ?up',
    dead: '(?:dead|spent) ?(?:2s?|cards?)?',
    turn: '(?:a |your |my )?turns?',
    stack: '(?:stack|discard(?: pile)?|discards|pile|top card|played cards)',
    deck: 'deck|stock|draw pile|stock pile',
    suit: 'suits?|colou?rs?',
    rank: 'ranks?|numbers?|values?',
    match: 'match(?:es|ing)?|follow(?:ing)?(?: suit)?',
    mirror: 'mirror(?:s|ing)?',
    lastCard:
      'last cards?|calling last card|(?:(?:if )?(?:my )?(?:ace|jack|king|queen|[2-9]|10) (?:is |as )?(?:my |the |a )?)?last card in (?:a|the|my) run(?:,? (?:do|did|have|can) i (?:win|won))?',
    tie: 'ties?|a draw|tied|(?:if |when )?(?:nobody|no ?one|none of us) can (?:play|go|go on|move)(?: any ?more)?(?: who wins)?',
    cheating: "(?:[a-z’']+ ){0,3}cheat(?:s|ed|ers?|ing)?(?: (?:me|us|again))?",
    colours:
      '(?:(?:does|do|did) )?(?:the )?(?:card )?(?:suits?|colou?rs?)(?: of (?:a|the) (?:cards?|suits?))? (?:even )?(?:matters?|counts?|important)',
    score:
      'scor(?:e|es|ing)|points?|(?:scor\\w*\\W+|points?\\W+)?how (?:do|does|are|is) (?:(?:you|we|i|u|the|it) )?(?:scor\\w*|points?|count\\w*|earn|keep|get|work out)(?: (?:the )?(?:scor\\w*|points?|count\\w*|calculated|works?|done))*|(?:count|counting|keeping|keep) (?:the )?(?:scores?|points?)',
    several:
      'how m(?:an)?y (?:of )?(?:\\d+s?|jacks?|queens?|kings?|aces?|cards?) (?:can|may|could) (?:i|you|u|we|he|she|one) (?:play|put|lay|put down|lay down)(?: (?:at once|down|in (?:one|a|1) (?:turn|go)|at a time|together|on a turn|per turn))*|(?:can|may|could) (?:i|we|you|u|he|she) (?:play|put|lay)(?: down)? (?:2|3|4|several|multiple|many|more than 1|all my) (?:\\d+s?|jacks?|queens?|kings?|aces?|cards?)(?: (?:of the same|of a|of|rank|number|kind|at once|down|together|at a time|in one (?:turn|go)|in 1 (?:turn|go)))*',
    noneIsHigher:
      '(?:is |are )?(?:a |an |the )?(?:4|6|9|10|queen|king)s? (?:vs?|versus|against|(?:higher|stronger|better) than) (?:a |an |the )?(?:4|6|9|10|queen|king)s?|(?:(?:which|what) (?:is|card is|are|s) )?(?:the )?(?:highest|strongest|best|most powerful) (?:card|rank)s?|how (?:strong|high) (?:is|are) (?:a |an |the )?(?:\\d+|jack|queen|king|ace)s?',
    swapHands:
      '(?:(?:can|may|do|does|must|should) (?:i|we|you|u|players|a card|any card) )?(?:swap|swaps|swapping|trade|trading|exchange|exchanging)(?: (?:my|our|the|your))? hands?(?: .*)?',
  },
  turnAfter: (rank, count, players) => {
    const cards = many(called(rank), count);
    const table = `${players}[ -]?(?:players?|people|ppl|persons?|of us|handed)`;
    return `${turn}(?:${cards}\\b${turn}${table}|${table}\\b${turn}${cards})${turn}`;
  },
  twosWaiting: (count) => `(?=.*\\bhow (?:m(?:an)?y|much))${amount}\\b${many('2|two', count, on)}${amount}`,
  failedRun: (rank) =>
    `(?=.*\\bruns?\\b)(?=.*\\b(?:how (?:m(?:an)?y|much)|cost|price|penalty))(?=.*\\b(?:fail|stuck|can.?t|cannot|br[eo]k|end|stop))${fails}\\b(?:${called(rank)})\\b${fails}`,
  plainLast: (rank) =>
    `(?:(?:can|may|could|do|does) )?(?:i |you |u |we |he |she |one )?(?:finish|end|win|go out|close)(?:es|s|ing)? (?:on|with|by playing) (?:a |an |my |the |1 )*(?:${called(rank)})(?: as (?:my |the |a )?(?:last|final) card)?|(?:is )?(?:my )?last card (?:is )?(?:a |an )?(?:${called(rank)})(?: (?:do|can|have) i (?:win|won|finish)(?: with it)?)?`,
  spellings: {},
};
