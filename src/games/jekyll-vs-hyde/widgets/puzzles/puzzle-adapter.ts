import type { Puzzle } from '#games/jekyll-vs-hyde/puzzles/work-out-puzzle';
import { words } from '#said/jekyll-vs-hyde/puzzles';
import type { PuzzleAdapter } from '#widgets/puzzle/puzzle-adapter.ts';
import type { Told } from '../thinking/background-tasks.ts';

/** The puzzles of Jekyll vs Hyde, as they are found and worked out beside the page. */
export const puzzleAdapter: PuzzleAdapter<Puzzle, Told> = {
  thinking: async () => (await import('../thinking/background-task-runner-options.ts')).thinking,
  heard: (told) => (told.type === 'looked' || told.type === 'puzzle' ? told : null),
  theme: ({ themes: [theme] }) => theme,
  load: () => import('./Puzzle.tsx'),
  task: ({ seat, gap }) => words.task(seat, gap),
};
