import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { useFocusFallback } from '../use-focus-fallback.ts';

/** The card to which the tab key leads. */
const CARD = '.card-grid [tabindex="0"]';

/** What is due that is not entered with a card, and what takes the focus for it. */
const PLACES: Readonly<Record<string, string>> = { name: '.naming button', nothing: '.record-take button' };

/**
 * Leads the focus on: to the cards when somebody has begun, to the suits when a card asks for one, to the result at the
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
    const place = PLACES[due];
    if (active instanceof HTMLInputElement || sheet.current?.contains(active) !== true) return;
    if (place !== undefined) sheet.current.querySelector<HTMLElement>(place)?.focus();
  }, [due]);
}
