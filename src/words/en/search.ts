import type { SearchWords } from '../text-types/search.ts';
import { amount } from './lists-and-amounts.ts';

/** English. */
export const words: SearchWords = {
  title: 'Ask the rules',
  byTaps: 'Who is right? Tap what was played',
  field: 'Search the lessons, the rules and the cases',
  go: 'Search',
  hint: 'Ask as you would at the table: a word or a whole question. The Enter key opens an answer that clearly fits best, or leads to the first of several.',
  searching: 'Searching…',
  found: (results, query) =>
    results === 0 ? `Nothing found for “${query}”.` : `${amount(results, 'page')} found for “${query}”.`,
  onlyNearest: 'Nothing here asks just this. Nearest:',
  opens: (title) => `Enter opens “${title}”.`,
  leadsTo: (title) => `Enter leads to “${title}”, the first of them.`,
  choose: 'Which of these do you mean? Choose one.',
  filledIn: 'What you typed is filled in: tap what is left, and the rules decide.',
  settled: 'Open it for the rule and for what else can matter.',
  askedAbroad: 'These pages are in English. Ask those in the language of your question:',
  otherwise: 'Try one word of it, or say it in other words. Or tap what was played:',
  unavailable: 'The search could not be loaded. The rulebook has everything on one page.',
  inAllGames: (query) => `Search all games for “${query}”`,
  lookUp: (game) => `Look it up in ${game}`,
};
