/** What is typed into a search, and what stands first then: a page by its address, or an answer that is given at once by the rule it names. */
export type SeenFirst = readonly (readonly [typed: string, ...first: readonly string[]])[];

/** In the search of all games. */
export const IN_ALL_GAMES: SeenFirst = [
  ['angel vs demon', '/chronicle/cases/must-the-angel-discard/'],
  ['demon on angel', '/chronicle/cases/must-the-angel-discard/'],
  ['swich how many cards each', '/switch/cases/how-many-each/'],
  ['cronicle do i have to follow suit', '/chronicle/cases/must-i-follow/'],
  ['angel and demon', '/chronicle/cases/can-the-angel-save-me/'],
];

/** With a slip of the fingers, on the page of Switch. */
export const MISSPELT_IN_SWITCH: SeenFirst = [
  ['pennalty', '/switch/rules/#penalty-served'],
  ['who goes frist', '/switch/rules/#first-player'],
  ['is a queeen wild', '/switch/cases/what-a-queen-does/'],
  ['can i finnish on a 7', '/switch/cases/finish-on-a-seven/'],
  // No slip of anything: no page has it, and it is a word of any question.
  ['whos first', '/switch/rules/#first-player'],
];

/** Words that name two cards and leave open what is asked of them: the Enter key opens no page for them. */
export const OPENS_NOTHING: readonly string[] = ['angel vs demon', 'demon on angel', 'sage on the dragon'];
