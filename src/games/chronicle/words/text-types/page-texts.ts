import type { Card } from '#games/chronicle/rules/cards';
import type { Condition } from '#games/chronicle/rules/history-card-conditions';
import type { Printed, Slot } from '#games/chronicle/rules/ability-definitions';
import type { ProseOfGamePagesWords } from '#words/text-types/prose-of-game-pages';

export interface PageTextsWords extends ProseOfGamePagesWords {
  /** What else there is to argue about besides a card that was played. */
  /** By which the casebook is narrowed down to the mistakes that are made at a table. */
  readonly wordForMistakes: string;
  readonly otherSubjects: Readonly<
    Record<
      | 'winner'
      | 'deal'
      | 'lead'
      | 'turn'
      | 'abilities'
      | 'allies'
      | 'leftover'
      | 'angel'
      | 'evil'
      | 'fame'
      | 'ending'
      | 'mistakes',
      string
    >
  >;
  readonly home: ProseOfGamePagesWords['home'] & {
    /** What is on the tile of the casebook, and on that of the game that it leads to. */
    readonly ask: string;
    readonly watch: string;
  };
  readonly game: ProseOfGamePagesWords['game'] & {
    readonly openTitle: string;
    readonly open: string;
  };
  /** What no source tells, one by one. */
  readonly open: {
    readonly title: string;
    readonly intro: string;
    /** When a card acts, and what it does, as far as sources say so. */
    readonly slot: (slot: Slot, printed: Printed) => string;
    readonly history: string;
    readonly historyIntro: (known: number, half: number, open: number) => string;
    /** A history card of which something is known. */
    readonly card: (lead: Card | 'open', conditions: readonly Condition[]) => string;
  };
  readonly abilities: {
    /** How readers ask what a card does that no case is about, for the search. */
    readonly asked: string;
  };
  readonly sheet: ProseOfGamePagesWords['sheet'] & {
    /** The cards of which no source says what they do. */
    readonly open: (slots: readonly Slot[]) => string;
  };
}
