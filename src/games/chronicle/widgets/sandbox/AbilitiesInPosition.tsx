import { kindOf } from '#games/chronicle/rules/cards';
import { abilitiesBy, isNothing } from '#games/chronicle/rules/reader-supplied-card-effects';
import { handOf, seatsAt } from '#games/chronicle/rules/seats';
import type { Abilities } from '#games/chronicle/rules/ability-definitions';
import { SLOT_IDS } from '#games/chronicle/rules/ability-vocabulary';
import type { InGame } from '#games/chronicle/rules/state';
import { abilitiesUrl } from '#games/chronicle/widgets/fill-in-card-effects/link-to-abilities-page';
import { CardAbilityWithLink } from '#games/chronicle/widgets/reader-supplied-card-effects/CardAbilityWithLink.tsx';
import { useFilledInCards } from '#games/chronicle/widgets/reader-supplied-card-effects/use-reader-supplied-card-effects';
import { words as openSlots } from '#said/chronicle/unknown-card-effects';
import { words } from '#said/chronicle/sandbox-answers';

interface OpenSlotsOfPositionProps {
  readonly state: InGame;
  /** Makes the cards of the table do this. */
  readonly playBy: (abilities: Abilities) => void;
}

/** What the cards in hands and in the Meeting do at this table, or that it is open; and the way to what the reader has filled in. */
export function AbilitiesInPosition({ state, playBy }: OpenSlotsOfPositionProps) {
  const set = useFilledInCards();
  const cards = [
    ...seatsAt(state).flatMap((seat) => handOf(state, seat)),
    ...state.meeting.laid.map(({ card }) => card),
  ];
  const kinds = SLOT_IDS.filter((slot) => cards.some((card) => kindOf(card) === slot));
  const { abilities } = state.rulings;
  const own = abilitiesBy(set);
  if (kinds.length === 0) return null;
  return (
    <section class="open-slots">
      <h2>{words.slots.title}</h2>
      <ul>
        {kinds.map((kind) => (
          <li key={kind} data-slot={kind} data-open={abilities[kind] === undefined ? '' : undefined}>
            <CardAbilityWithLink slot={kind} abilities={abilities} />
          </li>
        ))}
      </ul>
      {!isNothing(set) && JSON.stringify(own) !== JSON.stringify(abilities) && (
        <p>
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              playBy(own);
            }}
          >
            {words.slots.playBy}
          </button>
        </p>
      )}
      <p>
        <a href={abilitiesUrl()}>{isNothing(set) ? openSlots.fillIn : openSlots.change}</a>
      </p>
    </section>
  );
}
