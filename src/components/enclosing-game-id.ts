/** The game that a part of a page belongs to: the `data-game` around it says. Null on a page of no game, where nothing is kept. */
export function enclosingGameId(part: Element): string | null {
  return part.closest('[data-game]')?.getAttribute('data-game') ?? null;
}

/** The games that a page has anything of. */
export function gameIdsOnPage(page: Document): readonly string[] {
  const parts = page.querySelectorAll<HTMLElement>('[data-game]');
  return [...new Set(Array.from(parts, ({ dataset }) => dataset.game ?? ''))];
}
