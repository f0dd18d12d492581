import type { SearchWords } from '../interfaces/search.ts';
import { amount } from './lists-and-amounts.ts';

/** English. */
export const words: SearchWords = {
  fillers:
    'a an and any are at be but by can could did do does for from had has have he her his how i if in is it its may me must my no not of on one or our she should so somebody someone that the their them then there they this to us use was we were what when where which who whose why will with would you your',
  sameMeaning:
    "begin start open|go turn|colour color suit|take draw pick|swap exchange trade|give pass|lose fail|end over finish|points point score|equal same tie|wrong mistake accident wrongly|put play lay throw lie|steal take stole|look see check peek|everybody all other rest|pack deck|final last|forgot forget|lost missing|refuse optional decline must|game match|avoid escape|keep hold|more several both|cannot can't cant void|one 1|two 2|three 3|four 4|five 5|six 6|seven 7|eight 8|nine 9|ten 10",
  afterGame: '[:,;–—-]',
  title: 'Ask the rules',
  byTaps: 'Who is right? Tap what was played',
  field: 'Search the lessons, the rules and the cases',
  go: 'Search',
  hint: 'Ask as you would at the table: a word or a whole question. The Enter key opens an answer that clearly fits best, or leads to the first of several.',
  searching: 'Searching…',
  found: (results, query) =>
    results === 0 ? `Nothing found for “${query}”.` : `${amount(results, 'page')} found for “${query}”.`,
  opens: (title) => `Enter opens “${title}”.`,
  leadsTo: (title) => `Enter leads to “${title}”, the first of them.`,
  otherwise: 'Try one word of it, or say it in other words. The rulebook has everything on one page.',
  unavailable: 'The search could not be loaded. The rulebook has everything on one page.',
  inAllGames: (query) => `Search all games for “${query}”`,
  lookUp: (game) => `Look it up in ${game}`,
};
