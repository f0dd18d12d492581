import type { DirectAnswerTexts } from '#kit/direct-answers-of-game';

/** What the search explains of this game at once. */
export type Term =
  | 'meeting'
  | 'lead'
  | 'leadCard'
  | 'leadSuit'
  | 'follow'
  | 'void'
  | 'wild'
  | 'ally'
  | 'fame'
  | 'evil'
  | 'historyCard'
  | 'strength'
  | 'ability'
  | 'faceDown'
  | 'round'
  | 'suit'
  | 'discardPile'
  | 'angel'
  | 'demon'
  | 'ones'
  | 'eights'
  | 'unknown'
  | 'tie'
  | 'cheating'
  | 'colours'
  | 'trade'
  | 'strengthOfWild'
  | 'swapHands'
  | 'end';

export type DirectAnswersWords = DirectAnswerTexts<Term>;
