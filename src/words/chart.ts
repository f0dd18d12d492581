import type { Action } from '#games/jekyll-vs-hyde/state';
import type { ArrowId, NodeName } from '#machines/jekyll-vs-hyde';

/** What a language says in the drawing of the statechart. */
export interface ChartWords {
  readonly nodes: Readonly<Record<NodeName, string>>;
  readonly moves: Readonly<Record<Action['type'], string>>;
  /** What it means to go along an arrow. */
  readonly arrows: Readonly<Record<ArrowId, string>>;
}
