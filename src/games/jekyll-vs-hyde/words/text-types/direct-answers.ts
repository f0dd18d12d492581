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
  | 'cardsEach'
  | 'firstOfBoth'
  | 'hydeInRoundOne'
  | 'samePotion'
  | 'sameSuit'
  | 'voidPotion'
  | 'setAside';

export interface DirectAnswersWords extends DirectAnswerTexts<Term> {
  /** Ten tricks of a round, one having won more of them, and how far the marker goes by the difference. */
  readonly split: {
    readonly title: (more: number, less: number) => string;
    readonly moves: (gap: number) => string;
    /** All ten are one player's. */
    readonly ends: string;
    /** Where the marker stands after it, that has stood somewhere else before. */
    readonly from: {
      readonly title: (marker: number, more: number, less: number) => string;
      readonly moves: (marker: number, gap: number) => string;
      readonly ends: (marker: number, gap: number) => string;
    };
  };
}
