import type { DirectAnswerPatternsWords } from '../text-types/direct-answer-patterns.ts';
import { words as disputes } from './dispute-query-patterns.ts';

const suit = 'wrath|greed|pride|red|green|purple|violet';

const player = '(?:(?:dr |mr )?(?:hyde|jekyll)|i|he|she|they|you|we)';
const won = "(?:(?: has| have|'s|'ve|s|ve)? (?:won|wins|win|got|gets|get|has|have|had|took|takes|take|made))";
const howFar =
  '(?:[?,]? (?:so |then |and )?(?:what happens|what now|who wins|how far(?: does (?:the marker|it) (?:go|move))?|how many (?:spaces|steps)(?: does (?:the marker|it) (?:go|move))?|where does (?:the marker|it) go|now|then))*';

/** English. */
export const words: DirectAnswerPatternsWords = {
  cardNames: `\\b(?:wrath|greed|pride|potions?)\\b|[2-5]\\+`,
  wrongCards:
    `\\b(?:${suit}) (?:number |no |card )?(?:[089]|\\d{2,})(?![\\w+.])|` +
    `(?<!(?:trick|round|draw|all|the|first|last) |[\\d.])\\b(?:[089]|\\d{2,}) (?:of )?(?:${suit})\\b(?! (?:cards|tricks|tokens|ones))|` +
    `\\bpotion (?:number |no )?(?:[016-9]|\\d{2,})(?![\\w.])|(?<![\\d.+])(?:[016-9]|\\d{2,})\\+(?!\\d)`,
  otherCards: `${disputes.ofOtherGames}|\\b(?:knights?|clubs?|wizards?|witch(?:es)?|princess(?:es)?|uno|draw (?:2|4)|reverse cards?|skip cards?|major arcana)\\b`,
  terms: {
    trick: 'tricks?',
    lead: '(?:to )?(?:lead|leads|leading|leader|led|lead a trick|the lead)',
    follow:
      '(?:to )?(?:follow|follows|following|follow(?:ing)? suit|must follow|follow the suit|following rule)',
    void: '(?:to be |being )?(?:void|a void|void in (?:a |the )?suit)',
    suit: 'suits?|colou?rs?|evil cards?|sins?',
    potion:
      'potions?(?: cards?)?|plus cards?|[2-5]\\+(?: potions?)?|potions? [2-5]\\+?|blue(?: cards?)?|what potions',
    wrath: 'wrath(?: cards?)?|red(?: cards?)?',
    greed: 'greed(?: cards?)?|green(?: cards?)?',
    pride: 'pride(?: cards?)?|purple(?: cards?)?|violet',
    number: '[1-7]|(?:wrath|greed|pride|red|green|purple) [1-7]|(?:a )?number(?: cards?)?s?|numbers',
    rank: '(?:suit )?rank(?:s|ing|ed)?|trumps?|strongest suit|suit order|order of (?:the )?suits|strength|(?:strongest|highest|best) (?:suit|colou?r|sin)|(?:suit|colou?r|sin)s? (?:is|are) (?:the )?(?:strongest|stronger|highest|higher|best)|(?:how (?:do|can) (?:you|u|we|i) (?:know|tell) )?(?:which|what) (?:suit|colou?r|sin)s? (?:is|are) (?:the )?(?:strongest|stronger|highest|higest|higher|best)|(?:(?:which|what|who) is (?:stronger|higher|better)\\W+)?(?:is |are )?(?:wrath|greed|pride|red|green|purple) (?:or|and|vs) (?:wrath|greed|pride|red|green|purple)(?: (?:is|the|stronger|higher|better|which|highest|strongest))*|is (?:wrath|greed|pride|red|green|purple) (?:stronger|higher|better) than (?:wrath|greed|pride|red|green|purple)',
    token: '(?:suit )?(?:tokens?|chips?|coins?)',
    marker: '(?:identity )?(?:marker|track|identity track|pawn|board|identity marker|figure)',
    gap: 'gap|difference',
    round: 'rounds?',
    preparation: '(?:card )?(?:exchange|preparation|swap|passing|pass)',
    jekyll: 'jekyll|dr jekyll',
    hyde: 'hyde|mr hyde',
    returnMatch: 'return match|two games|rematch|second game',
    tie: 'ties?|a draw|equal numbers?|same number|tied',
    cheating: "(?:[a-z’']+ ){0,3}cheat(?:s|ed|ers?|ing)?(?: (?:me|us|again))?",
    colours:
      '(?:(?:does|do|did) )?(?:the )?(?:card )?(?:suits?|colou?rs?)(?: of (?:a|the) (?:cards?|suits?))? (?:even )?(?:matters?|counts?|important)',
    score:
      'scor(?:e|es|ing)|points?|(?:scor\\w*\\W+|points?\\W+)?how (?:do|does|are|is) (?:(?:you|we|i|u|the|it) )?(?:scor\\w*|points?|count\\w*|earn|keep|get|work out)(?: (?:the )?(?:scor\\w*|points?|count\\w*|calculated|works?|done))*|(?:count|counting|keeping|keep) (?:the )?(?:scores?|points?)',
    tieAtTheEnd:
      "(?:what |and |if |its |it's |it |is |we |are |there |a |can |end |ends |in |game |the |happens )*(?:ties?|tied|draw|equal) (?:after|at the end|in the end)(?: (?:of|the|all|3|rounds?|game|last|round))*|can the game (?:end in a |be a )?(?:tie|draw|tied)",
    givePotion:
      '(?:do|must|should) (?:i|we|you|u) (?:always |really )?(?:(?:have|need) to |must )?(?:give|pass)(?: away)? (?:a|my|the|any) potions?(?: away)?',
    evenTricks:
      "(?:(?:it is|its|it's|we|are|have|got|the|so|if|when|at|and|with) )*(?:5 ?(?:-|–|:|to|all|each) ?5?|both (?:have|got|took|won) 5(?: tricks)?|(?:same|equal|even)(?: number of)? tricks|as many tricks each|ties? in tricks|tied on tricks)(?: (?:what happens|what now|who wins|then|now|each|tricks))*",
    cardsEach:
      '(?:and )?how m(?:an)?y cards(?: (?:do|does|each|we|you|u|i|everyone|start|deal|deals|get|gets|have|has|with|to|are|is|dealt|player|per|person|in|hand|a|the|at|beginning))*|cards (?:each|per (?:player|person))',
  },
  split: (more, less) =>
    [
      [more, less],
      [less, more],
    ]
      .map(
        ([one, other]) =>
          `(?:if |and |so |when )*(?:${player}${won} ${one}(?: tricks?|(?: tricks?)? of (?:the )?10)|${player} ${one} tricks?|(?:hyde|jekyll) won ${one}|` +
          `(?:hyde|jekyll)${won}? ${one}(?: tricks?)?,?(?: and| to| vs| against)? (?:hyde|jekyll)${won}? ${other}(?: tricks?)?|` +
          `(?:it is |its |it's |we are )?${one}(?: tricks?)? ?(?:-|–|:|to) ?${other}(?: tricks?)?)${howFar}`,
      )
      .join('|'),
  spellings: {},
};
