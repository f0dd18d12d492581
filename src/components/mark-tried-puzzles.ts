import { load } from '#progress/progress-store';
import { browserStorage } from '#storage/web-storage';
import { enclosingGameId, gameIdsOnPage } from './enclosing-game-id.ts';

/** Marks the puzzles of a page that were solved or tried. */
export function markTriedPuzzles(page: Document): void {
  const games = new Map(gameIdsOnPage(page).map((game) => [game, load(browserStorage(), game).progress]));
  const memoryOf = (item: HTMLElement) =>
    games.get(enclosingGameId(item) ?? '')?.puzzles[item.dataset.puzzle ?? ''];
  const items = [...page.querySelectorAll<HTMLElement>('[data-puzzle]')];
  const solved = (item: HTMLElement) => memoryOf(item)?.solved === true;
  for (const item of items) {
    const memory = memoryOf(item);
    const place = item.querySelector<HTMLElement>('.mark');
    if (memory === undefined || place === null) continue;
    item.dataset.state = memory.solved ? 'solved' : 'tried';
    place.textContent = (memory.solved ? place.dataset.solved : place.dataset.tried) ?? '';
  }
  for (const count of page.querySelectorAll<HTMLElement>('[data-done]')) {
    count.textContent = count.dataset.done?.replace('{done}', String(items.filter(solved).length)) ?? '';
  }
  const next = items.find((item) => !solved(item))?.querySelector('a');
  const onward = page.querySelector<HTMLAnchorElement>('[data-next]');
  if (onward === null) return;
  if (next != null) onward.href = next.href;
  else {
    onward.href = onward.dataset.next ?? onward.href;
    onward.textContent = onward.dataset.all ?? '';
  }
}
