import type { GameHubWords } from '../text-types/game-hub.ts';

/** English. */
export const words: GameHubWords = {
  ways: 'Ways in',
  begin: 'Begin here',
  goOn: 'Continue',
  open: 'Exercises left open: {title}',
  over: 'Lessons done: drill the rules',
  play: 'Play a game',
  playText: 'Against the computer, with advice.',
  match: 'Go on with your game',
  matchText: 'It waits where you left it.',
  puzzle: 'Puzzle of the day',
  puzzlesBelowMatch: 'Puzzles: find the one right move',
  turn: 'A turning point',
  askText: 'A word, or a question as you would ask it at the table',
  games: 'The games',
  trustTitle: 'Nothing is taken on trust',
  trust:
    'The rules of a game are the program that plays it here. Each has its sources beside it, and where sources disagree you see both readings.',
  yoursTitle: 'Yours alone',
  yours:
    'No account, no server, no tracking. What you have learned is kept in your browser, and can be saved to a file and taken along.',
};
