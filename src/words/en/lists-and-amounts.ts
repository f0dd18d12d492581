/** What English sentences of every game are made with. */

const plural = new Intl.PluralRules('en');
// Made once: to make one takes longer than all that it says in a page.
const and = new Intl.ListFormat('en-GB');
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** A number with its noun: `1 card`, `2 cards`. */
export function amount(count: number, noun: string): string {
  return `${count} ${plural.select(count) === 'one' ? noun : `${noun}s`}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function list(items: readonly string[]): string {
  return and.format(items);
}

/** `a`, `a or b`, `a, b or c`. */
export function anyOf(items: readonly string[]): string {
  return or.format(items);
}
