import type { Action } from '#games/chronicle/rules/state';
import type { NodeName } from '#games/chronicle/statechart/enter-and-step-statechart';
import type { ArrowId } from '#games/chronicle/statechart/xstate-statechart';

/** What a language says in the drawing of the statechart. */
export interface StatechartDrawingWords {
  readonly nodes: Readonly<Record<NodeName, string>>;
  readonly moves: Readonly<Record<Action['type'], string>>;
  /** What it means to go along an arrow. */
  readonly arrows: Readonly<Record<ArrowId, string>>;
}
