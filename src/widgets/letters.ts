/**
 * Whether single letters and signs steer a game, as they do until the reader turns that off: who speaks to the computer, or
 * presses keys by mistake, would set off what they did not mean (WCAG 2.1.4). Remembered on the device.
 */
const KEY = 'cabinet.letters';
const OFF = 'off';
/** What was chosen on this page, where nothing can be stored. */
let chosen: boolean | null = null;

export function lettersSteer(): boolean {
  if (chosen !== null) return chosen;
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    // Storage may be blocked altogether.
    return true;
  }
}

export function letLettersSteer(steer: boolean): void {
  chosen = steer;
  try {
    if (steer) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // It holds for this page.
  }
}
