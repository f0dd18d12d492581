import { useEffect, useState } from 'preact/hooks';

/** A text that a reader is writing, and how to change it. It is there again when they come back to the page in the same tab. */
export function useDraft(name: string): readonly [text: string, write: (text: string) => void] {
  const key = `cabinet.draft.${name}`;
  const [text, show] = useState('');
  useEffect(() => {
    try {
      show(sessionStorage.getItem(key) ?? '');
    } catch {
      // Where nothing can be kept, it lasts as long as the page.
    }
  }, []);
  const write = (next: string) => {
    show(next);
    try {
      sessionStorage.setItem(key, next);
    } catch {
      // As above; or it is too long to be kept.
    }
  };
  return [text, write];
}
