import type { HasWord } from '#widgets/search-words-in-text.ts';

/** What it counts that a word stands in the question of a case, in what else is seen of it, in the names of its rules or in how players ask it. */
const WORTH = { question: 3, seen: 2, unseen: 1 };
/** What it counts that its question, or that of a player, has several words together as they are looked for: “two 8s, then a Jack” is not about two Jacks. */
const TOGETHER = 1;

/** In which order the lists and their cases stand where nothing is looked for. */
const places = new WeakMap<Element, number>();

/**
 * Puts the cases of each list, and the lists themselves, in the order in which they ask what is looked for; without words
 * everything stands as it was.
 */
export function arrangeByWords(form: HTMLFormElement, wanted: readonly HasWord[], typed: string): void {
  const lists = [...form.ownerDocument.querySelectorAll('[data-library]')];
  const best = new Map(
    lists.map((list) => {
      const worth = new Map([...list.children].map((item) => [item, worthOf(item, wanted, typed)]));
      sort(list, worth);
      return [list.closest('section') ?? list, Math.max(...worth.values())] as const;
    }),
  );
  const [first] = best.keys();
  if (first?.parentElement) sort(first.parentElement, best);
}

/** Puts children of an element in the order of their worth, the others staying before and behind them as they are. */
function sort(parent: Element, worth: ReadonlyMap<Element, number>): void {
  const children = [...worth.keys()];
  for (const [at, child] of children.entries()) if (!places.has(child)) places.set(child, at);
  const sorted = children.toSorted(
    (one, other) =>
      (worth.get(other) ?? 0) - (worth.get(one) ?? 0) || (places.get(one) ?? 0) - (places.get(other) ?? 0),
  );
  if (sorted.every((child, at) => child === children[at])) return;
  const behind = children.at(-1)?.nextSibling ?? null;
  for (const child of sorted) parent.insertBefore(child, behind);
}

function worthOf(item: Element, wanted: readonly HasWord[], typed: string): number {
  if (!(item instanceof HTMLElement) || item.hidden) return 0;
  const question = item.querySelector('h3')?.textContent ?? '';
  const seen = item.textContent;
  const asked = `${question} ${item.dataset.words ?? ''}`.toLowerCase();
  const together = wanted.length > 1 && asked.includes(typed.trim().toLowerCase()) ? TOGETHER : 0;
  return wanted.reduce(
    (sum, has) => sum + (has(question) ? WORTH.question : has(seen) ? WORTH.seen : WORTH.unseen),
    together,
  );
}
