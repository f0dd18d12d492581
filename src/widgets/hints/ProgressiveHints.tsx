import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '#said/hints';
import { ButtonBelowTable } from '../stage/ButtonBelowTable.tsx';

/** What can be told of an answer that is to be found, each telling more, such as the rule that matters; the last is the answer. */
export type Hints = readonly [first: ComponentChildren, second: ComponentChildren, answer: ComponentChildren];

export interface HintsAsked {
  /** How many hints were given, 0 to 3. */
  readonly given: number;
  /** Gives the next one. */
  readonly ask: () => void;
}

const MOST = 3;

/** How many hints were asked for, from none on for each `subject`; `onFirst` hears of the first one, which counts as help. */
export function useProgressiveHints(subject: unknown, onFirst: () => void = () => undefined): HintsAsked {
  const [asked, set] = useState({ subject, count: 0 });
  const given = asked.subject === subject ? asked.count : 0;
  return {
    given,
    ask: () => {
      if (given === MOST) return;
      if (given === 0) onFirst();
      set({ subject, count: given + 1 });
    },
  };
}

/** What fades at the edges of a room that scrolls, in pixels. */
const FADED = 24;

/**
 * Shows the hints that were given, the last one first, for that is what was asked for. Nothing where none was. In a room where more may
 * stand than it shows, that one comes into view; only the room scrolls.
 */
export function GivenHints({ given, hints }: Pick<HintsAsked, 'given'> & { readonly hints: () => Hints }) {
  const last = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const room = last.current?.closest('.stage-told');
    if (last.current === null || room == null) return;
    const [hint, edges] = [last.current, room].map((part) => part.getBoundingClientRect());
    if (hint === undefined || edges === undefined) return;
    const below = Math.max(0, hint.bottom + FADED - edges.bottom);
    room.scrollTop += Math.min(below, hint.top - FADED - edges.top);
  }, [given]);
  if (given === 0) return null;
  const all = hints().slice(0, given).toReversed();
  return (
    <>
      {all.map((hint, index) => (
        <p key={given - index} class="hint" {...(index === 0 && { ref: last })}>
          {hint}
        </p>
      ))}
    </>
  );
}

/** Shows the last hint alone where there is room for one. Nothing where none was asked for. */
export function GivenHint({ given, hints }: Pick<HintsAsked, 'given'> & { readonly hints: () => Hints }) {
  if (given === 0) return null;
  return <p class="hint">{hints()[given - 1]}</p>;
}

interface HintButtonProps extends HintsAsked {
  /** Whether what is answered after a hint is asked again: that is said before the first. */
  readonly counts?: boolean;
}

/** Asks for one hint, and for the next one. */
export function HintButton({ given, ask, counts = false }: HintButtonProps) {
  return (
    <>
      <ButtonBelowTable barred={given === MOST} press={ask}>
        {words.ask}
      </ButtonBelowTable>
      {counts && given === 0 && <span class="hint-counts">{words.counts}</span>}
    </>
  );
}
