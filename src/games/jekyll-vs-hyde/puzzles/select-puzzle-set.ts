import { SEATS, isPotion } from '#games/jekyll-vs-hyde/rules/cards';
import { GRADES } from '#kit/puzzle-difficulty-levels';
import { readPuzzlePosition } from './puzzle-position-as-text.ts';
import type { Puzzle } from './work-out-puzzle.ts';

/** A set of puzzles out of many: as many of each kind, and within a kind as various as can be. */

const PHASES = ['lead', 'follow'] as const;
/** A grade, a seat, and whether it leads or follows. */
const KINDS = GRADES.flatMap((grade) =>
  SEATS.flatMap((seat) => PHASES.map((phase) => ({ grade, seat, phase }))),
);

/** So many of each kind, as far as there are, the easier first. The same puzzles in the same order give the same set. */
export function choose(puzzles: readonly Puzzle[], each: number): readonly Puzzle[] {
  const seen = new Map<string, number>();
  const chosen: Puzzle[] = [];
  const rounds = Array.from({ length: each }, () => KINDS).flat();
  for (const { grade, seat, phase } of rounds) {
    const candidates = puzzles.filter(
      (puzzle) =>
        puzzle.grade === grade &&
        puzzle.seat === seat &&
        phaseOf(puzzle) === phase &&
        !chosen.includes(puzzle),
    );
    const [best] = candidates.toSorted((a, b) => familiarity(a) - familiarity(b));
    if (best === undefined) continue;
    chosen.push(best);
    for (const trait of traitsOf(best)) seen.set(trait, (seen.get(trait) ?? 0) + 1);
  }
  return chosen.toSorted((a, b) => a.grade - b.grade || a.left - b.left);

  function familiarity(puzzle: Puzzle): number {
    return traitsOf(puzzle).reduce((sum, trait) => sum + (seen.get(trait) ?? 0), 0);
  }
}

function phaseOf({ moves: [best] }: Puzzle): 'lead' | 'follow' {
  return best.action.type;
}

/** What makes one puzzle unlike another. */
function traitsOf(puzzle: Puzzle): readonly string[] {
  const [theme] = puzzle.themes;
  const state = readPuzzlePosition(puzzle.position);
  const potions = state === null ? 0 : [...state.hands.jekyll, ...state.hands.hyde].filter(isPotion).length;
  const about = theme === undefined ? [] : [`about ${theme}`];
  // What a puzzle is about counts for more than how long it is.
  return [...about, ...about, `${puzzle.left} left`, `${potions} Potions`, `gap ${puzzle.gap}`];
}
