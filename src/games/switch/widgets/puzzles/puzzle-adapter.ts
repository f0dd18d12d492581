import type { Puzzle } from '#games/switch/puzzles/work-out-puzzle';
import { words } from '#said/switch/puzzles';
import type { PuzzleAdapter } from '#widgets/puzzle/puzzle-adapter.ts';
import type { Told } from '../thinking/background-tasks.ts';

/** The puzzles of Switch, as they are found and worked out beside the page. */
export const puzzleAdapter: PuzzleAdapter<Puzzle, Told> = {
  thinking: async () => (await import('../thinking/background-task-runner-options.ts')).thinking,
  heard: (told) => (told.type === 'looked' || told.type === 'puzzle' ? told : null),
  load: () => import('./Puzzle.tsx'),
  task: ({ cards }) => words.task(cards),
};
