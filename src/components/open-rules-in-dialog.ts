/**
 * Has the name of a rule show what it says over the page, so that nobody loses their place for it. Whoever opens it in a tab of its
 * own, or cannot get the rulebook, goes there; what else links to the rulebook leads there too.
 */
export function openRulesInDialog(page: Document): void {
  page.addEventListener('click', (event) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a:is(.rule, .rule-link)') : null;
    if (link === null || link.pathname === location.pathname) return;
    event.preventDefault();
    import('./rule-dialog.ts')
      .then(({ showRuleDialog }) => showRuleDialog(link))
      .catch(() => {
        location.assign(link.href);
      });
  });
}
