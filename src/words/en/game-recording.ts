import type { GameRecordingWords } from '../text-types/game-recording.ts';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** English. */
export const words: GameRecordingWords = {
  title: 'Record a game',
  unfinished: 'Still being written down',
  invite: 'Record a game as it is played at a real table',
  noScript: 'Recording a game needs JavaScript: it is kept by your browser alone.',
  opening: {
    more: 'The rulings of the table',
    ifYouLike: 'If you like',
    start: 'Start',
    goOn: 'Go on with',
  },
  name: (players, moment) =>
    players.length === 0
      ? `Recorded on ${time.format(moment)}`
      : `${players.join(' – ')}, ${time.format(moment)}`,
  board: 'All cards',
  takenBack: 'Taken back.',
  twice: (word) =>
    `“${word}” is among these cards already, and was not entered again. What follows it is still in the field: correct it there.`,
  enter: 'Enter',
  back: 'Take back',
  again: 'Enter again',
  againAll: (moves) => `Enter all ${moves} again`,
  drop: 'Forget them',
  waiting: (moves) =>
    moves === 1
      ? 'One move that you took back waits. Enter it again, or tap what was played instead.'
      : `${moves} moves that you took back wait. Enter them again, or tap what was played instead.`,
  moves: 'What is entered',
  correct: 'Press a move to go back to it and correct it. What follows waits to be entered again.',
  open: 'Open in the viewer',
  another: 'Record another game',
  endHere: 'You may end here, after any move: what is entered is kept, and you can go on later.',
  finished: 'That was all',
  ended: 'The record ends here. You can go on with it at any time.',
  take: 'Take it along',
  link: 'A link to it',
  file: 'Save as a file',
  linked: (characters) => `The link holds the whole record, in ${characters} characters:`,
  goOn: 'Go on recording',
  noRecord: 'That is no record but a game: open it under “Your games”.',
};
