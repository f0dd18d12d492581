/** Has the address say something about what is shown, so that it can be shared and come back to; nothing where it is empty. */
export function keepInAddress(name: string, value: string): void {
  const address = new URL(location.href);
  if (value === '') address.searchParams.delete(name);
  else address.searchParams.set(name, value.toWellFormed());
  history.replaceState(history.state, '', address);
}
