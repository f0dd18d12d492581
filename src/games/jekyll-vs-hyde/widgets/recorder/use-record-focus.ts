import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Due } from '#games/jekyll-vs-hyde/record/record-due';
import { useFocusFallback } from '#widgets/use-focus-fallback.ts';

/** The card to which the tab key leads. */
const CARD = '.card-grid [tabindex="0"]';
const SUIT = '.naming button';
const RESULT = '.record-take button';

/**
 * Leads the focus on: to the cards when somebody has begun, to the suits when a Potion asks for one, to the result at the
 * end, and back to the cards from whatever is gone. Who types stays in the field.
 */
export function useRecordFocus(sheet: RefObject<HTMLElement>, due: Due['type'], begun: boolean): void {
  const go = (selector: string) => sheet.current?.querySelector<HTMLElement>(selector)?.focus();
  useFocusFallback(sheet, [CARD]);
  useEffect(() => {
    if (!begun) return;
    sheet.current?.scrollIntoView({ block: 'start' });
    sheet.current?.querySelector<HTMLElement>(CARD)?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const active = document.activeElement;
    if (active instanceof HTMLInputElement || sheet.current?.contains(active) !== true) return;
    if (due === 'name') go(SUIT);
    if (due === 'nothing') go(RESULT);
  }, [due]);
}
