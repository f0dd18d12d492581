import { browserStorage, storedText, storeText } from './web-storage.ts';
import type { StoredItem } from './stored-item.ts';

/** A way that a reader wants all pages, remembered on the device. */
export interface Setting<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
}

/**
 * A setting that is kept under a key. Whatever stands there is read as some value, so that nothing has to be set aside; `otherwise` where
 * nothing does. Where nothing can be kept, what was chosen holds on the page.
 */
export function setting<Value>(item: StoredItem<Value>, otherwise: Value): Setting<Value> {
  let chosen: Value | null = null;
  const kept = () => {
    const text = storedText(browserStorage(), item.key);
    const found = text == null ? null : item.read(text);
    return found?.type === 'whole' ? found.value : otherwise;
  };
  return {
    get: () => chosen ?? kept(),
    set: (value) => {
      chosen = value;
      storeText(browserStorage(), item.key, item.write(value));
    },
  };
}
