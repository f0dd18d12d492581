import { abilitiesBy, NOTHING_FILLED_IN, OPEN_SLOTS } from '#games/chronicle/rules/filled-in-cards';
import { GAME_ID } from '#games/chronicle/rules/game-id';
import type { Slot } from '#games/chronicle/rules/ability-slots';
import { words } from '#said/chronicle/open-slots';
import { gameUrl } from '#widgets/game-url.ts';
import { SlotText } from './SlotText.tsx';
import { useFilledIn } from './use-filled-in.ts';

interface OpenSlotsProps {
  /** Which slots; all that are open where none are named. */
  readonly slots?: readonly Slot[] | undefined;
}

/**
 * The open slots as the reader has them: that each is open, or the sentence that was filled in; and the way to fill them in. In the
 * HTML of the page, before anything is known of the reader, each is open.
 */
export function OpenSlots({ slots = OPEN_SLOTS }: OpenSlotsProps) {
  const set = useFilledIn();
  return (
    <div class="open-slots">
      <ul>
        {slots.map((slot) => (
          <li key={slot} data-slot={slot} data-open={set.abilities[slot] === undefined ? '' : undefined}>
            <SlotText kind={slot} abilities={abilitiesBy(set)} />
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

/** The page on which open slots are filled in, at one of them where it is named. */
export function abilitiesUrl(slot?: Slot): string {
  return gameUrl(GAME_ID, `/abilities/${slot === undefined ? '' : `#slot-${slot}`}`);
}
