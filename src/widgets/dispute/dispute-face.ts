import type { ComponentChildren, ComponentType } from 'preact';
import type { Disputes, Said } from '#kit/dispute-questionnaire';
import type { GameTypes } from '#kit/game';
import type { Face } from '../face.ts';

/** How disputes over a game are told and answered: what the bench draws any game's by. */
export interface DisputeFace<T extends GameTypes, Outcome> {
  /** The id of the game. */
  readonly game: string;
  readonly disputes: Disputes<T, Outcome>;
  readonly face: Pick<Face<T>, 'RuleLink' | 'isMain' | 'words'>;
  readonly Refusals: ComponentType<{ readonly refusals: readonly T['refusal'][] }>;
  /** What a step asks, where so much was said before. */
  readonly question: (step: string, said: Said) => string;
  /** What a word of that question means, where not everybody knows it; null where there is nothing to say. */
  readonly help?: (step: string) => string | null;
  /** What was told by a step, in few words. */
  readonly label: (step: string) => string;
  /** A choice in words, which stand alone. */
  readonly choice: (step: string, choice: string) => string;
  /** How a choice is drawn where that takes less space than its words. */
  readonly draw: (step: string, choice: string) => ComponentChildren;
  /** Steps whose choices are cards, which stand close together; the number is that of a row. */
  readonly columns: (step: string) => number | null;
  /** The cards of those rows where one keeps its place although it cannot be chosen; otherwise the choices alone are drawn. */
  readonly places?: (step: string) => readonly string[];
  /** What stands above the row that begins with a card; null: nothing, for it begins none. */
  readonly rowHead?: (step: string, choice: string) => ComponentChildren;
  readonly verdict: (outcome: Outcome) => string;
  /** The verdict where nobody knows the answer to one step, in a sentence of its own; otherwise that by each answer is said. */
  readonly either?: { readonly step: string; readonly say: (outcomes: readonly Outcome[]) => string };
  /** Whose rules decide, where the game has none that all tables know. */
  readonly basis?: string;
  /** The question that a ruling answers, what each reading says, and who speaks for each, the usual one first. */
  readonly ruling: (id: string) => {
    readonly question: string;
    readonly readings: Readonly<Record<string, string>>;
    readonly speaking: readonly { readonly id: string; readonly sources: string }[];
  };
}
