/** What follows from the rules of Switch, and how it is shown. */
export interface FactsWords {
  readonly title: string;
  readonly intro: string;
  /** How a fact was found. */
  readonly proof: string;
  readonly penalties: {
    readonly title: string;
    readonly text: (most: number) => string;
    readonly proof: (chains: number) => string;
    readonly columns: readonly [penalty: string, ours: string, onlyTwos: string];
  };
  readonly turns: {
    readonly title: string;
    readonly text: (plays: readonly string[]) => string;
    readonly proof: string;
    readonly columns: readonly [players: string, plays: string, cards: string, otherwise: string];
  };
  readonly answers: {
    readonly title: string;
    readonly text: string;
    readonly proof: string;
    /** Players, cards each, the next player, anybody else, the 2♥. */
    readonly columns: readonly string[];
  };
  readonly begins: {
    readonly title: string;
    readonly text: string;
    readonly proof: string;
    readonly columns: readonly [cards: string, fits: string, none: string];
  };
  readonly buried: {
    readonly title: string;
    readonly text: (tricks: number) => string;
    readonly proof: string;
    readonly columns: readonly [tricks: string, chance: string];
    /** The last row: so many and more. */
    readonly more: (tricks: number) => string;
  };
  readonly prices: {
    readonly title: string;
    readonly text: (most: number, mistake: number) => string;
    readonly proof: string;
    readonly columns: readonly [rank: string, failure: string, mistake: string, ace: string];
    /** Where an Ace follows, and costs nothing. */
    readonly follows: string;
  };
}
