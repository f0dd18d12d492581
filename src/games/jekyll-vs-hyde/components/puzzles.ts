import { getCollection } from 'astro:content';
import type { Puzzle } from '#games/jekyll-vs-hyde/puzzles/puzzle';
import { siteUrl } from '#widgets/site-url.ts';

/** The puzzles of Jekyll vs Hyde in their order, the easiest first. */

export interface PuzzleEntry {
  readonly id: string;
  /** Counted from 1. */
  readonly number: number;
  readonly puzzle: Puzzle;
  readonly address: string;
}

export async function allPuzzles(): Promise<readonly PuzzleEntry[]> {
  const entries = await getCollection('puzzles');
  return entries
    .map(({ id, data }) => ({ id, puzzle: data, address: siteUrl(`/jekyll-vs-hyde/puzzles/${id}/`) }))
    .toSorted(
      (a, b) => a.puzzle.grade - b.puzzle.grade || a.puzzle.left - b.puzzle.left || (a.id < b.id ? -1 : 1),
    )
    .map((entry, index) => ({ ...entry, number: index + 1 }));
}
