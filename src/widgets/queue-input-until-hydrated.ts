/**
 * Remembers what is done before a widget is awake: its buttons pressed, its fields and sliders moved, and keys within it or while nothing
 * has the focus. Gives what to call once it is awake: it does all of it again.
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
  const onInput = ({ type, target }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { value } = target;
    const checked = target instanceof HTMLInputElement && target.checked;
    presses.push(() => {
      // The widget has drawn the field as it knew it; a file that was chosen stays, and no script may set one.
      if (target.type !== 'file') target.value = value;
      if (target instanceof HTMLInputElement) target.checked = checked;
      target.dispatchEvent(new Event(type, { bubbles: true }));
    });
  };
  island.addEventListener('click', onClick);
  island.addEventListener('input', onInput);
  island.addEventListener('change', onInput);
  document.addEventListener('keydown', onKey);
  return async () => {
    island.removeEventListener('click', onClick);
    island.removeEventListener('input', onInput);
    island.removeEventListener('change', onInput);
    document.removeEventListener('keydown', onKey);
    for (const press of presses) {
      press();
      // Each finds the widget as the one before has left it: it draws itself anew in between.
      await new Promise((drawn) => setTimeout(drawn));
    }
  };
}
