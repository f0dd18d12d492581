import { useEffect, useRef, useState } from 'preact/hooks';
import { abilitiesBy, OPEN_SLOTS, type FilledIn } from '#games/chronicle/rules/reader-supplied-card-effects';
import {
  abilityOf,
  SLOTS,
  type EffectId,
  type Slot,
  type Spelled,
} from '#games/chronicle/rules/ability-definitions';
import { CHOOSERS, choosersOf, EFFECTS, shortest, TIMES } from '#games/chronicle/rules/ability-vocabulary';
import { abilities as said } from '#said/chronicle/ability-effects-and-choices';
import { words } from '#said/chronicle/fill-in-card-effects-page';
import { words as game } from '#said/chronicle/names';
import { spelled } from '#said/chronicle/ability-sentences';
import { SelectField } from '#widgets/sandbox/SelectField.tsx';
import { useLazyComponent } from '#widgets/use-lazy-component.ts';
import { CardAbilityText } from '../reader-supplied-card-effects/CardAbilityText.tsx';

interface SlotEditorProps {
  readonly slot: Slot;
  readonly set: FilledIn;
  /** Fills the slot in; with null it is open again. */
  readonly fill: (ability: EffectId | Spelled | null) => void;
}

/** A kind of card with the sentence of what it does; opened, the choices that make the sentence, and a scene that plays it. */
export function CardAbilityEditor({ slot, set, fill }: SlotEditorProps) {
  const root = useRef<HTMLDetailsElement>(null);
  const [open, show] = useState(false);
  const id = `slot-${slot}`;
  useEffect(() => {
    const look = () => {
      if (location.hash === `#${id}`) show(true);
    };
    look();
    addEventListener('hashchange', look);
    return () => {
      removeEventListener('hashchange', look);
    };
  }, []);
  const abilities = abilitiesBy(set);
  const ability = abilityOf(abilities, slot);
  const isOpen = OPEN_SLOTS.includes(slot);
  const Scene = useLazyComponent(open && ability !== null, () => import('./AbilityScenePlayer.tsx'));
  return (
    <details
      class="slot"
      id={id}
      ref={root}
      name="slot"
      open={open}
      data-open={ability === null ? '' : undefined}
      onToggle={({ currentTarget }) => {
        show(currentTarget.open);
      }}
    >
      <summary>
        <strong class="slot-kind">{game.kinds[slot]}</strong>{' '}
        <span>
          <CardAbilityText kind={slot} abilities={abilities} />
        </span>
      </summary>
      {open && (
        <>
          {/* The sentence in the summary is read by who looks; this tells it as it changes. */}
          <p role="status" class="visually-hidden">
            <CardAbilityText kind={slot} abilities={abilities} />
          </p>
          {isOpen ? <Choices slot={slot} ability={ability} fill={fill} /> : <p>{words.known}</p>}
          {ability !== null && Scene !== null && (
            <Scene key={JSON.stringify(ability)} slot={slot} ability={ability} />
          )}
        </>
      )}
    </details>
  );
}

interface ChoicesProps extends Pick<SlotEditorProps, 'slot' | 'fill'> {
  readonly ability: Required<Spelled> | null;
}

/** What the card does, when, and who chooses. */
function Choices({ slot, ability, fill }: ChoicesProps) {
  const printed = SLOTS[slot].time;
  const write = (change: Partial<Required<Spelled>>) => {
    const before = ability ?? {
      effect: 'nothing',
      time: printed === 'open' ? 'played' : printed,
      chooser: 'owner',
    };
    const next: Required<Spelled> = { ...before, ...change };
    fill(
      shortest(slot, choosersOf(next.effect).includes(next.chooser) ? next : { ...next, chooser: 'owner' }),
    );
  };
  return (
    <div class="fields" role="group" aria-label={game.kinds[slot]}>
      <SelectField
        label={words.effect}
        options={[null, ...EFFECTS]}
        chosen={ability?.effect ?? null}
        say={(effect) => (effect === null ? words.open : said.effects[effect])}
        choose={(effect) => {
          if (effect === null) fill(null);
          else write({ effect });
        }}
      />
      {ability !== null && (
        <SelectField
          label={words.time}
          options={TIMES}
          chosen={ability.time}
          say={(time) => (time === printed ? words.printed(time) : spelled.times[time])}
          choose={(time) => {
            write({ time });
          }}
        />
      )}
      {ability !== null && choosersOf(ability.effect).length > 1 && (
        <SelectField
          label={words.chooser}
          options={CHOOSERS}
          chosen={ability.chooser}
          say={(chooser) => spelled.choosers[chooser]}
          choose={(chooser) => {
            write({ chooser });
          }}
        />
      )}
    </div>
  );
}
