/** What English sentences of every game are made with. */

const plural = new Intl.PluralRules('en');

/** A number with its noun: `1 card`, `2 cards`. */
export function amount(count: number, noun: string): string {
  return `${count} ${plural.select(count) === 'one' ? noun : `${noun}s`}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(items);
}

/** `a`, `a or b`, `a, b or c`. */
export function anyOf(items: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(items);
}
