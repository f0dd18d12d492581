import type { StoredItem } from '#storage/stored-item';

/** Whether a reader wants each lesson as one page, and not a step at a time. Remembered on the device. */
export const READS_WHOLE: StoredItem<boolean> = {
  key: 'cabinet.reading',
  read: (text) => ({ type: 'whole', value: text === 'whole' }),
  write: (whole) => (whole ? 'whole' : 'steps'),
};

/**
 * The script at the head of a lesson: the page shows one step unless the reader has chosen otherwise. Where nothing can be kept,
 * nothing was chosen.
 */
export const READS_IN_STEPS = `try{var whole=localStorage.getItem('${READS_WHOLE.key}')==='whole'}catch{}document.documentElement.toggleAttribute('data-steps',!whole)`;

/** The same as an element: Astro would make a module of one that stands in a component, and run it late. */
export const EARLY_SCRIPT = `<script>${READS_IN_STEPS}</script>`;
