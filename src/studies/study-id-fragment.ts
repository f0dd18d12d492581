/** How a kept study is named in the fragment of an address. */

export function fragmentOf(id: number): string {
  return `own-${id}`;
}

/** The id in a fragment, with or without its `#`; null where it names no study. */
export function idFromFragment(fragment: string): number | null {
  const [, digits] = /^#?own-(\d{1,15})$/.exec(fragment) ?? [];
  return digits === undefined ? null : Number(digits);
}
