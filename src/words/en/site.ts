import type { SiteWords } from '../text-types/site.ts';

/** English. */
export const words: SiteWords = {
  tagline: 'Where the rulebook runs.',
  page: {
    skip: 'Skip to the content',
    navigation: 'Main',
    places: { learn: 'Learn', play: 'Play', watch: 'Watch', ask: 'Ask' },
    everything: 'All pages',
    rules: 'Rulebook',
    unofficial:
      'Cabinet is unofficial and not connected with them. All text and drawings here are our own. No cookies, no tracking, nothing leaves your browser.',
    said: 'What was read aloud',
    narration: {
      title: 'Screen readers hear, as it happens,',
      ways: { all: 'everything', main: 'the moves in short', nothing: 'nothing' },
    },
  },
  home: {
    heading: 'Learn by playing.',
    lede: 'Here you learn a card game with cards in hand. The rulebook runs: what you may not do is refused with the reason, and what you do is explained by its rule.',
  },
  lost: {
    title: 'There is no such page',
    text: 'The address may be mistyped, or the page has moved. From here you get everywhere:',
    home: 'The first page',
  },
  search: {
    description: 'Search the lessons, the rules and the cases of Cabinet.',
    narrow: { of: 'Which game', all: 'All' },
  },
  release: {
    title: 'A new version',
    ready: 'A newer Cabinet is here. It comes with your next visit, or now.',
    use: 'Load it now',
    later: 'Later',
  },
  licences: {
    title: 'Licences',
    description: 'The terms of Cabinet and of what it is made with.',
    own: 'Cabinet itself',
    others: 'What others have made of it',
    texts: 'These packages and typefaces are part of what your browser gets. Each comes with its terms.',
  },
  fault: {
    title: 'A fault on this page',
    broken:
      'This part of the page has stopped. The fault is ours, not yours. What was kept in this browser is still there.',
    unloaded:
      'This part of the page could not be loaded, so it does not answer yet. Look after the connection, then load the page again.',
    had: 'What you had here, to copy',
    again: 'Start again',
    reload: 'Load the page again',
    beginning: 'Open this page from its beginning',
    mishap:
      'Something went wrong just now. The fault is ours; what you see still stands, and nothing kept is lost. Load the page again if a part of it no longer answers.',
    later: 'Go on',
  },
  chart: {
    title: 'The course of a game',
    elsewhere: 'The chart is on a page of its own',
    open: 'Where are we in the game?',
    drawing: 'The course of a game as a chart: places and the moves that lead from one to the next',
    inWords: 'The chart in words',
    place: 'Place',
    arrows: 'What leads on from it',
  },
};
