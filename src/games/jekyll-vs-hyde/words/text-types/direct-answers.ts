import type { DirectAnswerTexts } from '#kit/direct-answers-of-game';

/** What the search explains of this game at once. */
export type Term =
  | 'trick'
  | 'lead'
  | 'follow'
  | 'void'
  | 'suit'
  | 'potion'
  | 'wrath'
  | 'greed'
  | 'pride'
  | 'number'
  | 'rank'
  | 'token'
  | 'marker'
  | 'gap'
  | 'round'
  | 'preparation'
  | 'jekyll'
  | 'hyde'
  | 'returnMatch'
  | 'tie'
  | 'cheating'
  | 'colours'
  | 'score'
  | 'tieAtTheEnd'
  | 'givePotion'
  | 'evenTricks'
  | 'cardsEach';

export type DirectAnswersWords = DirectAnswerTexts<Term>;
