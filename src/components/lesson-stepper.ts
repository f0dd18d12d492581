import { setting } from '#storage/setting';
import { EXERCISE_DONE_EVENT } from '../widgets/exercise-events.ts';
import { bringStageIntoView } from '../widgets/stage/bring-stage-into-view.ts';
import { READS_WHOLE } from './lesson-view-setting.ts';

/**
 * Leads through a lesson one step at a time. The address says which: `#step-3`, or the anchor of anything in it, so links and the
 * way back work as on any page. All of the lesson stands in the page, and is read as one where the reader wants that.
 */
export function stepThroughLesson(page: Document): void {
  const root = page.documentElement;
  const lesson = page.querySelector<HTMLElement>('.lesson');
  const foot = page.querySelector<HTMLElement>('.step-foot');
  if (lesson === null || foot === null) return;
  const steps = [...lesson.querySelectorAll<HTMLElement>('.step')];
  const show = (at: number) => {
    for (const [index, step] of steps.entries()) {
      step.toggleAttribute('data-now', index === at);
      const entry = lesson.querySelector(`.lesson-contents [href="#${step.id}"]`);
      if (index === at) entry?.setAttribute('aria-current', 'step');
      else entry?.removeAttribute('aria-current');
    }
    tell(foot, at, steps);
  };
  /** Where the address leads: to a step, and to what in it. */
  const follow = () => {
    const target = namedIn(page);
    const at = location.hash === '' ? 0 : steps.findIndex((step) => step.contains(target));
    if (at < 0) return;
    page.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    show(at);
    const step = steps[at];
    // Into a step, not to it.
    const inside = target !== null && target !== step && target.tagName !== 'H2' ? target : null;
    if (step && root.hasAttribute('data-steps')) arrive(step, inside ?? lesson);
  };
  const read = (whole: boolean) => {
    setting(READS_WHOLE, false).set(whole);
    page.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    const seen = whole
      ? steps.findIndex((step) => step.hasAttribute('data-now'))
      : steps.findIndex((step) => step.getBoundingClientRect().bottom > innerHeight / 3);
    root.toggleAttribute('data-steps', !whole);
    show(Math.max(0, seen));
    const step = steps[Math.max(0, seen)];
    if (step) arrive(step, whole && seen > 0 ? step : lesson);
  };

  if (location.hash !== '') {
    follow();
    // Once it is all there the browser goes to the fragment by itself.
    addEventListener('load', follow, { once: true });
  }
  addEventListener('hashchange', follow);
  for (const button of lesson.querySelectorAll<HTMLButtonElement>(
    'button[value="whole"], button[value="steps"]',
  ))
    button.addEventListener('click', () => {
      read(button.value === 'whole');
    });
  const end = steps.at(-1);
  if (end) whenSeen(end, () => end.dispatchEvent(new Event(EXERCISE_DONE_EVENT, { bubbles: true })));
}

/** What the fragment of the address names, if it is there. */
function namedIn(page: Document): HTMLElement | null {
  try {
    return page.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

/** Says at the foot how far the reader is, and leads back and on from there. */
function tell(foot: HTMLElement, at: number, steps: readonly HTMLElement[]): void {
  const [bar, count] = [foot.querySelector('progress'), foot.querySelector<HTMLElement>('[data-label]')];
  const [back, onward] = foot.querySelectorAll('a');
  const over = at === steps.length - 1;
  if (bar) bar.value = at + 1;
  if (count) count.textContent = count.dataset.label?.replace('{at}', String(at + 1)) ?? '';
  if (back) {
    back.hash = steps[at - 1]?.id ?? '';
    back.toggleAttribute('data-none', at === 0);
  }
  if (!onward) return;
  const { on = '', over: done = '', next = '' } = onward.dataset;
  onward.textContent = over ? done : on;
  onward.setAttribute('href', over ? next : `#${steps[at + 1]?.id}`);
}

/** Takes the focus to the heading of a step, and the eye to where its address leads. */
function arrive(step: HTMLElement, place: HTMLElement): void {
  const heading =
    step.querySelector<HTMLElement>('h2') ?? step.parentElement?.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  place.scrollIntoView({ behavior: 'instant', block: 'start' });
  // What is said over a table makes way for it here, and not when the reader answers.
  const table = step.querySelector('.stage');
  if (table === null || step.contains(place)) return;
  bringStageIntoView(table);
  scrollPastCutLine(step);
}

/** Scrolls on to where the upper edge of the window cuts no line of what a step says. */
function scrollPastCutLine(step: HTMLElement): void {
  const words = document.createTreeWalker(step, NodeFilter.SHOW_TEXT);
  const line = document.createRange();
  let cut = 0;
  while (words.nextNode()) {
    line.selectNode(words.currentNode);
    for (const { top, bottom } of line.getClientRects()) if (top < 0) cut = Math.max(cut, bottom);
  }
  scrollBy({ top: cut, behavior: 'instant' });
}

function whenSeen(element: Element, act: () => void): void {
  const watch = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting !== true) return;
    watch.disconnect();
    act();
  });
  watch.observe(element);
}
