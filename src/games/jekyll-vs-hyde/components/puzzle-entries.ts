import { getCollection, type CollectionEntry } from 'astro:content';
import type { Puzzle } from '#games/jekyll-vs-hyde/puzzles/work-out-puzzle';
import { siteUrl } from '#widgets/site-url.ts';
import { GAME_ID } from '../rules/game-id.ts';

/** The puzzles of Jekyll vs Hyde in their order, the easiest first. */

export interface PuzzleEntry {
  readonly id: string;
  /** Counted from 1. */
  readonly number: number;
  readonly puzzle: Puzzle;
  readonly address: string;
}

interface OurPuzzle extends CollectionEntry<'puzzles'> {
  readonly data: Puzzle;
}

/** What stands in the folder of this game was worked out by its solver. */
const isOurs = (entry: CollectionEntry<'puzzles'>): entry is OurPuzzle => entry.id.startsWith(`${GAME_ID}/`);

export async function allPuzzles(): Promise<readonly PuzzleEntry[]> {
  const entries = await getCollection('puzzles', isOurs);
  return entries
    .map(({ id, data }) => {
      const name = id.replace(`${GAME_ID}/`, '');
      return { id: name, puzzle: data, address: siteUrl(`/${GAME_ID}/puzzles/${name}/`) };
    })
    .toSorted(
      (a, b) => a.puzzle.grade - b.puzzle.grade || a.puzzle.left - b.puzzle.left || (a.id < b.id ? -1 : 1),
    )
    .map((entry, index) => ({ ...entry, number: index + 1 }));
}
