import { useEffect, useState } from 'preact/hooks';
import { browserShelf } from '#storage/shelf';
import { aside, dropAside, type Place } from '#storage/slot';
import { words as site } from '#said/site';
import { saveFile } from './save-file.ts';

interface SetAsideProps {
  readonly slot: Place;
  /** What it is. */
  readonly said: string;
  /** Anything that changes when something may have been set aside. */
  readonly since?: unknown;
}

/** Says that something could not be read and was set aside, until the reader throws it away. */
export function SetAside({ slot, said, since }: SetAsideProps) {
  const [text, show] = useState<string | null>(null);
  const { progress: words } = site;
  useEffect(() => {
    show(aside(browserShelf(), slot));
  }, [since]);
  if (text === null) return null;
  return (
    <div class="warning">
      <p>{said}</p>
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          saveFile('cabinet-set-aside.txt', text);
        }}
      >
        {words.saveDamaged}
      </button>{' '}
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          dropAside(browserShelf(), slot);
          show(null);
        }}
      >
        {words.dropDamaged}
      </button>
    </div>
  );
}
