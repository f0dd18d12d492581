/**
 * Remembers what is pressed before a widget is awake: its buttons, and keys within it or while nothing has the focus. Gives what
 * to call once it is awake: it presses all of it again.
 */
export function queueInputUntilHydrated(island: HTMLElement): () => Promise<void> {
  const presses: (() => void)[] = [];
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    presses.push(() => {
      if (button?.isConnected === true) button.click();
    });
  };
  const onKey = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || (target !== document.body && !island.contains(target))) return;
    presses.push(() => {
      target.dispatchEvent(new KeyboardEvent(event.type, event));
    });
  };
  island.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  return async () => {
    island.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKey);
    for (const press of presses) {
      press();
      // Each finds the widget as the one before has left it: it draws itself anew in between.
      await new Promise((drawn) => setTimeout(drawn));
    }
  };
}
