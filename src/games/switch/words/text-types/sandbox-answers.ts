import type { PlayGroup } from '#games/switch/board/group-plays-per-sentence';
import type { Card } from '#games/switch/rules/cards';
import type { Play } from '#games/switch/rules/state';

/** All that the rules say of what lies on the sandbox. */
export interface SandboxAnswersWords {
  readonly plays: {
    readonly title: string;
    readonly none: string;
    /** How several cards of a rank may be played, which of them first and which last. */
    readonly group: (group: PlayGroup) => string;
    readonly anySuit: string;
    readonly draw: string;
    readonly mistakes: string;
  };
  readonly others: {
    readonly title: string;
    /** Of a card that may only be laid after others of its rank. */
    readonly after: (cards: readonly Card[]) => string;
  };
  readonly rulings: {
    readonly title: string;
    /** A play that a reading allows, and what follows from it. */
    readonly played: (play: Play, follows: string) => string;
    readonly more: (moves: number) => string;
  };
  /** What is different in a game that is made up to lead to the position. */
  readonly shorterDeck: string;
}
