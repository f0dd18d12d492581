import { rankOf } from '#games/switch/rules/cards';
import { topOf } from '#games/switch/rules/turn-order';
import { GRADES } from '#kit/puzzle-difficulty-levels';
import { readPuzzlePosition } from './puzzle-position-as-text.ts';
import type { Puzzle } from './work-out-puzzle.ts';

/** A set of puzzles out of many: as many of each grade, and within a grade as various as can be. */

/** So many of each grade, as far as there are, the easier first. The same puzzles in the same order give the same set. */
export function choose(puzzles: readonly Puzzle[], each: number): readonly Puzzle[] {
  return GRADES.flatMap((grade) => {
    const left = new Set(puzzles.filter((puzzle) => puzzle.grade === grade));
    const seen = new Map<string, number>();
    const chosen: Puzzle[] = [];
    const familiarity = (puzzle: Puzzle) =>
      traitsOf(puzzle).reduce((sum, trait) => sum + (seen.get(trait) ?? 0), 0);
    while (chosen.length < each && left.size > 0) {
      const [next] = [...left].toSorted((one, other) => familiarity(one) - familiarity(other));
      if (next === undefined) break;
      left.delete(next);
      chosen.push(next);
      for (const trait of traitsOf(next)) seen.set(trait, (seen.get(trait) ?? 0) + 1);
    }
    return chosen.toSorted((one, other) => one.cards - other.cards);
  });
}

/** What makes one puzzle unlike another. */
function traitsOf({ position, players, cards, plays, falseStarts }: Puzzle): readonly string[] {
  const state = readPuzzlePosition(position);
  if (state === null) throw new Error(`No puzzle is called ${position}`);
  const top = rankOf(topOf(state));
  const last = plays.at(-1)?.cards ?? [];
  const ranks = plays.map((play) => play.cards.map(rankOf).join(''));
  return [
    `${players} players`,
    `${players} players`,
    `${cards} cards`,
    `${falseStarts} false starts`,
    `on ${['7', 'A'].includes(top) ? top : 'a plain card'}`,
    `ends with ${last.slice(0, 1).map(rankOf).join('')}`,
    `plays ${ranks.slice(0, -1).join(' ')}`,
  ];
}
