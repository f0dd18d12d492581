import type { DirectQuestionPatterns } from '../text-types/direct-question-patterns.ts';

const people = '(?:players?|people|ppl|persons?|of us|of you|friends)';
const game = '(?:the |a |one |this |whole |full |it |that |card |board )*(?:game|match|it|this|that)?';

/** English. */
export const words: DirectQuestionPatterns = {
  players:
    `(?:for )?how m(?:an)?y ${people}(?: (?:can|may|could|do|does|did|you|we|i|u|need|needed|are|is|for|to|play|plays|it|in|the|a|this|that|at|game|max|maximum|minimum|allowed|supported|required))*|` +
    'how m(?:an)?y (?:can|may|could) (?:we be|play)(?: (?:this|it|the|game|at|once|in|together|max))*|' +
    `(?:(?:max|min|maximum|minimum|number|no|amount)\\.?(?: number)?(?: of)? ${people}|${people} ?(?:count|number|limit)s?)|` +
    `(?:can |could |may |does |do |is |it |this |that |the |game |we |you |i |there |are |be |only |just |work |works |playable |ok |play |played |with |for |as |by |a |up |to |if |what |about |at )*(?<count>\\d+)[ -]?${people}(?: (?:can|play|ok|okay|possible|allowed|work|works|game|playable|too|many|max|only|variant|rules?|version|it|this|enough|fun|is|good))*|` +
    `(?<alone>(?:can |could |may |i |you |we |play |it |this |the |game |a )*(?:solo|solitaire|alone|by myself|by yourself|on my own|single[ -]player)(?: (?:mode|game|play|variant|rules|possible))*)`,
  length: `(?:about |approx )?how (?:long|much time|many (?:minutes|mins|hours))(?: (?:does|do|is|will|would|should|can|s))* ?${game}(?: (?:take|takes|last|lasts|go|run|be|usually|normally|typically|to play|for|on|average|it|does|will|a|game|need|needs|going))*|(?:play(?:ing)?|game|match)[ -]?(?:time|length|duration)|duration|(?:length|duration) of (?:a |the )?(?:game|match)`,
  age: '(?:from |for |at )?(?:what|which|wat) age(?:s|d)?(?: .*)?|(?:min(?:imum)?|recommended)? ?ages?(?: (?:range|limit|rating|recommendation))?|how old(?: .*)?|(?:can |may )?(?:young |small |little |my )?(?:kids|children) (?:play|understand|learn)(?: .*)?|(?:is (?:it|this|the game) )?(?:ok |good |suitable |fit |playable )*(?:for|with) (?:small |young |little )?(?:kids|children|a child|(?:a )?\\d+[ -]?(?:years?|yrs?|yos?)[ -]?olds?)',
  first:
    "(?:so |and |wait |ok )*(?:who|whos|who's|which (?:player|one))(?: (?:is|goes|go|gets|get|has|plays|play|starts|start|begins|begin|leads|lead|acts|to|the|a|card|supposed|makes|move|first|1st|1|round|game|turn|player|off|in|of|does|should|meeting))*(?<= (?:first|1st|starts|start|begins|begin|starting|off|round|game|meeting))(?:(?<= first) [a-z]+)?|(?:first|1st|start(?:ing)?) ?player|how (?:do (?:we|you|i) )?(?:decide|choose|pick|determine) (?:who|the) (?:starts|goes first|begins|first player|starting player|leads first)",
  card: {
    ahead:
      "(?:(?:is|are|was|were) there|(?:do|does) (?:we|i|you|it|the game|they) (?:have|use|need|play with|got)|(?:what|how) about|what(?:'?s| is| does| do| are)?|can (?:i|we|you) (?:play|use|have)|how (?:does|do)|where (?:is|are)|with|without|play|use|about|explain|tell me about)?\\s*(?:(?:the|a|an|any|some|my)\\s+)*",
    behind:
      "(?:'s)?(?:\\s+(?:cards?|do|does|work|works|mean|means|in|it|this|the|game|deck|allowed|here|effect|power|ability|value|rank|for|good|wild|at all|at once|together|too))*",
  },
  spellings: {},
  meaning: [
    "^(?:so |hey |wait |ok |and |but |sorry |please )*(?:what|whats|what's|wht|wat|wot|wats)(?: (?:is|are|does|do|did|was|the|a|an|s|exactly|even|actually|means?))* (?<subject>.+?)(?: (?:mean|means|meant|do|does|stand for|for|again|here|exactly|anyway|even|in (?:this|the) game))*$",
    '^(?:please )?(?:define|(?:the )?(?:definition|meaning|effects?|power|ability) of|explain|tell me about|what about|wtf is)(?: (?:the|a|an|what))* (?<subject>.+?)(?: (?:is|are|means?|does))?$',
    '^(?:(?:does|do|did) )?(?:the |a |an |my )?(?<subject>.+?) (?:do|does|have) (?:anything|something|sth|an? (?:effect|power|ability))$',
    '^(?:how does (?:the |a |an )?)(?<subject>.+?) works?$',
    "^(?:the |a |an )?(?<subject>.+?)(?:'s)?(?: (?:meaning|means?|definition|effects?|power|ability|abilities|explained|what|what is (?:that|it|this)))*$",
  ],
};
