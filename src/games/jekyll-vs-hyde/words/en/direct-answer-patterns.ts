import type { DirectAnswerPatternsWords } from '../text-types/direct-answer-patterns.ts';
import { words as disputes } from './dispute-query-patterns.ts';

const suit = 'wrath|greed|pride|red|green|purple|violet';

const player = '(?:(?:dr |mr )?(?:hyde|jekyll)|i|he|she|they|you|we)';
const won = "(?:(?: has| have|'s|'ve|s|ve)? (?:won|wins|win|got|gets|get|has|have|had|took|takes|take|made))";
const howFar =
  '(?:[?,]? (?:so |then |and )?(?:what happens|what now|who wins|how far(?: does (?:the marker|it) (?:go|move))?|how many (?:spaces|steps)(?: does (?:the marker|it) (?:go|move))?|where does (?:the marker|it) go|now|then))*';

/** Where a suit meets a Potion. */
const meetsPotion = '(?: do| does)? (?:(?:with|and|on|against|when played with) (?:a |the )?)?potions?';
const ofSuit = '(?:reds?|greens?|purples?|violets?|blues?|wraths?|greeds?|prides?)';
/** That somebody has none of a suit. */
const none = `(?:(?:he|she|they) (?:led|leads) (?:a )?potion (?:and|he|she|they)* ?(?:said|says|named|called|asked for) ${ofSuit},? )?(?:(?:if|when|and|but|so) )*(?:i|we|you|u|he|she)(?:'ve|'m)? (?:(?:have|has|had|got|hold) )+(?:no|none of the|zero)(?: more)? ${ofSuit}(?: cards?)?(?: left)?|(?:(?:if|when) )?(?:i|we|you|he|she) (?:ran|run|am|is|are) out of ${ofSuit}|no ${ofSuit}(?: left)?`;
const canI =
  '[,.]? ?(?:so |then )?(?:can|may|could) (?:i|we|you|u|he|she) (?:still )?(?:play|use|put|throw|lay)(?: down)?';

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
    void: `(?:to be |being )?(?:void|a void|void in (?:a |the )?suit)|(?:${none})${canI} (?:anything|any card|any colou?r|any suit|what i want)`,
    suit: 'suits?|colou?rs?|evil cards?|sins?',
    potion:
      'potions?(?: cards?)?|plus cards?|[2-5]\\+(?: potions?)?|potions? [2-5]\\+?|blue(?: cards?)?|what potions',
    wrath: `(?:wrath|red)(?:(?: cards?)?|${meetsPotion})`,
    greed: `(?:greed|green)(?:(?: cards?)?|${meetsPotion})`,
    pride: `(?:pride|purple|violet)(?:(?: cards?)?|${meetsPotion})|(?:does|do|is it|will) (?:the |a )?(?:potion )?(?:winner|loser)(?: or (?:the )?(?:winner|loser))?(?: who)? (?:steals?|takes? (?:a|the) trick)(?: or (?:the )?(?:winner|loser))?|who steals(?: a trick| (?:the )?(?:winner|loser) or (?:the )?(?:winner|loser))?`,
    number: '[1-7]|(?:wrath|greed|pride|red|green|purple) [1-7]|(?:a )?number(?: cards?)?s?|numbers',
    rank: '(?:suit )?rank(?:s|ing|ed)?|trumps?|strongest suit|suit order|order of (?:the )?suits|strength|(?:strongest|highest|best) (?:suit|colou?r|sin)|(?:suit|colou?r|sin)s? (?:is|are) (?:the )?(?:strongest|stronger|highest|higher|best)|(?:how (?:do|can) (?:you|u|we|i) (?:know|tell) )?(?:which|what) (?:suit|colou?r|sin)s? (?:is|are) (?:the )?(?:strongest|stronger|highest|higest|higher|best)|(?:(?:which|what|who) is (?:stronger|higher|better)\\W+)?(?:is |are )?(?:wrath|greed|pride|red|green|purple) (?:or|and|vs) (?:wrath|greed|pride|red|green|purple)(?: (?:is|the|stronger|higher|better|which|highest|strongest))*|is (?:wrath|greed|pride|red|green|purple) always (?:the )?(?:lowest|weakest|highest|strongest)|is (?:wrath|greed|pride|red|green|purple) (?:stronger|higher|better) than (?:wrath|greed|pride|red|green|purple)',
    token: '(?:suit )?(?:tokens?|chips?|coins?)',
    marker: '(?:identity )?(?:marker|track|identity track|pawn|board|identity marker|figure)',
    gap: 'gap|difference',
    round: 'rounds?',
    preparation: '(?:card )?(?:exchange|preparation|swap|passing|pass)',
    jekyll: '(?:dr )?jekyll|(?:how|when) (?:do|does|can|will) (?:dr )?jekyll win(?: the game)?',
    hyde: '(?:mr )?hyde|(?:how|when) (?:do|does|can|will) (?:mr )?hyde win(?: the game)?',
    returnMatch: 'return match|two games|rematch|second game',
    tie: 'ties?|a draw|equal numbers?|same number|tied',
    cheating: "(?:[a-z’']+ ){0,3}cheat(?:s|ed|ers?|ing)?(?: (?:me|us|again))?",
    colours:
      '(?:(?:does|do|did) )?(?:the )?(?:card )?(?:suits?|colou?rs?)(?: of (?:a|the) (?:cards?|suits?))? (?:even )?(?:matters?|counts?|important)',
    score:
      'scor(?:e|es|ing)|points?|(?:scor\\w*\\W+|points?\\W+)?how (?:do|does|are|is) (?:(?:you|we|i|u|the|it) )?(?:scor\\w*|points?|count\\w*|earn|keep|get|work out)(?: (?:the )?(?:scor\\w*|points?|count\\w*|calculated|works?|done))*|(?:count|counting|keeping|keep) (?:the )?(?:scores?|points?)',
    tieAtTheEnd:
      "(?:is |can there be )?a (?:draw|tie)(?: possible)?|is (?:a )?(?:draw|tie) possible|who wins (?:(?:after|at the end of) (?:the |all )*(?:3|last|3rd|third|final) rounds?|(?:at|in) the end)|(?:what |and |if |its |it's |it |is |we |are |there |a |can |end |ends |in |game |the |happens )*(?:ties?|tied|draw|equal) (?:after|at the end|in the end)(?: (?:of|the|all|3|rounds?|game|last|round))*|can the game (?:end in a |be a )?(?:tie|draw|tied)",
    givePotion:
      '(?:do|must|should) (?:i|we|you|u) (?:always |really )?(?:(?:have|need) to |must )?(?:give|pass)(?: away)? (?:a|my|the|any) potions?(?: away)?',
    evenTricks:
      "(?:(?:it is|its|it's|we|are|have|got|the|so|if|when|at|and|with|is|a|draw|tie|possible|there|can) )*(?:5 ?(?:-|–|:|to|all|each) ?5?|both (?:have|got|took|won) 5(?: tricks)?|(?:same|equal|even)(?: number of)? tricks|as many tricks each|ties? in tricks|tied on tricks)(?: (?:what happens|what now|who wins|then|now|each|tricks))*",
    cardsEach:
      '(?:and )?how m(?:an)?y cards(?: (?:do|does|each|we|you|u|i|everyone|start|deal|deals|get|gets|have|has|with|to|are|is|dealt|player|per|person|in|hand|a|the|at|beginning))*|cards (?:each|per (?:player|person))',
    firstOfBoth:
      '(?:(?:does|is|will|do) )?(?:jekyll|hyde) (?:or|and) (?:jekyll|hyde)(?: (?:who|which|one|goes|go|leads|lead|starts|start|begins|begin|is))*(?: (?:first|leads?|starts?|begins?))|(?:does|do|will|is it|is) (?:dr |mr )?(?:jekyll|hyde) or (?:dr |mr )?(?:jekyll|hyde) (?:who )?(?:go(?:es)?|starts?|begins?|leads?|plays?)(?: (?:first|1st|the first trick))?|(?:does|do) (?:dr |mr )?(?:jekyll|hyde) (?:go|start|begin|lead|play)(?: (?:first|1st|the first trick))?',
    hydeInRoundOne:
      '(?:can|could|does|may) (?:mr )?hyde (?:already )?win (?:already )?(?:(?:in|after|during) (?:the )?)?(?:(?:round|rnd) 1|(?:first|1st) (?:round|rnd)|1 (?:round|rnd))(?: already)?|hyde wins? (?:in|after) (?:the )?(?:(?:round|rnd) 1|(?:first|1st|1) (?:round|rnd))',
    samePotion:
      '(?:2 |both |two )?potions? (?:vs?|versus|against|on|and|beats?) (?:the |a )?(?:same|equal) potions?|(?:2 |the )?(?:same|equal) potions?(?: who wins)?',
    sameSuit: `(?:(?:2|both|two) ${ofSuit}(?: cards?)?|(?:both|we both) (?:played|put|lead) (?:a )?${ofSuit})(?:[,?]? (?:which|who)(?: one)? (?:wins?|takes (?:it|the trick)|is higher))`,
    voidPotion: `(?:${none})${canI} (?:a |my )?potions?|${canI.replace('[,.]? ?(?:so |then )?', '')} (?:a |my )?potions? (?:if|when) (?:${none})`,
    setAside:
      '(?:why (?:are|do) |(?:whats|what is|what are|what happens (?:to|with)|for what are) )?(?:there |we )?(?:the )?(?:other |last |remaining )?5 (?:other |extra |left ?over |remaining )?cards?(?: (?:that|which|are|left|over|set|put|aside|remaining|not|dealt|not dealt|for|there|unused))+',
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
  splitFrom: (marker, more, less) => {
    const at = `(?:the )?(?:marker|it|pawn|figure)(?:'s| is| was| stands)? (?:already )?(?:on|at) (?:space )?${marker}(?!\\d)`;
    const shared = `(?:${player}${won}? )?(?:${more} ?(?:-|–|:|to) ?${less}|${less} ?(?:-|–|:|to) ?${more})(?!\\d)`;
    const joined = '[,.]? (?:(?:and|then|now|when|if|with|so|this|round|the|tricks|were|are|it|is) )*';
    return `(?:if |when |so )*(?:${at}${joined}${shared}|${shared}${joined}${at})(?: tricks?)?${howFar}`;
  },
  spellings: { '\\bje[ck]{1,2}[yie]ll?e?\\b': 'jekyll' },
};
