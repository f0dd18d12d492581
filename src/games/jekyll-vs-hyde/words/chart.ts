import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import type { ArrowId, NodeName } from '#games/jekyll-vs-hyde/statechart';

/** What a language says in the drawing of the statechart. */
export interface ChartWords {
  readonly nodes: Readonly<Record<NodeName, string>>;
  readonly moves: Readonly<Record<Action['type'], string>>;
  /** What it means to go along an arrow. */
  readonly arrows: Readonly<Record<ArrowId, string>>;
}
