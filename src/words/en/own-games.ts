import type { OwnGamesWords } from '../text-types/own-games.ts';
import { amount, list } from './lists-and-amounts.ts';

const thousands = new Intl.NumberFormat('en-GB');

/** English. */
export const words: OwnGamesWords = {
  title: 'Your games',
  intro:
    'Bring a game from anywhere, step through it, write on it, and share it as a link. All of it stays in your browser.',
  noScript: 'Your games need JavaScript: they are read and kept by your browser alone.',
  bring: 'Bring a game',
  paste: 'Paste a game, as text or as JSON',
  show: 'Show it',
  file: 'Open a file',
  drop: 'Or drop a file here.',
  loose: 'Your browser cannot keep this text: it is gone when you leave the page.',
  notation: 'How to write a game down',
  ofOtherGame: (title) => `This is a game of ${title}.`,
  openThere: 'Open it there',
  bringThere: 'Bring it there: it is too long for a link',
  partly: {
    start: 'What could be read is shown below, up to there.',
    rest: 'The rest is shown below: the whole game, without what is wrong beside it.',
  },
  back: 'All games',
  untitled: 'Untitled',
  players: list,
  playerAt: (name, seat) => `${name} (${seat})`,
  numbered: (number) => `Game ${number}`,
  moves: (moves) => amount(moves, 'move'),
  atMove: (move, sentence) => `Move ${move}: ${sentence}`,
  moreProblems: (count) => `And ${thousands.format(count)} more.`,
  reading: 'Reading the game …',
  held: (length) =>
    `What you pasted is here, ${thousands.format(length)} characters of it, but too heavy to be shown in a field. Show the game, or take the text away and paste another.`,
  letGo: 'Take it away',
  links: {
    'no-replay': 'This link holds no game.',
    'unknown-version': 'This link was made by another version of Cabinet and cannot be read.',
    damaged: 'This link is damaged: perhaps a part of it was cut off. Ask for it again.',
    'too-large': 'This link holds more than a game may be.',
    'cannot-unpack': 'This browser cannot unpack the link. A newer one can.',
  },
  own: 'Kept in this browser',
  none: 'Nothing yet. Change any game with “Annotate”, and it is kept here.',
  changed: (moment) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(moment),
  keep: 'Keep this game',
  kept: 'Kept',
  rename: 'Rename',
  newName: 'A new name for the game:',
  nameOf: (seat) => `Name for ${seat}:`,
  cancel: 'Leave it',
  delete: 'Delete',
  reallyDelete: (name) => `Delete “${name}” for good?`,
  damagedEntry: 'One of your games cannot be read. It is left where it is.',
  saveDamaged: 'Save what is there',
  exportAll: (title) => `Save all games of ${title} as a file`,
  importAll: 'Bring back from a file',
  backup: 'This is no single game but a backup of games that were kept.',
  bringBack: 'Bring them back',
  taken: (added, known, unusable) => {
    const parts = [
      `${amount(added, 'game')} brought back`,
      ...(known === 0 ? [] : [`${known} you had already`]),
      ...(unusable === 0 ? [] : [`${unusable} cannot be read and ${unusable === 1 ? 'is' : 'are'} left out`]),
    ];
    return `${parts.join('; ')}.`;
  },
  tooMuch: 'This file holds more than can be kept: 10,000 games and 100 megabytes are the most.',
  notTaken: 'This file holds no games of Cabinet.',
  otherGame: (title) =>
    title === null
      ? 'This file was saved on the page of another game. Bring it back there.'
      : `This file holds games of ${title}.`,
  bringBackThere: 'Bring them back there',
  troubles: {
    full: 'Your browser has no room left.',
    failed: 'Your browser could not get at what it keeps. Perhaps the disk is full.',
    blocked: 'Your browser does not let this page keep anything.',
    held: 'Another tab of this site holds your games. Close the other tabs: they are shown as soon as it lets go.',
    later: 'A newer version of Cabinet keeps your games now. Close every page of Cabinet and come back.',
    'too-large': 'That is larger than a replay may be.',
    missing: 'That game is no longer there.',
    damaged: 'That game cannot be read. It is left where it is.',
  },
};
