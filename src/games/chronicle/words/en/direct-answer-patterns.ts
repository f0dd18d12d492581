import type { DirectAnswerPatternsWords } from '../text-types/direct-answer-patterns.ts';

const suit = 'love|power|wisdom|red|blue|green';

/** English. */
export const words: DirectAnswerPatternsWords = {
  cardNames:
    '\\b(?:love|wisdom|sage|fool|angel|demon|dragon|king|wilds?)\\b|\\b(?:red|blue|green) (?:10|[1-9])\\b',
  wrongCards: `\\b(?:${suit}) (?:number |no |card )?(?:0|1[1-9]|[2-9]\\d)(?![\\w.])|(?<![\\d.])\\b(?:0|1[1-9]|[2-9]\\d) (?:of )?(?:${suit})\\b(?! (?:cards|allies|for|(?:the )?(?:fewest|most)\\b))`,
  otherCards:
    '\\b(?:jokers?|knights?|queens?|jacks?|aces?|spades?|hearts?|clubs?|diamonds?|potions?|wizards?|merlin|arthur|witch(?:es)?|princess(?:es)?|prince|devil|uno|wrath|greed|pride|draw (?:2|4))\\b|(?<![\\d+])[0-9]\\+(?!\\d)|\\b(?:yellow|purple|black) (?:[0-9]+|cards?)\\b',
  terms: {
    meeting: '(?:meetings?|tricks?)',
    lead: '(?:to )?(?:lead|leads|leading|leader|led|the lead)',
    leadCard: 'lead cards?',
    leadSuit: 'lead suits?|suit that (?:was|is) led',
    follow: '(?:to )?(?:follow|follows|following|follow(?:ing)? suit|must follow)',
    void: `(?:to be |being )?(?:void|a void|void in (?:a |the )?(?:lead )?suit)|(?:i|we|you|he|she) (?:(?:have|has|had|got) )+no (?:more )?(?:${suit})(?: cards?)?(?: left)?,? (?:so )?can (?:i|we|you|he|she) (?:play|throw|put|use) (?:anything|any card|any suit|any colou?r)`,
    wild: 'wilds?(?: cards?)?',
    ally: 'all(?:y|ies)(?: cards?)?',
    fame: 'fame(?: points?| chips?| tokens?)?|points?|scor(?:e|es|ing)|(?:scor\\w*\\W+|points?\\W+)?how (?:do|does|are|is) (?:(?:you|we|i|u|the|it) )?(?:scor\\w*|points?|count\\w*|earn|keep|get|work out)(?: (?:the )?(?:scor\\w*|points?|count\\w*|calculated|works?|done))*|(?:count|counting|keeping|keep) (?:the )?(?:scores?|points?)',
    evil: 'evil(?: cards?)?|evils|(?:does|do|is|are|can) (?:a |an |the |all |any )*wilds?(?: cards?)?(?: be)?(?: counts?)?(?: as)? (?:an )?evil(?: cards?)?',
    historyCard: 'histor(?:y|ies)(?: cards?)?|(?:history )?conditions?',
    strength: 'strengths?|numbers?|values?',
    ability: 'abilit(?:y|ies)|effects?|powers?',
    faceDown: 'face[ -]?down(?: cards?)?',
    round: 'rounds?',
    suit: 'suits?|colou?rs?|love|wisdom',
    discardPile: 'discards?(?: pile)?',
    angel: `angels?`,
    demon: `demons?`,
    ones: `(?:(?:${suit}) )?(?:1s?|1 strength|strength 1)`,
    eights: `(?:(?:${suit}) )?(?:8s?|8 strength|strength 8)`,
    unknown: `(?:(?:${suit}) )?(?:[2-79]|10)s?|strength (?:[2-79]|10)|sage|fool|dragon|king`,
    tie: 'ties?|a draw|tied|equal',
    cheating: "(?:[a-z’']+ ){0,3}cheat(?:s|ed|ers?|ing)?(?: (?:me|us|again))?",
    colours:
      '(?:(?:does|do|did) )?(?:the )?(?:card )?(?:suits?|colou?rs?)(?: of (?:a|the) (?:cards?|suits?))? (?:even )?(?:matters?|counts?|important)',
    trade:
      '(?:can|may|do) (?:i|we|you|u|players) (?:trade|swap|exchange|give away)(?: (?:my|our|the|your))? (?:allies|ally|cards)(?: .*)?|(?:trade|trading|swap|swapping) (?:allies|cards)',
    strengthOfWild:
      '(?:how (?:strong|high) (?:is|are)|(?:the )?(?:strength|number|value) of) (?:a |an |the )?(?:sage|fool|angel|demon|dragon|king|wilds?)|(?:can|could|does|do|will) (?:a |an |the )?(?:sage|fool|angel|demon|dragon|king|wilds?)(?: cards?)? (?:ever )?wins?(?: (?:a|the) (?:meeting|trick))?',
    // The title is left out where the search of all games has read it.
    end: '(?:when|how) (?:does|is|will)(?: chronicle)? (?:end|ends|over|finish|finished|stop|done)',
    swapHands:
      '(?:(?:can|may|do|does|must|should) (?:i|we|you|u|players|a card|any card) )?(?:swap|swaps|swapping|trade|trading|exchange|exchanging)(?: (?:my|our|the|your))? hands?(?: .*)?',
  },
  spellings: {},
};
