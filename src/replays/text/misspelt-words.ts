import { describe } from '#kit/validate-object';
import type { TokenProblem } from './tokenize.ts';
import type { Item, Slip } from './parse-games.ts';
import type { TextFault } from './text-problem.ts';

/** Something that is wrong with a text, and where. */
export interface Misspelling {
  readonly at: number;
  readonly fault: TextFault | TokenProblem['fault'] | Slip['fault'];
}

/**
 * What is wrong for certain with a text behind the place where its moves could not be read on: words that can stand nowhere, and slips
 * in what stands beside the moves. Where most words mean nothing the text is no game, and more of them would say nothing more.
 */
export function misspelt(
  items: readonly Item[],
  /** Whether a word can stand anywhere in a game. */
  knows: (word: string) => boolean,
): readonly Misspelling[] {
  const all = allIn(items);
  const words = all.filter((item) => item.type === 'word');
  const unknown = words.filter(({ text }) => !knows(text));
  if (unknown.length * 2 > words.length) return [];
  return [
    ...unknown.map(({ text, at }) => ({ at, fault: { type: 'misspelt', found: describe(text) } as const })),
    ...all.filter((item) => item.type === 'slip'),
  ];
}

/** What stands in a line and in its variations. */
function allIn(items: readonly Item[]): readonly Exclude<Item, { readonly type: 'variation' }>[] {
  return items.flatMap((item) => (item.type === 'variation' ? allIn(item.line ?? []) : [item]));
}
