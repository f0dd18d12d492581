/** Whether a dialog lies over the page: until it is closed, keys are its own and steer nothing behind it. */
export function isCoveredByDialog(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
