import {
  abilitiesBy,
  NOTHING_FILLED_IN,
  OPEN_SLOTS,
} from '#games/chronicle/rules/reader-supplied-card-effects';
import type { Slot } from '#games/chronicle/rules/ability-definitions';
import { words } from '#said/chronicle/unknown-card-effects';
import { abilitiesUrl } from '../fill-in-card-effects/link-to-abilities-page.ts';
import { CardAbilityWithLink } from '../reader-supplied-card-effects/CardAbilityWithLink.tsx';
import { useFilledInCards } from '../reader-supplied-card-effects/use-reader-supplied-card-effects.ts';

interface OpenSlotsProps {
  /** Which slots; all that are open where none are named. */
  readonly slots?: readonly Slot[] | undefined;
}

/**
 * The open slots as the reader has them: that each is open, or the sentence that was filled in; and the way to fill them in. In the
 * HTML of the page, before anything is known of the reader, each is open.
 */
export function UnknownCardEffectsList({ slots = OPEN_SLOTS }: OpenSlotsProps) {
  const set = useFilledInCards();
  return (
    <div class="open-slots">
      <ul>
        {slots.map((slot) => (
          <li key={slot} data-slot={slot} data-open={set.abilities[slot] === undefined ? '' : undefined}>
            <CardAbilityWithLink slot={slot} abilities={abilitiesBy(set)} />
          </li>
        ))}
      </ul>
      <p>
        <a href={abilitiesUrl(slots.length === 1 ? slots[0] : undefined)}>
          {set === NOTHING_FILLED_IN ? words.fillIn : words.change}
        </a>
      </p>
    </div>
  );
}
