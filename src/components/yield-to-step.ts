/** What a step is for, as long as it is still to be done: a scene to be stepped through, or an exercise. */
const OPEN = '[data-way="forward"]:not([aria-disabled="true"]), .try[data-task]:not([data-done])';

/** Has the way on through a lesson stand back as long as something is to be done in the step: one thing is plainly the next. */
export function yieldToStep(lesson: Element, onward: Element): void {
  const weigh = () => {
    onward.toggleAttribute(
      'data-primary',
      lesson.querySelector('.step[data-now]')?.querySelector(OPEN) == null,
    );
  };
  new MutationObserver(weigh).observe(lesson, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-now', 'data-done', 'aria-disabled'],
  });
  weigh();
}
