import { useEffect, useState } from 'preact/hooks';

/** How long nothing has to change before it is told, in milliseconds: longer than between two keys. */
const REST_MS = 700;

/** Tells a listener what has come of it once typing rests, and not of each key. */
export function StatusAfterTyping({ text }: { readonly text: string }) {
  const [told, tell] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      tell(text);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <p class="visually-hidden" role="status">
      {told}
    </p>
  );
}
