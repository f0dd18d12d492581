import { unnumbered } from '#studies/study-format';
import { fragmentOf } from '#studies/study-id-fragment';
import { list as listKept } from '#studies/study-store';
import { gamePageUrl } from '../game-page-url.ts';

/** Leads from each game of a list to the copy of it that was changed last, if any is kept: a copy has the title of its game. */
export async function linkOwnCopies(list: HTMLElement, game: string): Promise<void> {
  const kept = await listKept(game);
  if (!kept.ok) return;
  const latestFirst = [...kept.value.studies].sort((one, other) => other.changed - one.changed);
  for (const item of list.children) {
    const title = item.querySelector('h3 [data-tells-result]')?.textContent.trim();
    const copy = latestFirst.find(({ name }) => unnumbered(name) === title);
    if (copy === undefined) continue;
    const link = list.ownerDocument.createElement('a');
    link.href = `${gamePageUrl(game, '/study/')}#${fragmentOf(copy.id)}`;
    link.textContent = list.dataset.ownCopy ?? '';
    const line = list.ownerDocument.createElement('p');
    line.append(link);
    item.append(line);
  }
}
