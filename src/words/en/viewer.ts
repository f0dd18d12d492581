import type { ViewerWords } from '../viewer.ts';

/** English. */
export const words: ViewerWords = {
  scrubber: 'Through the whole game',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  flip: 'Turn the table',
  sandbox: 'Open in the sandbox',
  besides: 'Beside the game',
  tabs: { moves: 'Moves', explore: 'Explore', analyse: 'Analyse', share: 'Share' },
  modes: {
    why: 'What may be played',
    infer: 'What can be inferred',
    worth: 'What each move was worth',
    guess: 'Guess the moves',
    edit: 'Annotate',
    notes: 'Write on it',
    share: 'Share',
  },
  seenBy: 'Seen by',
  position: (move, moves) => `Move ${move} of ${moves}`,
  step: (step, steps) => `Step ${step} of ${steps}`,
  moves: 'Moves and comments',
  happened: 'What just happened',
  notBegun: 'Nothing is dealt yet. Step forward to begin.',
  phase: 'Now',
  variation: 'Variation',
  unfold: (variations) => `Show ${variations} more ${variations === 1 ? 'variation' : 'variations'}`,
  glyphs: {
    '!!': 'brilliant',
    '!': 'good',
    '!?': 'interesting',
    '?!': 'doubtful',
    '?': 'a mistake',
    '??': 'a blunder',
  },
};
