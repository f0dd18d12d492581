import type { DirectAnswerTexts } from '#kit/direct-answers-of-game';

/** What the search explains of this game at once. */
export type Term =
  | 'trickCard'
  | 'drawFour'
  | 'twos'
  | 'threes'
  | 'fiveOfHearts'
  | 'sevens'
  | 'eights'
  | 'jacks'
  | 'aces'
  | 'plainCard'
  | 'run'
  | 'penalty'
  | 'dead'
  | 'turn'
  | 'stack'
  | 'deck'
  | 'suit'
  | 'rank'
  | 'match'
  | 'mirror'
  | 'lastCard'
  | 'tie'
  | 'cheating'
  | 'colours'
  | 'score'
  | 'several'
  | 'noneIsHigher'
  | 'swapHands';

export type DirectAnswersWords = DirectAnswerTexts<Term>;
