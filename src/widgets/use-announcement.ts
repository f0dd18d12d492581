import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Weight } from './announcement-log.ts';

/** How long somebody stays at a place before they are told of it, in milliseconds: who steps on wants to get elsewhere. */
export const STEPPING = 250;

export interface Telling {
  /** Changes whenever something is told anew, be it in the same words. What is only added to is not repeated. */
  readonly occasion: unknown;
  /** How much it matters, but for what happens in the game: that is more or less by itself. */
  readonly weight: Weight;
  /** Whether it comes in answer to the reader, and is said as soon as it is there. */
  readonly arrives?: boolean | undefined;
  /** How long the reader rests before it is said, in milliseconds. Who goes on before is not told. */
  readonly rest?: number | undefined;
}

interface Heard {
  readonly occasion: unknown;
  /** What has been said of it; null: what stands there now need not be. */
  said: readonly string[] | null;
}

/** Reads aloud what is drawn somewhere: each sentence once, as it appears. What the page had from the start is not read. */
export function useAnnouncement(
  root: RefObject<HTMLElement>,
  { occasion, weight, arrives = false, rest = 0 }: Telling,
): void {
  const heard = useRef<Heard | null>(null);
  useEffect(() => {
    const { current: before } = heard;
    const now: Heard =
      before !== null && before.occasion === occasion
        ? before
        : { occasion, said: before === null && !arrives ? null : [] };
    heard.current = now;
    const tell = () => {
      // A page is seen and used without; what reads aloud comes after it.
      void import('./announcement-log.ts').then(({ tellOf }) => {
        // What was to be told may have made way for something else meanwhile, which is told by itself.
        if (root.current === null || heard.current !== now) return;
        now.said = tellOf(root.current, weight, now.said);
      });
    };
    if (rest === 0) {
      tell();
      return;
    }
    const timer = setTimeout(tell, rest);
    return () => {
      clearTimeout(timer);
    };
  });
}
