import type { ProseOfGamePagesWords } from '#words/text-types/prose-of-game-pages';

export interface PageTextsWords extends ProseOfGamePagesWords {
  /** By which the casebook is narrowed down to the mistakes that are made at a table. */
  readonly wordForMistakes: string;
  /** What else there is to argue about besides a card that was played. */
  readonly otherSubjects: Readonly<
    Record<
      | 'firstLead'
      | 'deal'
      | 'preparation'
      | 'turn'
      | 'ranking'
      | 'potions'
      | 'tricks'
      | 'track'
      | 'match'
      | 'mistakes',
      string
    >
  >;
  readonly home: ProseOfGamePagesWords['home'] & {
    /** A move that was a blunder, in a sentence, and the question about it. */
    readonly turn: (sentence: string) => string;
  };
  readonly game: ProseOfGamePagesWords['game'] & {
    readonly lookUpTitle: string;
    readonly lookUp: string;
    readonly settleTitle: string;
    readonly settle: (cases: number) => string;
  };
  readonly rulebook: ProseOfGamePagesWords['rulebook'] & {
    /** Above what no source says. */
    readonly houseIntro: string;
  };
}
