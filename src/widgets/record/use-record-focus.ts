import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { useFocusFallback } from '../use-focus-fallback.ts';

/** The card to which the tab key leads. */
const CARD = '.card-grid [tabindex="0"]';

/** What lies over the cards to be chosen, and what is left to do when the game is over. */
const CHOICE = '.naming :is(select, button)';
const TAKE = '.record-take button';

/**
 * Leads the focus on: to the cards when somebody has begun, to what is to be chosen without one, to the result at the
 * end, and back to the cards from whatever is gone. Who types stays in the field.
 */
export function useRecordFocus(sheet: RefObject<HTMLElement>, due: string, begun: boolean): void {
  useFocusFallback(sheet, [CARD]);
  useEffect(() => {
    if (!begun) return;
    sheet.current?.scrollIntoView({ block: 'start' });
    sheet.current?.querySelector<HTMLElement>(CARD)?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const active = document.activeElement;
    if (active instanceof HTMLInputElement || sheet.current?.contains(active) !== true) return;
    const isOver = due === 'nothing';
    // What lies over the cards, one of which was just pressed, is in sight: nothing moves for it.
    sheet.current.querySelector<HTMLElement>(isOver ? TAKE : CHOICE)?.focus({ preventScroll: !isOver });
  }, [due]);
}
