/** How much of what happens at a table is read aloud by itself, to who listens. Remembered on the device. */
export const NARRATIONS = ['all', 'main', 'nothing'] as const;
export type Narration = (typeof NARRATIONS)[number];

const KEY = 'cabinet.narration';
/** Told to the page when the reader has chosen. */
const CHANGED = 'cabinet:narration';
/** What was chosen on this page, where nothing can be stored. */
let chosen: Narration | null = null;

export function narration(): Narration {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // Storage may be blocked altogether.
  }
  return chosen ?? NARRATIONS.find((one) => one === stored) ?? 'all';
}

export function narrate(how: Narration): void {
  chosen = how;
  try {
    localStorage.setItem(KEY, how);
  } catch {
    // It holds for this page.
  }
  dispatchEvent(new Event(CHANGED));
}

/** Calls back whenever the reader has chosen; what it gives ends that. */
export function onNarration(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  return () => {
    removeEventListener(CHANGED, changed);
  };
}
