import { change, type StoredItem } from '#storage/stored-item';
import { browserStorage } from '#storage/web-storage';

/** Keeps on this device whether results are hidden. */
export function saveHideResultsSetting(slot: StoredItem<boolean>, hides: boolean): void {
  change(browserStorage(), slot, () => hides);
}
