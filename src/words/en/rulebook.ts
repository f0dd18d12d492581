import type { RulebookWords } from '../text-types/rulebook.ts';

/** English. */
export const words: RulebookWords = {
  intro: (rules) =>
    `These ${rules} rules are what the games on this site run on. Below each you see who says so; the sources are explained at the end.`,
  asked:
    'where do the sources disagree differ contradict where are the rules unclear ambiguous silent open points what do the rules not say rulings house rules which manual edition source says all rules whole rulebook',
  chapters: 'Chapters',
  sources: 'Sources',
  noAddresses:
    'A title stands where we know one. We hold no public address of any of these sources, so none is linked.',
  silent: 'Settled here',
  ruling: 'see the ruling',
  inAction: 'See it happen',
  sandbox: 'In the sandbox',
  askMe: 'Ask me',
  moments: (count) => (count === 1 ? 'One moment' : `All ${count} moments`),
  rulings: 'Rulings',
  rulingsIntro:
    'Here the sources differ or are silent. The first reading is the one this site follows; the others are what somebody plays.',
  house: 'House answers',
  houseMark: 'House answer: no source says, we suggest',
  unsaid: 'The rules do not say',
  suggested: 'Our suggestion',
  near: 'Nearest to it:',
  wordings: 'Said in different words',
  wordingsIntro:
    'Here the sources say the same in different words, or only some of them say it. Whoever has one of them at the table may well doubt; read together, they come to one rule.',
  wording: 'how the sources word it',
  followed: 'Here:',
  instead: 'Or:',
};
