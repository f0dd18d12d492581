/** A scroll so soon after a wheel or a finger has moved is the reader's, in milliseconds. */
const BY_HAND = 1000;

/**
 * On a phone the header scrolls away with the page, so that a stage has all of the window. It comes back over the page when the reader
 * scrolls up, or comes to it by keys, and goes when they scroll down or touch anything else. What scrolls by itself, as a stage does that
 * comes into view, does not bring it. The page keeps its room meanwhile: nothing moves.
 */
export function showHeaderOnScrollUp(header: HTMLElement): void {
  let before = scrollY;
  let byHand = -Infinity;
  const show = () => {
    if (scrollY <= 0) return;
    if (header.dataset.over === undefined)
      document.body.style.setProperty('--head', `${header.getBoundingClientRect().height}px`);
    header.dataset.over = 'shown';
  };
  const hide = () => {
    if (header.dataset.over !== undefined) header.dataset.over = 'away';
  };
  for (const sign of ['wheel', 'touchmove'] as const)
    addEventListener(
      sign,
      ({ timeStamp }) => {
        byHand = timeStamp;
      },
      { passive: true },
    );
  addEventListener(
    'scroll',
    ({ timeStamp }) => {
      const up = scrollY < before;
      before = scrollY;
      // At the top of the page it lies where it always does.
      if (scrollY <= 0) delete header.dataset.over;
      else if (!up) hide();
      else if (timeStamp - byHand < BY_HAND) show();
    },
    { passive: true },
  );
  header.addEventListener('focusin', show);
  document.querySelector('main')?.addEventListener('pointerdown', hide);
}
