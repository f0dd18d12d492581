/**
 * Has the way past the masthead leave the address alone, whose fragment may be a move, a position or a whole game: it takes the
 * focus to the content. Without a script it is a link to there.
 */
export function skipToContent(page: Document): void {
  const content = page.querySelector<HTMLElement>('#main');
  page.querySelector('.skip')?.addEventListener('click', (event) => {
    if (content === null) return;
    event.preventDefault();
    content.tabIndex = -1;
    content.focus();
    content.scrollIntoView();
  });
}
