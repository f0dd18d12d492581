import { readQuestion } from '#games/jekyll-vs-hyde/rules/position-link';
import { positionOf } from '#games/jekyll-vs-hyde/rules/position-with-moves';
import type { Following, Leading } from '#games/jekyll-vs-hyde/rules/state';

/** A puzzle goes by its position, written as in the links of the sandbox: a page can remember and share it as that. */

/** The position that a text stands for, where a card is to be led or to follow; null: none. Nothing in it is trusted. */
export function readPuzzlePosition(text: string): Leading | Following | null {
  const read = readQuestion(text);
  const position = read.ok ? positionOf(read.value) : null;
  if (position?.ok !== true) return null;
  const { value: state } = position;
  return state.phase === 'lead' || state.phase === 'follow' ? state : null;
}

/** A short name for addresses: the five letters by which a written position is checked. */
export function nameOf(position: string): string {
  return position.slice(1, 6);
}
