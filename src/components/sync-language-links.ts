/**
 * Has the ways to other languages lead to the very place that is looked at: the move, the position or the search that the address
 * names by now. It changes without notice, so it is asked for when somebody reaches for the link. Without scripts they lead to
 * the page.
 */
export function syncLanguageLinks(page: Document): void {
  for (const version of page.querySelectorAll<HTMLAnchorElement>('a[data-version]')) {
    const follow = () => {
      version.search = location.search;
      version.hash = location.hash;
    };
    for (const reaching of ['pointerenter', 'focus', 'click', 'contextmenu']) {
      version.addEventListener(reaching, follow);
    }
  }
}
