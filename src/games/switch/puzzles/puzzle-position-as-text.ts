import { readQuestion, writeQuestion } from '#games/switch/rules/position-link';
import { setupOf, stateOf, type Setup } from '#games/switch/rules/position-setup';
import type { Turn } from '#games/switch/rules/state';

/** A puzzle goes by its position, written as in the links of the sandbox: a page can remember and share it as that. */

/** The position that a text stands for, where somebody is to play; null: none. Nothing in it is trusted. */
export function readPuzzlePosition(text: string): Turn | null {
  const read = readQuestion(text);
  if (!read.ok || read.value.moves.length > 0) return null;
  const state = stateOf(read.value.setup);
  return state.phase === 'turn' ? state : null;
}

/** A position as a text. The deck is left unsaid: nobody comes to draw from it. */
export function writePuzzlePosition(state: Turn): string {
  const setup: Setup = { ...setupOf(state), deck: null };
  return writeQuestion({ setup, moves: [] });
}

/** A short name for addresses: the five letters by which a written position is checked. */
export function nameOf(position: string): string {
  return position.slice(1, 6);
}
