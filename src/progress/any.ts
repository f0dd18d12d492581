import { browserStorage, storedText } from '#storage/web-storage';

/** The key under which a reader's progress stands in the browser's storage. */
export const PROGRESS_KEY = 'cabinet.progress';

/** Whether any progress is kept here, readable or not: a page of somebody who has none yet does without what reads it. */
export function hasProgress(): boolean {
  return storedText(browserStorage(), PROGRESS_KEY) != null;
}
