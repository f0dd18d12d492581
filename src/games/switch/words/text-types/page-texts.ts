import type { ProseOfGamePagesWords } from '#words/text-types/prose-of-game-pages';

export interface PageTextsWords extends ProseOfGamePagesWords {
  /** What else there is to argue about besides a card that was played. */
  /** By which the casebook is narrowed down to the mistakes that are made at a table. */
  readonly wordForMistakes: string;
  readonly otherSubjects: Readonly<
    Record<'jacks' | 'eights' | 'deal' | 'turn' | 'drawing' | 'ending' | 'mistakes', string>
  >;
  readonly home: ProseOfGamePagesWords['home'] & {
    /** A move in a sentence, and the question about it: what is so good about it, or so bad. */
    readonly strong: (sentence: string) => string;
    readonly blunder: (sentence: string) => string;
  };
  readonly game: ProseOfGamePagesWords['game'] & {
    readonly houseTitle: string;
    readonly house: string;
  };
  readonly rulebook: ProseOfGamePagesWords['rulebook'] & {
    /** What the source is called in the list of sources. */
    readonly source: string;
  };
}
