import { useEffect, useRef } from 'preact/hooks';
import { words as drill } from '#said/drill';
import { siteUrl } from '../site-url.ts';

interface ContinueOrStopSessionProps {
  readonly game: string;
  readonly more: () => void;
}

/** To go on, or to leave it at that. */
export function ContinueOrStopSession({ game, more }: ContinueOrStopSessionProps) {
  const root = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <p class="actions" ref={root}>
      <button type="button" class="button" data-primary onClick={more}>
        {drill.more}
      </button>
      <a class="button quiet" href={siteUrl(`/${game}/`)}>
        {drill.enough}
      </a>
    </p>
  );
}
