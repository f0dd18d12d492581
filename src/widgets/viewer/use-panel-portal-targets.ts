import { useState } from 'preact/hooks';
import type { PanelPlaces } from './panel-and-tab-types.ts';

/** The places on the stage that panels fill, as far as they are there, and the `ref` of each. */
export function usePanelPortalTargets(): {
  readonly places: PanelPlaces;
  readonly refs: { readonly [Name in keyof PanelPlaces]: (element: HTMLElement | null) => void };
} {
  const [hand, setHand] = useState<HTMLElement | null>(null);
  const [told, setTold] = useState<HTMLElement | null>(null);
  const [course, setCourse] = useState<HTMLElement | null>(null);
  const [line, setLine] = useState<HTMLElement | null>(null);
  const [note, setNote] = useState<HTMLElement | null>(null);
  return {
    places: { hand, told, course, note, line },
    refs: { hand: setHand, told: setTold, course: setCourse, note: setNote, line: setLine },
  };
}
