import { dueMistakes } from '#progress/own-mistakes-to-review';
import { load } from '#progress/progress-store';
import { browserStorage } from '#storage/web-storage';

/** Says in a place that leads to the drill how many of the reader’s own mistakes in a game are due; where none is, it is not there. */
export function showDueMistakeCount(place: HTMLElement, game: string): void {
  const link = place.querySelector('a');
  const due = dueMistakes(load(browserStorage(), game).progress, Date.now()).length;
  place.hidden = due === 0;
  if (link !== null) link.textContent = place.dataset.mistakes?.replace('{due}', String(due)) ?? '';
}
