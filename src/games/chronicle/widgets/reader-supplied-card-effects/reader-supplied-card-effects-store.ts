import {
  FILLED_IN_VERSION,
  NOTHING_FILLED_IN,
  readFilledIn,
  writeFilledIn,
  type FilledIn,
} from '#games/chronicle/rules/reader-supplied-card-effects';
import { parseJson } from '#kit/parse-json-reporting-duplicate-keys';
import * as storage from '#storage/stored-item';
import { isLater, type StorageProblem, type StoredItem } from '#storage/stored-item';
import { browserStorage } from '#storage/web-storage';
import { FILLED_IN_CHANGED, FILLED_IN_KEY } from './reader-supplied-card-effects-key.ts';

/** The reader's filled-in set in the browser's storage: the same text as in a file. */

export const FILLED_IN: StoredItem<FilledIn> = {
  key: FILLED_IN_KEY,
  read: (text) => {
    const set = readFilledIn(text);
    if (set.ok) return { type: 'whole', value: set.value };
    const parsed = parseJson(text);
    return { type: parsed.ok && isLater(parsed.value.json, FILLED_IN_VERSION) ? 'later' : 'damaged' };
  },
  write: writeFilledIn,
};

/** What the reader has filled in, and what is wrong with what is kept. */
export interface KeptSet {
  readonly set: FilledIn;
  readonly trouble: StorageProblem | null;
}

/** What was filled in on this page where nothing can be stored. */
let loose: FilledIn | null = null;

export function loadFilledInCards(): KeptSet {
  const { value, trouble } = storage.load(browserStorage(), FILLED_IN);
  return { set: loose ?? value ?? NOTHING_FILLED_IN, trouble };
}

/** Changes the set, and gives it. Where nothing can be stored the change holds as long as the page does. */
export function changeFilledInCards(make: (set: FilledIn) => FilledIn): KeptSet {
  const { value, trouble } = storage.change(browserStorage(), FILLED_IN, (kept) =>
    make(loose ?? kept ?? NOTHING_FILLED_IN),
  );
  loose = trouble === null || trouble === 'damaged' || trouble === 'mended' ? null : value;
  dispatchEvent(new Event(FILLED_IN_CHANGED));
  return { set: value, trouble };
}
