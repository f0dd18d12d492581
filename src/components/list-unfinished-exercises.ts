/**
 * Lists at the end of a lesson the steps in which something is still to be done, and marks the others in its contents, whenever it is
 * marked what is done.
 */
export function watchUnfinishedExercises(page: Document): void {
  const lesson = page.querySelector<HTMLElement>('.lesson');
  if (lesson === null) return;
  new MutationObserver(() => {
    listUnfinishedExercises(lesson);
  }).observe(lesson, { subtree: true, attributeFilter: ['data-done'] });
}

/** As long as any is listed, the end does not say that all of the lesson is known. Its list is marked as done where the reader was tested on it. */
export function listUnfinishedExercises(lesson: HTMLElement): void {
  const end = lesson.querySelector('.lesson-end');
  if (end === null) return;
  const isTested = end.querySelector('ol[data-done]') !== null;
  const steps = [...end.querySelectorAll<HTMLElement>('[data-step]')];
  for (const step of steps) {
    const id = step.dataset.step ?? '';
    const isDone = lesson.querySelector(`[id="${id}"] [data-task]:not([data-done])`) === null;
    step.hidden = isTested || isDone;
    lesson.querySelector(`.lesson-contents [href="#${id}"]`)?.toggleAttribute('data-done', isDone);
  }
  const open = steps.some((step) => !step.hidden);
  end.toggleAttribute('data-open', open);
  for (const said of end.querySelectorAll<HTMLElement>('[data-when]'))
    said.hidden = (said.dataset.when === 'open') !== open;
}
