import type { SearchVocabularyWords } from '../text-types/search-vocabulary.ts';

/** English. */
export const words: SearchVocabularyWords = {
  fillers:
    "a actually already am an and any are at be but by can could did didn't didnt do does doesn't doesnt don't dont even for from get gets gonna got gotta had has hav have he he's her hes his how i i'm i've if im in is isn't isnt it it's its ive just let may me must my no not of ok on one or our please really she she's shes should so somebody someone that that's thats the their them then there they this tho though to u ur us use wait want wants was wat we were what what's whats when where which wich who who's whos whose why will with won't wont would you you're your youre",
  sameMeaning:
    "round rnd|begin start open|go turn|colour color suit|take draw pick|swap exchange trade|give pass|lose fail|end over finish|points point score|equal same tie tied|wrong mistake accident wrongly|put play lay throw threw lie|steal take stole|look see check peek|everybody everyone all other rest|pack deck|final last|forgot forget|lost missing|refuse optional decline must|game match|avoid escape|keep hold stay remain|more several both|cannot can't cant void|one 1|two 2|three 3|four 4|five 5|six 6|seven 7|eight 8|nine 9|ten 10|win won beat|power ability effect|highest strongest top|lowest weakest bottom|lead led start|continue carry|deal dealt misdeal misdealt|opponent other|call name declare say|number value nr num|disagree differ|show reveal|hide hidden|nobody none noone|player people",
  spellings: {
    '\\bb4\\b': 'before',
    '\\b(?:ppl|people|persons)\\b': 'players',
    '\\bw/?(?=\\s)': 'with',
    '\\bj(?=s?\\b)': 'jack',
    '\\bq(?=s?\\b)': 'queen',
    '\\bk(?=s?\\b)': 'king',
    // An article has something behind it.
    '(?<=\\b(?:on|an|with|card) )a$|^a(?= on\\b)': 'ace',
  },
  aboutFiles: 'file files format notation syntax json import export write',
  ranks: 'ace jack queen king two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10',
  afterGame:
    '[:,;–—-]|(?=\\s+(?:can|may|must|do|does|did|is|are|what|when|where|which|who|whose|how|why|should|if|i|(?:the |a |an )?(?:red|black|jokers?|queens?|kings?|jacks?|aces?))\\b)',
  beforeGame: 'in|at|of|play|playing',
  howMany: 'how m(?:an)?y',
};
