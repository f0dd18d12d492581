import { errorPanel } from '../widgets/error-panel.ts';

/**
 * Sees what no boundary around a widget can: that it never came alive, and what fails outside of drawing. The latter leaves the
 * page as it was, so the reader is told so and decides. For a page that brings what `ErrorTemplates.astro` has.
 */
export function watchErrors(): void {
  const reload = () => {
    location.reload();
  };
  document.addEventListener('astro:hydration-error', ({ target: island }) => {
    // What was drawn stays to be read, under the sentence that it does not answer.
    const panel = errorPanel('unloaded', reload);
    if (panel !== null && island instanceof HTMLElement) island.prepend(panel);
  });

  const notice = document.querySelector<HTMLElement>('#mishap');
  if (notice === null) return;
  notice.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    notice.hidden = true;
    if (target.value === 'reload') reload();
  });
  const tell = (error: unknown) => {
    if (isOurs(error)) notice.hidden = false;
  };
  addEventListener('error', ({ error }) => {
    tell(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    tell(reason);
  });
}

/** Whether our own scripts have thrown it: extensions run in the page as well. What was called off on purpose is no mishap. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && error.name !== 'AbortError' && !!error.stack?.includes(location.origin);
}
