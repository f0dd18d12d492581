import type { ComponentChildren, ComponentType } from 'preact';
import type { Outcome } from '../quiz/quiz-session.ts';

/** A reader's own mistakes in the drill of a game in which moves can be weighed. */

export interface DueMistakeProps {
  /** The name of the mistake among the progress. */
  readonly mistake: string;
  /** By how much of the game, 0 to 1, another move did better than the mistake, as it was estimated. */
  readonly cost: number;
  /** Whether a fresh deal of its kind is asked in its place, where one comes up. */
  readonly fresh: boolean;
  readonly onAnswered: (outcome: Outcome) => void;
  /** What to do where the reader does not want to be asked again. */
  readonly onDismissed: () => void;
  /** What to do where nothing can be asked, whatever was kept. */
  readonly onNone: () => void;
  /** The way on, to stand among what can be done once it is answered. */
  readonly children: ComponentChildren;
}

export interface MistakesInDrill {
  readonly load: () => Promise<{ readonly default: ComponentType<DueMistakeProps> }>;
}
