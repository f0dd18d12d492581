import type { CasebookWords } from '../text-types/casebook.ts';
import { amount } from './lists-and-amounts.ts';

/** English. */
export const words: CasebookWords = {
  title: 'Casebook',
  intro: (cases) =>
    `${cases} questions that come up at the table, each with the position it comes up in. The rules engine has played every one of them. Where no source answers, it is marked what we suggest.`,
  chapters: 'Chapters',
  filters: {
    text: 'Find',
    more: 'Narrow it down',
    chapter: 'Chapter',
    rule: 'About the rule',
    any: 'any',
    shown: 'Cases shown: {shown}',
    nearly: 'No case has all of these words. With most of them: {shown}',
    ask: 'Ask the rules in these words',
  },
  wayBack: {
    question: '← Back to your question',
    typed: '← Back to “{query}”',
    list: '← Back to the list',
  },
  inChapter: (count) => ` (${count})`,
  position: 'The position',
  sandbox: 'Open in the sandbox',
  otherwise: 'Some tables say otherwise:',
  why: 'Why',
  found: 'What the rules say',
  rules: 'The rules of this case',
  sources: 'Sources',
  partlySuggested: 'Part of this no source says: there it is our suggestion.',
  related: 'Related cases',
  previous: 'Before',
  next: 'Next',
  moments: {
    start: 'At the start',
    asked: 'When the question comes up',
    after: (move) => `After that: ${move}`,
  },
  ofRule: (count) => amount(count, 'case'),
  fromBook: 'Casebook',
};
